import { linesOf, offeredSystems } from './coupon-system.ts';

describe('systems of a coupon', () => {
  it('are each size of a line between singles and all, and the covers of so many legs', () => {
    const named = (legCount: number) =>
      offeredSystems(legCount).map(({ folds, cover, lineCount }) => [cover ?? folds.join(), lineCount]);
    expect(named(2)).toEqual([]);
    expect(named(3)).toEqual([
      ['2', 3],
      ['trixie', 4],
      ['patent', 7],
    ]);
    expect(named(4)).toEqual([
      ['2', 6],
      ['3', 4],
      ['yankee', 11],
      ['lucky-15', 15],
    ]);
    expect(named(9)).toHaveLength(7);
  });

  it('stay what was chosen while it is offered, else are doubles, and one line of too few legs', () => {
    expect(linesOf([2, 3], 3).folds).toEqual([2, 3]);
    expect(linesOf([2, 3], 4).folds).toEqual([2]);
    expect(linesOf([2], 2).folds).toEqual([2]);
    expect(linesOf([2], 1).folds).toEqual([1]);
  });
});
