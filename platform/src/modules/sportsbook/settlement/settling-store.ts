import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';
import type { BetGift, BetLegView, BetStatus, BetType } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PREPARED } from '../../../kernel/database/prepared.ts';
import type { StoredPlan } from '../bets/stored-plan.ts';

export interface BetKey {
  readonly playerId: PlayerId;
  readonly betId: BetId;
}

export interface BetRow extends StoredPlan {
  readonly player_id: bigint;
  readonly id: bigint;
  readonly status: BetStatus;
  readonly revision: number;
  readonly stake_minor: bigint;
  readonly remaining_stake_minor: bigint;
  /** All that was paid, `cashed_minor` of it for parts that were cashed out. */
  readonly payout_minor: bigint;
  readonly cashed_minor: bigint;
  readonly payout_cap_minor: bigint;
  readonly type: BetType;
  readonly account_id: bigint;
  readonly public_number: bigint;
  /** What it holds of the house's room, by position of its legs; empty when it is closed. */
  readonly weights_cents: readonly string[];
  readonly return_cents: bigint;
  readonly currency: string;
  readonly accepted_at_ms: bigint;
  readonly settled_at_ms: bigint | null;
  /** What was given with it, and what that has added beside the payout. */
  readonly gift: BetGift | null;
  readonly extra_minor: bigint;
}

export interface LegRow {
  readonly bet_id: bigint;
  readonly position: number;
  readonly event_id: bigint;
  readonly selection_id: string;
  readonly odds_milli: number;
  readonly chance_ppb: number;
  readonly result: string;
  readonly score_moved: boolean;
  readonly cancelled: boolean;
  /** Void by an operator's word, which reaches what was cashed out. */
  readonly operator_void: boolean;
  readonly won: 0 | 1 | null;
  readonly void_halves: 0 | 1 | 2 | null;
  readonly dead_heat_num: number | null;
  readonly dead_heat_den: number | null;
  readonly event_final_score: readonly [number, number] | null;
}

const COLUMNS = sql`
  player_id, id, status, revision, stake_minor, remaining_stake_minor, payout_minor, cashed_minor, payout_cap_minor, type, account_id, public_number,
  bankers, folds, links, anti_odds_milli, anti_margin_ppb, builder_milli, builder_model, each_way, weights_cents::text[] as weights_cents, return_cents, currency, accepted_at_ms, settled_at_ms, gift, extra_minor`;

/** Those of some bets that there are, as they stand. */
export async function findBets(on: Database, keys: readonly BetKey[]): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`
    select ${COLUMNS} from unnest(${playersOf(keys)}::bigint[], ${betsOf(keys)}::bigint[]) as asked (player, bet)
      cross join lateral (
        select * from sportsbook_bet where player_id = asked.player and id = asked.bet limit 1
      ) found`.execute(on);
  return rows;
}

/** Locks those of some bets that there are, in the order of their players. */
export async function lockFound(tx: Tx, keys: readonly BetKey[]): Promise<readonly BetRow[]> {
  const { rows } = await sql<BetRow>`
    ${PREPARED} select ${COLUMNS}
      from sportsbook_lock_bets(${playersOf(keys)}::bigint[], ${betsOf(keys)}::bigint[])`.execute(tx);
  return rows;
}

/** Locks bets in the order of their players and answers how they stand, in the order of `keys`. */
export async function lockBets(tx: Tx, keys: readonly BetKey[]): Promise<readonly BetRow[]> {
  const found = new Map((await lockFound(tx, keys)).map((row) => [row.id.toString(), row]));
  return keys.map(({ betId }) => {
    const bet = found.get(betId);
    if (bet === undefined) throw new Error(`bet ${betId} has legs but no row`);
    return bet;
  });
}

/** Legs with their latest result and whether a cancel window holds their acceptance: [from, to) (rules §5), by bet. */
export async function readLegs(
  on: Database | Tx,
  keys: readonly BetKey[],
): Promise<ReadonlyMap<string, readonly LegRow[]>> {
  const { rows } = await sql<LegRow>`
    ${PREPARED} select bet_id, position, event_id, market_id || '.' || outcome as selection_id, odds_milli, chance_ppb, result,
        score_moved, won, void_halves, dead_heat_num, dead_heat_den, event_final_score, cancelled, operator_void
      from sportsbook_legs_to_settle(${playersOf(keys)}::bigint[], ${betsOf(keys)}::bigint[])`.execute(on);
  return Map.groupBy(rows, (row) => row.bet_id.toString());
}

const playersOf = (keys: readonly BetKey[]) => keys.map(({ playerId }) => playerId);
const betsOf = (keys: readonly BetKey[]) => keys.map(({ betId }) => betId);

export interface LegEnd {
  readonly position: number;
  readonly result: BetLegView['result'];
  readonly score: readonly [number, number] | null;
}

/** What a bet holds of the house's room, as its row keeps it. */
export interface HeldRoom {
  /** By position of the legs; empty for a bet that is closed. */
  readonly weights: readonly bigint[];
  readonly returnCents: bigint;
}

/** What is new of a bet. */
export interface BetUpdate extends BetKey {
  readonly legs: readonly LegEnd[];
  readonly held: HeldRoom;
  readonly end: BetEnd;
}

/** Writes what is new of bets and their legs, in one statement. */
export async function writeBets(tx: Tx, updates: readonly BetUpdate[]): Promise<void> {
  const legs = updates.flatMap(({ playerId, betId, legs: ends }) =>
    ends.map((leg) => ({ player_id: playerId, bet_id: betId, ...leg })),
  );
  const bets = updates.map(({ playerId, betId, held, end }) => ({
    player_id: playerId,
    id: betId,
    weights: held.weights.map(String),
    return_cents: held.returnCents.toString(),
    status: end.status,
    revision: end.revision,
    payout: end.payoutMinor.toString(),
    settled: end.settledAtMs,
  }));
  await sql`
    ${PREPARED} select sportsbook_write_ends(${JSON.stringify(bets)}::jsonb, ${JSON.stringify(legs)}::jsonb)`.execute(
    tx,
  );
}

/** Keeps what gifts have added to bets; few have one. */
export async function writeExtras(
  tx: Tx,
  extras: readonly (BetKey & { readonly extraMinor: AmountMinor })[],
): Promise<void> {
  if (extras.length === 0) return;
  await sql`
    update sportsbook_bet b set extra_minor = added.minor
      from unnest(${playersOf(extras)}::bigint[], ${betsOf(extras)}::bigint[],
        ${extras.map(({ extraMinor }) => extraMinor.toString())}::bigint[]) as added (player, bet, minor)
      where b.player_id = added.player and b.id = added.bet`.execute(tx);
}

/** Open bets of a version that weighed them otherwise: nothing is counted of them until they are weighed again. */
export async function readUnweighed(db: Database): Promise<readonly BetKey[]> {
  const { rows } = await sql<{ player_id: bigint; id: bigint }>`
    select player_id, id from sportsbook_bet where status = 'open' and weights_cents = '{}' order by id`.execute(
    db,
  );
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    betId: row.id.toString() as BetId,
  }));
}

export interface BetEnd {
  readonly status: BetStatus;
  readonly revision: number;
  /** All that the bet has paid then, parts that were cashed out among it. */
  readonly payoutMinor: AmountMinor;
  /** Null while the bet is open, or open again. */
  readonly settledAtMs: number | null;
}
