import type { FriendTerms } from '@paddock/contract/schemas';

import { centsOf } from './terms.ts';

/** True where sound terms take nobody in, or reward nobody with more or for less than those before, which took somebody in. */
export function givesNoMore(after: FriendTerms, before: FriendTerms | undefined): boolean {
  if (!after.isOpen) return true;
  if (before?.isOpen !== true) return false;
  const [now, was] = [centsOf(after), centsOf(before)];
  return (
    now.referrerReward <= was.referrerReward &&
    now.friendReward <= was.friendReward &&
    now.leastDeposit >= was.leastDeposit &&
    now.leastStaked >= was.leastStaked &&
    after.days <= before.days &&
    after.mostFriends <= before.mostFriends &&
    after.perNetwork <= before.perNetwork
  );
}
