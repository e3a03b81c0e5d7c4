import { lotteryOf, type Lottery } from '@paddock/games/lotto';

import {
  entryOf,
  isFull,
  marksByChance,
  missingOf,
  NO_MARKS,
  picksOf,
  toggled,
  type Marks,
} from './marks.ts';

const named = (code: string): Lottery => {
  const lottery = lotteryOf(code);
  if (lottery === undefined) throw new Error(`no lottery ${code}`);
  return lottery;
};
const marked = (...numbers: number[]): Marks => ({ ...NO_MARKS, numbers });

describe('a field that is being marked', () => {
  it('marks a number, takes its mark away, and keeps them in order', () => {
    const lottery = named('6-45');
    const marks = [9, 3, 40, 3].reduce((of, number) => toggled(lottery, of, 'numbers', number), NO_MARKS);
    expect(marks.numbers).toEqual([9, 40]);
  });

  it('takes no more than a system may have', () => {
    const lottery = named('6-45');
    const full = marked(...Array.from({ length: 14 }, (_, at) => at + 1));
    expect(isFull(lottery, full, 'numbers')).toBe(true);
    expect(toggled(lottery, full, 'numbers', 30)).toBe(full);
    expect(toggled(lottery, full, 'numbers', 14).numbers).toHaveLength(13);
  });

  it('is a line as soon as nothing of it is missing, bonus balls too', () => {
    const lottery = named('5-50');
    const marks = marked(1, 2, 3, 4, 5);
    expect([missingOf(lottery, marks), entryOf(lottery, marks)]).toEqual([2, undefined]);
    const whole = { ...marks, bonus: [7, 12] };
    expect(missingOf(lottery, whole)).toBe(0);
    expect(entryOf(lottery, whole)).toEqual({ picks: 5, numbers: [1, 2, 3, 4, 5], bonus: [7, 12] });
  });

  it('of keno is as long as it is marked, and a system beyond the longest line or that which was chosen', () => {
    const keno = named('keno');
    expect(picksOf(keno, NO_MARKS)).toBe(1);
    expect(picksOf(keno, marked(4, 5, 6))).toBe(3);
    expect(picksOf(keno, marked(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))).toBe(10);
    expect(picksOf(keno, { ...marked(4, 5, 6), picks: 2 })).toBe(2);
  });

  it('falls by chance with as many numbers as were marked, and a line at least', () => {
    const first = (): number => 0;
    expect(marksByChance(named('6-49'), NO_MARKS, first).numbers).toEqual([1, 2, 3, 4, 5, 6]);
    expect(marksByChance(named('6-49'), marked(1, 2, 3, 4, 5, 6, 7, 8), first).numbers).toHaveLength(8);
    expect(marksByChance(named('keno'), NO_MARKS, first).numbers).toHaveLength(6);
    expect(marksByChance(named('keno'), marked(8, 9), (count) => count - 1).numbers).toEqual([79, 80]);
    expect(marksByChance(named('5-50'), NO_MARKS, first).bonus).toEqual([1, 2]);
  });
});
