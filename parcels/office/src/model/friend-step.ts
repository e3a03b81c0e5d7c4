import type { BroughtFriend } from '@paddock/contract/schemas';

/** The step a friend is at, as a word: what came of them, or what they still have to do. */
export type FriendStep = 'paid' | 'refused' | 'taken-back' | 'registered' | 'deposited' | 'staked' | 'done';

export function friendStep({
  state,
  hasDeposited,
  hasStaked,
}: Pick<BroughtFriend, 'state' | 'hasDeposited' | 'hasStaked'>): FriendStep {
  if (state !== 'open') return state;
  if (hasDeposited && hasStaked) return 'done';
  if (hasStaked) return 'staked';
  return hasDeposited ? 'deposited' : 'registered';
}
