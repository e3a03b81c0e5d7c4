import { inTransaction } from '../../../kernel/database/database.ts';
import { refuseFriend, unended, type Friend } from '../friend-store.ts';
import type { FriendsParts } from '../friends-api.ts';
import { progressOf, untilMs } from '../progress.ts';
import { termsOfVersions } from '../terms-store.ts';
import { giveReward } from './give-reward.ts';
import { takeBackReward } from './take-back.ts';

const AT_ONCE = 500;

/**
 * Looks at everybody something is still to become of: rewards who has paid in and played, ends who did not in time, takes
 * back what was charged back. Nothing of it is on the way of a stake or a deposit. One that fails is told to the log, holds up
 * no other, and is tried again.
 */
export async function lookAtFriends(parts: FriendsParts): Promise<void> {
  const { kernel } = parts;
  let after = '0';
  for (;;) {
    const friends = await unended(kernel.db, after, AT_ONCE);
    for (const each of await dueOf(parts, friends)) {
      await each.act().catch((error: unknown) => {
        kernel.log.error({ err: error, playerId: each.friend.playerId }, 'a friend could not be looked at');
      });
    }
    const last = friends.at(-1);
    if (last === undefined || friends.length < AT_ONCE) return;
    after = last.playerId;
  }
}

interface Due {
  readonly friend: Friend;
  act(): Promise<void>;
}

/** What is to be done about which of them. */
async function dueOf(parts: FriendsParts, friends: readonly Friend[]): Promise<readonly Due[]> {
  const { kernel } = parts;
  const nowMs = kernel.clock.nowMs();
  const terms = await termsOfVersions(kernel.db, [...new Set(friends.map(({ version }) => version))]);
  const open = friends.filter(({ state }) => state === 'open');
  const progress = await progressOf(kernel.db, parts, open, terms);
  return friends.flatMap((friend): readonly Due[] => {
    if (friend.state === 'owed') return [{ friend, act: () => takeBackReward(parts, friend) }];
    const theirs = terms.get(friend.version);
    const done = progress.get(friend.playerId);
    if (theirs === undefined || done === undefined) return [];
    if (done.hasDeposited && done.hasStaked)
      return [{ friend, act: () => giveReward(parts, friend, theirs) }];
    if (nowMs < untilMs(friend, theirs)) return [];
    const end = () => inTransaction(kernel.db, (tx) => refuseFriend(tx, friend.playerId, 'late', nowMs));
    return [{ friend, act: end }];
  });
}
