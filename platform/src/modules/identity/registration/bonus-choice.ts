import { PlatformError } from '../../../kernel/http/problem.ts';

/** The choice that declines. */
const DECLINED = 'none';

/**
 * The choice of a first-deposit bonus a form makes (S3-34): one the site offers, or `none`. Empty chooses nothing: a bonus
 * binds the deposit's money, so that no other word may take it. @throws INVALID_INPUT for any other text.
 */
export function bonusChoiceIn(
  { first_deposit_bonus_choice: choice = '' }: { readonly first_deposit_bonus_choice?: string },
  { bonuses }: { readonly bonuses: readonly string[] },
): string | undefined {
  if (choice === '') return undefined;
  if (choice === DECLINED || bonuses.includes(choice)) return choice;
  throw new PlatformError('INVALID_INPUT', [{ at: '/first_deposit_bonus_choice' }]);
}
