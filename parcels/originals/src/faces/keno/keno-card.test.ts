import { KENO } from '@paddock/games/keno';

import { kenoEnds, luckyNumbers, withMark } from './keno-card.ts';

const EMPTY = { numbers: [], risk: 'classic' } as const;

describe('the card of keno', () => {
  it('is marked and unmarked by presses, ten numbers at most, and in order', () => {
    const two = [7, 3].reduce(withMark, EMPTY);
    expect(two.numbers).toEqual([3, 7]);
    expect(withMark(two, 3).numbers).toEqual([7]);
    const ten = Array.from({ length: 10 }, (_, at) => at + 1).reduce(withMark, EMPTY);
    expect(withMark(ten, 11)).toBe(ten);
    expect(KENO.readBet(1n, ten)).toBeDefined();
  });

  it('is marked by luck with different numbers', () => {
    expect(luckyNumbers(3, () => 0)).toEqual([1, 2, 3]);
    expect(luckyNumbers(10, (count) => count - 1)).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
  });

  it('has the ends of its rules', () => {
    const choice = { numbers: [1, 2], risk: 'low' } as const;
    const { num, den } = KENO.returnOf(choice);
    const ends = kenoEnds(choice);
    const ways = ends.reduce((sum, [count]) => sum + count, 0n);
    const paid = ends.reduce((sum, [count, milli]) => sum + count * BigInt(milli), 0n);
    expect(paid * den).toBe(num * ways * 1000n);
  });
});
