import { DRAWS, pick, pickDifferent } from './picks.ts';

describe('picking by numbers', () => {
  it('gives each of the things the numbers of its own stretch', () => {
    for (const count of [2, 37, 52]) {
      for (let at = 0; at < count; at++) {
        const first = Number((BigInt(at) * BigInt(DRAWS) + BigInt(count - 1)) / BigInt(count));
        expect(pick(first, count)).toBe(at);
        if (at > 0) expect(pick(first - 1, count)).toBe(at - 1);
      }
      expect(pick(DRAWS - 1, count)).toBe(count - 1);
    }
  });

  it('takes different ones from the list of what is left', () => {
    const half = DRAWS / 2;
    const draws = [0, half, DRAWS - 1, 0];
    expect(pickDifferent((index) => draws[index] ?? 0, 0, 4, 5)).toEqual([0, 3, 4, 1]);
  });

  it('begins at the number it is told', () => {
    const draws = [DRAWS - 1, 0, 0];
    expect(pickDifferent((index) => draws[index] ?? 0, 1, 2, 3)).toEqual([0, 1]);
  });
});
