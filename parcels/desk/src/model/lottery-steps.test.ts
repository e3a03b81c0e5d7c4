import { isPublicValue, lotterySteps } from './lottery-steps.ts';

const WAITING = { phase: 'closed', publicValue: null, valueSource: 'drand round 4711' } as const;

describe('what can be decided about a draw of a lottery', () => {
  it('is its public value once its sales are closed, and to give stakes back until it has one', () => {
    expect(lotterySteps(WAITING)).toEqual(['value', 'void']);
    expect(lotterySteps({ ...WAITING, phase: 'open' })).toEqual(['void']);
    expect(lotterySteps({ ...WAITING, phase: 'drawn', publicValue: 'abc' })).toEqual([]);
    expect(lotterySteps({ ...WAITING, phase: 'void' })).toEqual([]);
  });

  it('is no value where a stand-in is found by itself', () => {
    expect(lotterySteps({ ...WAITING, valueSource: 'stand-in of a development site' })).toEqual(['void']);
  });

  it('takes a value in the characters it was published in', () => {
    expect(isPublicValue('0123456789abcdef')).toBe(true);
    expect(isPublicValue('0123456789abcde')).toBe(false);
    expect(isPublicValue('0123456789abcdef ')).toBe(false);
  });
});
