import { friendStep } from './friend-step.ts';

describe('the step a friend is at', () => {
  it.each([
    ['registered', 'open', false, false],
    ['deposited', 'open', true, false],
    // Bonus money aside, who has staked has paid in, unless it was in a currency without a rate.
    ['staked', 'open', false, true],
    ['done', 'open', true, true],
    ['paid', 'paid', true, true],
    ['refused', 'refused', true, true],
    ['taken-back', 'taken-back', false, true],
  ] as const)('is %s for one who is %s', (step, state, hasDeposited, hasStaked) => {
    expect(friendStep({ state, hasDeposited, hasStaked })).toBe(step);
  });
});
