import { isPublicValue, lotterySteps } from './lottery-steps.ts';

const WAITING = {
  phase: 'closed',
  publicValue: null,
  valueSource: 'drand round 4711',
  beacon: null,
} as const;

describe('what can be decided about a draw of a lottery', () => {
  it('is its public value once its sales are closed, and to give stakes back until it has one', () => {
    expect(lotterySteps(WAITING, null)).toEqual(['value', 'void']);
    expect(lotterySteps({ ...WAITING, phase: 'open' }, null)).toEqual(['void']);
    expect(lotterySteps({ ...WAITING, phase: 'drawn', publicValue: 'abc' }, null)).toEqual([]);
    expect(lotterySteps({ ...WAITING, phase: 'void' }, null)).toEqual([]);
  });

  it('is no value where a stand-in is found by itself', () => {
    expect(lotterySteps({ ...WAITING, valueSource: 'stand-in of a development site' }, null)).toEqual([
      'void',
    ]);
  });

  it('is no value where it is fetched, unless its source is silent for long', () => {
    const beacon = { url: 'https://beacon.example/public/41', round: 41, atMs: 1_000, fetchedAtMs: null };
    expect(lotterySteps({ ...WAITING, beacon }, null)).toEqual(['void']);
    expect(lotterySteps({ ...WAITING, beacon }, 1_000)).toEqual(['value', 'void']);
  });

  it('takes a value in the characters it was published in', () => {
    expect(isPublicValue('0123456789abcdef')).toBe(true);
    expect(isPublicValue('0123456789abcde')).toBe(false);
    expect(isPublicValue('0123456789abcdef ')).toBe(false);
  });
});
