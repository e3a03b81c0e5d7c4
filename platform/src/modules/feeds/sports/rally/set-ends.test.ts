import { homeWins, setEnds } from './set-ends.ts';

const sum = (chances: readonly { readonly chance: number }[]) =>
  chances.reduce((all, { chance }) => all + chance, 0);
const chanceOf = (ends: ReturnType<typeof setEnds>, home: number, away: number) =>
  ends.find(({ points }) => points[0] === home && points[1] === away)?.chance;

describe('how a set can end', () => {
  it('is a chance of each score, which sum to one', () => {
    const ends = setEnds(0.52, 11, [0, 0]);
    expect(sum(ends)).toBeCloseTo(1, 12);
    expect(chanceOf(ends, 11, 0)).toBeCloseTo(0.52 ** 11, 8);
    // Ten of the first nineteen points, the last to the home side: C(19, 9).
    expect(chanceOf(ends, 11, 9)).toBeCloseTo(92_378 * 0.52 ** 11 * 0.48 ** 9, 8);
    expect(chanceOf(ends, 11, 10)).toBeUndefined();
  });

  it('is one ahead at the most points there are', () => {
    const ends = setEnds(0.6, 21, [28, 28], 30);
    expect(ends.map(({ points }) => points.join(':')).toSorted()).toEqual([
      '28:30',
      '29:30',
      '30:28',
      '30:29',
    ]);
    expect(chanceOf(ends, 30, 28)).toBeCloseTo(0.36, 10);
    // A point each in two orders, and the one that ends it.
    expect(chanceOf(ends, 30, 29)).toBeCloseTo(2 * 0.6 * 0.4 * 0.6, 10);
    expect(setEnds(0.6, 21, [29, 29], 30)).toHaveLength(2);
  });

  it('is fair where points are, and certain where they are not', () => {
    expect(homeWins(setEnds(0.5, 25, [0, 0]))).toBeCloseTo(0.5, 10);
    expect(homeWins(setEnds(0.5, 25, [24, 24]))).toBeCloseTo(0.5, 10);
    // Two ahead from level: p² of p² + q².
    expect(homeWins(setEnds(0.6, 25, [24, 24]))).toBeCloseTo(0.36 / 0.52, 6);
    expect(homeWins(setEnds(0.6, 25, [24, 23]))).toBeCloseTo(0.6 + (0.4 * 0.36) / 0.52, 6);
  });
});
