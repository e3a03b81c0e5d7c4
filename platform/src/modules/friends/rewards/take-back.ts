import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { tellPlayer } from '../../live/index.ts';
import { lockFriend, markTakenBack, type Friend } from '../friend-store.ts';
import type { FriendsParts } from '../friends-api.ts';
import { tellOfReward } from './tell-of-reward.ts';

type Parts = Pick<FriendsParts, 'kernel' | 'wallet' | 'tellInbox'>;

/**
 * Takes a reward back from both sides after the friend's deposit was charged back, once; it may leave less than nothing. The
 * charge-back itself holds the friend's money and marks it alone: two players' money is held here, in the order of a reward.
 */
export async function takeBackReward(parts: Parts, friend: Friend): Promise<void> {
  const { kernel } = parts;
  if (!(await inTransaction(kernel.db, (tx) => takeBack(tx, parts, friend)))) return;
  const moved = { kind: 'friends:moved', id: friend.playerId } as const;
  for (const playerId of [friend.playerId, friend.referrerId])
    tellPlayer(kernel.bus, playerId, { kind: 'accounts' }, { kind: 'inbox' }, moved);
}

async function takeBack(tx: Tx, parts: Parts, { playerId: friendId }: Friend): Promise<boolean> {
  const { kernel, wallet } = parts;
  const atMs = kernel.clock.nowMs();
  const friendAccounts = await wallet.lock(tx, friendId);
  const friend = await lockFriend(tx, friendId);
  if (friend?.state !== 'owed' || friend.rewards === undefined) return false;
  const { referrerId, rewards } = friend;
  const sides = [
    { playerId: friendId, accounts: friendAccounts, reward: rewards.friend },
    { playerId: referrerId, accounts: await wallet.lock(tx, referrerId), reward: rewards.referrer },
  ];
  await markTakenBack(tx, friendId, atMs);
  for (const { playerId, accounts, reward } of sides) {
    const { currency, amountMinor } = reward;
    if (amountMinor === 0n) continue;
    const account = accounts.find(({ kind, currency: of }) => of === currency && kind === 'main');
    if (account === undefined) throw new Error(`player ${playerId} has no main account of ${currency}`);
    await wallet.post(tx, {
      id: `friend-reward-back:${friendId}`,
      playerId,
      kind: 'friend-reward',
      actor: 'system',
      cause: `friend:${friendId}`,
      reason: 'a deposit of the friend was charged back',
      atMs,
      postings: [
        { account: account.id, amountMinor: -amountMinor },
        { house: 'friends', currency, amountMinor },
      ],
    });
    await tellOfReward(tx, parts, { playerId, friendId, step: 'taken-back', reward, atMs });
  }
  return true;
}
