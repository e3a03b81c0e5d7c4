import { armOf } from './assignment.ts';

const ARMS = ['a', 'b'] as const;
const ids = Array.from({ length: 10_000 }, (_each, at) => `visitor-${at}`);

describe('the arm of a visitor', () => {
  it('is half and half, and the same whenever it is asked for [S4-22]', () => {
    const first = ids.map((id) => armOf({ salt: 'one', arms: ARMS }, id));
    const share = first.filter((arm) => arm === 'a').length / ids.length;
    // Five standard deviations of a fair coin.
    expect(Math.abs(share - 0.5)).toBeLessThan(0.025);
    expect(ids.map((id) => armOf({ salt: 'one', arms: ARMS }, id))).toEqual(first);
  });

  it('says nothing of the arm in another experiment', () => {
    const both = ids.filter(
      (id) =>
        armOf({ salt: 'one', arms: ARMS }, id) === 'a' && armOf({ salt: 'two', arms: ARMS }, id) === 'a',
    );
    expect(Math.abs(both.length / ids.length - 0.25)).toBeLessThan(0.022);
  });
});
