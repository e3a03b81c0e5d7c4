import { bonusChoiceIn } from './bonus-choice.ts';

describe('the bonus a registration chooses [S3-34]', () => {
  const bonuses = ['first-deposit'];
  const chosen = (choice: string | undefined) =>
    bonusChoiceIn(choice === undefined ? {} : { first_deposit_bonus_choice: choice }, { bonuses });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['none', 'none'],
    ['first-deposit', 'first-deposit'],
  ])('%p is %p', (choice, kept) => {
    expect(chosen(choice)).toBe(kept);
  });

  it.each(['no', '0', 'false', 'None', ' none', 'sport', 'First-Deposit'])('refuses %p', (choice) => {
    expect(() => chosen(choice)).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        details: [{ at: '/first_deposit_bonus_choice' }],
      }) as Error,
    );
  });
});
