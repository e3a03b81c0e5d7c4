import { NO_STAR, PRIZES, withNumber } from './lottery-ticket.ts';

describe('a ticket of the lottery', () => {
  it('is marked with five numbers at most', () => {
    const five = { numbers: [1, 2, 3, 4, 5], star: NO_STAR };
    expect(withNumber({ numbers: [], star: 2 }, 36)).toEqual({ numbers: [36], star: 2 });
    expect(withNumber(five, 6)).toBe(five);
    expect(withNumber(five, 3).numbers).toEqual([1, 2, 4, 5]);
  });

  it('has nine prizes', () => {
    expect(PRIZES.map(({ hits, hasStar, prizeMilli }) => [hits, hasStar, prizeMilli])).toEqual([
      [5, true, 10_000_000],
      [5, false, 5_000_000],
      [4, true, 2_000_000],
      [4, false, 270_000],
      [3, true, 70_000],
      [3, false, 10_000],
      [2, true, 5_000],
      [2, false, 1_500],
      [1, true, 500],
    ]);
  });
});
