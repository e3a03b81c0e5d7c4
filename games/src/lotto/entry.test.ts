import { readEntries, readEntry, linesOf, linesOfAll } from './entry.ts';
import { lotteryOf } from './lotteries.ts';

const SIX = lotteryOf('6-45')!;
const BONUS = lotteryOf('5-50')!;
const KENO = lotteryOf('keno')!;
const line = { picks: 6, numbers: [45, 1, 7, 3, 9, 12], bonus: [] };

describe('what is marked', () => {
  it('is read in one way, its numbers ascending', () => {
    expect(readEntry(SIX, line)).toEqual({ picks: 6, numbers: [1, 3, 7, 9, 12, 45], bonus: [] });
    expect(readEntry(BONUS, { picks: 5, numbers: [5, 4, 3, 2, 1], bonus: [12, 1] })).toEqual({
      ...{ picks: 5, numbers: [1, 2, 3, 4, 5], bonus: [1, 12] },
    });
  });

  it('costs as many lines as its systems have', () => {
    const system = readEntry(SIX, { ...line, numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9] })!;
    expect(linesOf(SIX, system)).toBe(84n);
    const balls = readEntry(BONUS, { picks: 5, numbers: [1, 2, 3, 4, 5, 6, 7], bonus: [1, 2, 3] })!;
    expect(linesOf(BONUS, balls)).toBe(63n);
    const spots = readEntry(KENO, { picks: 2, numbers: [1, 2, 3, 4], bonus: [] })!;
    expect(linesOf(KENO, spots)).toBe(6n);
    expect(linesOfAll(SIX, [system, readEntry(SIX, line)!])).toBe(85n);
  });

  it.each([
    [SIX, null],
    [SIX, { ...line, picks: 5 }],
    [SIX, { ...line, picks: 6.5 }],
    [SIX, { ...line, numbers: [1, 2, 3, 4, 5] }],
    [SIX, { ...line, numbers: [1, 2, 3, 4, 5, 5] }],
    [SIX, { ...line, numbers: [1, 2, 3, 4, 5, 46] }],
    [SIX, { ...line, numbers: [0, 2, 3, 4, 5, 6] }],
    [SIX, { ...line, numbers: ['1', 2, 3, 4, 5, 6] }],
    [SIX, { ...line, numbers: Array.from({ length: 15 }, (_, at) => at + 1) }],
    [SIX, { ...line, bonus: [1] }],
    [SIX, { ...line, more: 1 }],
    [BONUS, { picks: 5, numbers: [1, 2, 3, 4, 5], bonus: [1] }],
    [BONUS, { picks: 5, numbers: [1, 2, 3, 4, 5], bonus: [1, 13] }],
    [KENO, { picks: 11, numbers: Array.from({ length: 11 }, (_, at) => at + 1), bonus: [] }],
    [KENO, { picks: 3, numbers: [1, 2], bonus: [] }],
  ])('is refused where it is none of the lottery', (lottery, value) => {
    expect(readEntry(lottery, value)).toBeUndefined();
  });

  it('has one field at least and ten at most, each of them right', () => {
    expect(readEntries(SIX, [])).toBeUndefined();
    expect(readEntries(SIX, line)).toBeUndefined();
    expect(readEntries(SIX, [line, { ...line, picks: 5 }])).toBeUndefined();
    expect(readEntries(SIX, Array(11).fill(line))).toBeUndefined();
    expect(readEntries(SIX, Array(10).fill(line))).toHaveLength(10);
  });
});
