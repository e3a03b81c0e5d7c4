import type { AmountMinor, PlayerId } from '@paddock/contract';
import type { FriendRefusal } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';

/** What one side of a reward got. */
export interface Reward {
  readonly currency: string;
  readonly amountMinor: AmountMinor;
}

/** Somebody who came by a player's link. */
export interface Friend {
  readonly playerId: PlayerId;
  readonly referrerId: PlayerId;
  /** Of the terms they came by. */
  readonly version: number;
  readonly registeredAtMs: number;
  /** `owed`: charged back, and what was given is about to be taken. */
  readonly state: 'open' | 'paid' | 'refused' | 'owed' | 'taken-back';
  readonly refusal: FriendRefusal | undefined;
  readonly endedAtMs: number | undefined;
  readonly rewards: { readonly referrer: Reward; readonly friend: Reward } | undefined;
}

interface FriendRow {
  readonly player_id: bigint;
  readonly referrer_id: bigint;
  readonly version: number;
  readonly registered_at_ms: bigint;
  readonly state: string;
  readonly refusal: string | null;
  readonly ended_at_ms: bigint | null;
  readonly referrer_currency: string | null;
  readonly referrer_minor: bigint | null;
  readonly friend_currency: string | null;
  readonly friend_minor: bigint | null;
}

const COLUMNS = sql`
  player_id, referrer_id, version, registered_at_ms, state, refusal, ended_at_ms, referrer_currency, referrer_minor,
  friend_currency, friend_minor`;

const rewardOf = (currency: string | null, amountMinor: bigint | null): Reward | undefined =>
  currency === null || amountMinor === null ? undefined : { currency, amountMinor };

function toFriend(row: FriendRow): Friend {
  const referrer = rewardOf(row.referrer_currency, row.referrer_minor);
  const friend = rewardOf(row.friend_currency, row.friend_minor);
  return {
    playerId: row.player_id.toString() as PlayerId,
    referrerId: row.referrer_id.toString() as PlayerId,
    version: row.version,
    registeredAtMs: Number(row.registered_at_ms),
    state: row.state as Friend['state'],
    refusal: (row.refusal ?? undefined) as FriendRefusal | undefined,
    endedAtMs: row.ended_at_ms === null ? undefined : Number(row.ended_at_ms),
    rewards: referrer && friend && { referrer, friend },
  };
}

export async function insertFriend(
  tx: Tx,
  friend: Pick<Friend, 'playerId' | 'referrerId' | 'version' | 'registeredAtMs'>,
): Promise<void> {
  await sql`
    insert into friends_friend (player_id, referrer_id, version, registered_at_ms)
      values (${friend.playerId}, ${friend.referrerId}, ${friend.version}, ${friend.registeredAtMs})
      on conflict do nothing`.execute(tx);
}

export async function friendOf(db: Database | Tx, playerId: PlayerId): Promise<Friend | undefined> {
  const { rows } = await sql<FriendRow>`
    select ${COLUMNS} from friends_friend where player_id = ${playerId}`.execute(db);
  return rows[0] && toFriend(rows[0]);
}

/** The same, and lets one thing happen to it at a time, until the transaction ends. */
export async function lockFriend(tx: Tx, playerId: PlayerId): Promise<Friend | undefined> {
  const { rows } = await sql<FriendRow>`
    select ${COLUMNS} from friends_friend where player_id = ${playerId} for update`.execute(tx);
  return rows[0] && toFriend(rows[0]);
}

/** Those something is still to become of, in the order they came. @param after the one before */
export async function unended(db: Database, after: string, limit: number): Promise<readonly Friend[]> {
  const { rows } = await sql<FriendRow>`
    select ${COLUMNS} from friends_friend where state in ('open', 'owed') and player_id > ${after}::bigint
      order by player_id limit ${limit}`.execute(db);
  return rows.map(toFriend);
}

/** Whom a player brought, the last first. */
export async function friendsOf(
  db: Database,
  referrerId: PlayerId,
  limit: number,
): Promise<readonly Friend[]> {
  const { rows } = await sql<FriendRow>`
    select ${COLUMNS} from friends_friend where referrer_id = ${referrerId} order by player_id desc limit ${limit}`.execute(
    db,
  );
  return rows.map(toFriend);
}

export async function countFriends(
  db: Database,
  referrerId: PlayerId,
): Promise<{ readonly brought: number; readonly rewarded: number }> {
  const { rows } = await sql<{ brought: number; rewarded: number }>`
    select count(*)::int as brought, (count(*) filter (where state = 'paid'))::int as rewarded from friends_friend
      where referrer_id = ${referrerId}`.execute(db);
  return rows[0] ?? { brought: 0, rewarded: 0 };
}

/** Those a player was rewarded for, whatever was taken back later: a bound is not won again by a charge-back. */
export async function rewardedFor(tx: Tx, referrerId: PlayerId): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from friends_friend
      where referrer_id = ${referrerId} and state in ('paid', 'owed', 'taken-back')`.execute(tx);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}

export async function refuseFriend(
  tx: Tx,
  playerId: PlayerId,
  refusal: FriendRefusal,
  atMs: number,
): Promise<void> {
  await sql`
    update friends_friend set state = 'refused', refusal = ${refusal}, ended_at_ms = ${atMs}
      where player_id = ${playerId} and state = 'open'`.execute(tx);
}

export async function markPaid(
  tx: Tx,
  playerId: PlayerId,
  { referrer, friend }: NonNullable<Friend['rewards']>,
  atMs: number,
): Promise<void> {
  await sql`
    update friends_friend set state = 'paid', ended_at_ms = ${atMs}, referrer_currency = ${referrer.currency},
        referrer_minor = ${referrer.amountMinor}, friend_currency = ${friend.currency}, friend_minor = ${friend.amountMinor}
      where player_id = ${playerId} and state = 'open'`.execute(tx);
}

/** What a charge-back makes of a friend: rewarded, it is owed back; not yet, nobody will be. */
export async function markChargedBack(tx: Tx, playerId: PlayerId, atMs: number): Promise<void> {
  await sql`
    update friends_friend set state = case state when 'paid' then 'owed' else 'refused' end,
        refusal = case state when 'open' then 'charged-back' end, ended_at_ms = ${atMs}
      where player_id = ${playerId} and state in ('open', 'paid')`.execute(tx);
}

export async function markTakenBack(tx: Tx, playerId: PlayerId, atMs: number): Promise<void> {
  await sql`
    update friends_friend set state = 'taken-back', ended_at_ms = ${atMs}
      where player_id = ${playerId} and state = 'owed'`.execute(tx);
}

/** The transfers of money that must stand for rewards and what was taken back of them. */
export async function rewardTransfers(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    with side as (
      select player_id as friend_id, state, referrer_id as player_id, referrer_currency as currency,
          referrer_minor as minor from friends_friend where referrer_minor > 0
      union all
      select player_id, state, player_id, friend_currency, friend_minor from friends_friend where friend_minor > 0
    )
    select player_id || ' friend-reward:' || friend_id || ' ' || minor || ' ' || currency as name from side
    union all
    select player_id || ' friend-reward-back:' || friend_id || ' ' || -minor || ' ' || currency from side
      where state = 'taken-back'`.execute(db);
  return rows.map(({ name }) => name);
}
