import type { PlayerId } from '@paddock/contract';
import type { FriendTerms } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { tellPlayer } from '../../live/index.ts';
import { BASE_CURRENCY, convertMinor } from '../../rates/index.ts';
import {
  lockFriend,
  markPaid,
  refuseFriend,
  rewardedFor,
  type Friend,
  type Reward,
} from '../friend-store.ts';
import type { FriendsParts } from '../friends-api.ts';
import { progressOf } from '../progress.ts';
import { centsOf } from '../terms.ts';
import { judge, type FriendFacts } from './judge.ts';
import { tellOfReward } from './tell-of-reward.ts';

/**
 * Rewards both sides for a friend who has paid in and played, or says for good that nobody is: in one transaction with the
 * mark of it, so that it happens once, however often it is tried and wherever a process dies.
 */
export async function giveReward(parts: FriendsParts, friend: Friend, terms: FriendTerms): Promise<void> {
  const { kernel } = parts;
  const isEnded = await inTransaction(kernel.db, (tx) => give(tx, parts, friend.playerId, terms));
  if (!isEnded) return;
  const moved = { kind: 'friends:moved', id: friend.playerId } as const;
  for (const playerId of [friend.playerId, friend.referrerId])
    tellPlayer(kernel.bus, playerId, { kind: 'accounts' }, { kind: 'inbox' }, moved);
}

async function give(tx: Tx, parts: FriendsParts, friendId: PlayerId, terms: FriendTerms): Promise<boolean> {
  const { kernel, wallet } = parts;
  const atMs = kernel.clock.nowMs();
  // One reward at a time: bounds over several friends are counted by one. Then always the friend before the one who
  // brought them, whose account is older: no two wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('friends:rewards', 0))`.execute(tx);
  const person = await parts.lockedPerson(tx, friendId);
  const friendAccount = (await wallet.lock(tx, friendId)).find(({ kind }) => kind === 'main');
  const friend = await lockFriend(tx, friendId);
  if (friend?.state !== 'open') return false;
  // What was charged back, or opened again, since it was looked at.
  const progress = (await progressOf(tx, parts, [friend], new Map([[friend.version, terms]]))).get(friendId);
  if (progress?.hasDeposited !== true || !progress.hasStaked) return false;
  const { referrerId } = friend;
  const account = (await wallet.lock(tx, referrerId)).find(({ kind }) => kind === 'main');
  if (account === undefined || friendAccount === undefined) return false;
  const judgement = judge(await factsOf(tx, parts, friend, person), terms);
  if (judgement === 'hold') return false;
  if (judgement !== 'give') {
    await refuseFriend(tx, friendId, judgement, atMs);
    return true;
  }
  const cents = centsOf(terms);
  const referrer = await inCurrency(tx, parts, cents.referrerReward, account.currency);
  const own = await inCurrency(tx, parts, cents.friendReward, friendAccount.currency);
  // Without a rate it waits for one.
  if (referrer === undefined || own === undefined) return false;
  await markPaid(tx, friendId, { referrer, friend: own }, atMs);
  const sides = [
    { playerId: referrerId, account: account.id, reward: referrer },
    { playerId: friendId, account: friendAccount.id, reward: own },
  ];
  for (const { playerId, account: to, reward } of sides) {
    const { currency, amountMinor } = reward;
    if (amountMinor === 0n) continue;
    await wallet.post(tx, {
      id: `friend-reward:${friendId}`,
      playerId,
      kind: 'friend-reward',
      actor: 'system',
      cause: `friend:${friendId}`,
      reason: playerId === friendId ? 'came by a friend' : 'brought a friend',
      atMs,
      postings: [
        { account: to, amountMinor },
        { house: 'friends', currency, amountMinor: -amountMinor },
      ],
    });
    await tellOfReward(tx, parts, { playerId, friendId, step: 'paid', reward, atMs });
  }
  return true;
}

async function factsOf(
  tx: Tx,
  parts: FriendsParts,
  { playerId, referrerId }: Friend,
  person: readonly PlayerId[],
): Promise<FriendFacts> {
  const before = await rewardedFor(tx, referrerId);
  const mayBeGiven = async (id: PlayerId): Promise<boolean> =>
    (await parts.mayBeGiven(tx, id)) && !(await parts.wallet.isFrozen(tx, id));
  return {
    isSelf: person.includes(referrerId),
    isKnown: person.some((other) => BigInt(other) < BigInt(playerId)),
    isShared: await parts.sharesWithOlder(tx, playerId),
    rewarded: before.length,
    ofNetwork: before.length === 0 ? 0 : await parts.fromOneNetwork(tx, playerId, before),
    isHeld: !(await mayBeGiven(playerId)) || !(await mayBeGiven(referrerId)),
  };
}

/** Cents of the site's currency in another, rounded down once; undefined without a rate. */
async function inCurrency(
  tx: Tx,
  { rate, kernel }: FriendsParts,
  cents: bigint,
  currency: string,
): Promise<Reward | undefined> {
  if (currency === BASE_CURRENCY) return { currency, amountMinor: cents };
  const found = await rate(tx, BASE_CURRENCY, currency, kernel.clock.nowMs());
  return found && { currency, amountMinor: convertMinor(found, cents, 'down') };
}
