import { DAY_MS } from '@paddock/contract';

import { showsTwoFactorPrompt } from './two-factor-prompt.ts';

describe('the offer of a second step [S3-24]', () => {
  const facts = {
    nowMs: 1_000 * DAY_MS,
    registeredAtMs: 0,
    hasSecondStep: false,
    dismissals: 0,
    dismissedAtMs: null,
  };
  const dismissed = (dismissals: number, daysAgo: number) => ({
    ...facts,
    dismissals,
    dismissedAtMs: facts.nowMs - daysAgo * DAY_MS,
  });

  it.each([
    ['to a player without one', facts, true],
    ['not to one who has one', { ...facts, hasSecondStep: true }, false],
    ['not on the first day', { ...facts, registeredAtMs: facts.nowMs - DAY_MS + 1 }, false],
    ['not within 30 days of a no', dismissed(1, 29), false],
    ['30 days after a no', dismissed(1, 30), true],
    ['not within 60 days of the second no', dismissed(2, 59), false],
    ['60 days after the second no', dismissed(2, 60), true],
    ['never after the third', dismissed(3, 900), false],
  ])('%s', (_name, given, shown) => {
    expect(showsTwoFactorPrompt(given)).toBe(shown);
  });
});
