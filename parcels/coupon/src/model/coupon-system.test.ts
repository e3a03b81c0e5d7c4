import { linesOf, mayAddBanker, offeredSystems } from './coupon-system.ts';

describe('systems of a coupon', () => {
  const named = (freeCount: number, bankerCount?: number) =>
    offeredSystems(freeCount, bankerCount).map(({ folds, cover, lineCount }) => [
      cover ?? folds.join(),
      lineCount,
    ]);
  const ids = (count: number) => ['a', 'b', 'c', 'd', 'e'].slice(0, count);
  const chosen = (folds: readonly number[], bankers: readonly string[] = []) => ({ folds, bankers });

  it('are each size of a line between singles and all, and the covers of so many legs', () => {
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

  it('beside a banker begin with one of the others, and have no names', () => {
    expect(named(2, 1)).toEqual([['1', 2]]);
    expect(named(3, 1)).toEqual([
      ['1', 3],
      ['2', 3],
      ['2,3', 4],
      ['1,2,3', 7],
    ]);
  });

  it('stay what was chosen while it is offered, else are the first, and one line of too few legs', () => {
    expect(linesOf(chosen([2, 3]), ids(3)).folds).toEqual([2, 3]);
    expect(linesOf(chosen([2, 3]), ids(4)).folds).toEqual([2]);
    expect(linesOf(chosen([2]), ids(2)).folds).toEqual([2]);
    expect(linesOf(chosen([2]), ids(1)).folds).toEqual([1]);
  });

  it('name bankers by their places among the legs that can be bet on', () => {
    expect(linesOf(chosen([2], ['b', 'gone']), ids(4))).toEqual({ bankers: [1], folds: [2] });
    expect(linesOf(chosen([2], ['b']), ids(3))).toEqual({ bankers: [1], folds: [1] });
  });

  it('have no bankers where nothing would be left to choose', () => {
    expect(linesOf(chosen([2], ['a', 'b']), ids(3))).toEqual({ bankers: [], folds: [2] });
    expect(mayAddBanker({ bankers: [0] }, 4)).toBe(true);
    expect(mayAddBanker({ bankers: [0] }, 3)).toBe(false);
  });
});
