import type { AccountId, AmountMinor, BetId, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { IS_FREE } from './free-bets.ts';

/** What a promotion adds beside a bet. */
const EXTRAS = ['boost', 'insurance'] as const;
/** Beginnings of the transfers that move what a stake comes to; the stake's id follows. */
const STAKE_TRANSFERS: readonly string[] = ['bet', ...EXTRAS];

/** How a stake stands in the ledger. */
export interface StakeState {
  readonly betId: BetId;
  /** House account of its product. */
  readonly house: string;
  readonly currency: string;
  /** False while it is held, and for one that was given back. */
  readonly isSettled: boolean;
  readonly stakeMinor: AmountMinor;
  /** How much of the stake was real money: nothing of a free bet, whose wins are then no returns of it either. */
  readonly realMinor: AmountMinor;
  /** What it has paid to real money until now. */
  readonly paidMinor: AmountMinor;
  /** What a boost or an insurance has added to that; below zero never in all. */
  readonly addedMinor: AmountMinor;
}

/** How far the lines of a player's accounts were read: the number of the last one of each. */
export type ReadLines = ReadonlyMap<AccountId, bigint>;

/** How many lines the accounts of a player have together. */
export interface LineCount {
  readonly playerId: PlayerId;
  readonly lines: bigint;
}

export interface ChangedStakes {
  readonly read: ReadLines;
  /** With the moment of the last of these lines of each. */
  readonly stakes: readonly (StakeState & { readonly atMs: number })[];
  /** More lines are there than were read at once. */
  readonly isMore: boolean;
}

export interface WantedStakes {
  readonly playerId: PlayerId;
  readonly read: ReadLines;
  /** Of an account that was never read, lines from this moment on. */
  readonly sinceMs: number;
  /** Lines of one account at once. */
  readonly limit: number;
}

interface LinesRow {
  readonly account_id: bigint;
  readonly from_seq: bigint;
  readonly to_seq: bigint;
  readonly last_seq: bigint;
}

/**
 * Stakes that lines after the ones read before belong to, as they stand now. Numbers of lines have no gaps and grow with
 * their commits, so that nothing is ever missed, and nobody who stakes writes anything for it.
 */
export async function changedStakes(
  tx: Tx,
  { playerId, read, sinceMs, limit }: WantedStakes,
): Promise<ChangedStakes> {
  const known = JSON.stringify(Object.fromEntries([...read].map(([id, seq]) => [id, seq.toString()])));
  const { rows } = await sql<LinesRow>`
    with account as (
      select a.id, a.last_seq, coalesce(
          (${known}::jsonb ->> a.id::text)::bigint,
          wallet_lines_before(a.player_id, a.id, a.last_seq, ${sinceMs}::bigint)) as from_seq
        from wallet_account a where a.player_id = ${playerId}::bigint
    )
    select id as account_id, from_seq, least(from_seq + ${limit}::bigint, last_seq)::bigint as to_seq, last_seq
      from account where last_seq > 0`.execute(tx);
  const moved = rows.filter((row) => row.to_seq > row.from_seq);
  return {
    read: new Map(rows.map((row) => [row.account_id.toString() as AccountId, row.to_seq])),
    stakes: moved.length === 0 ? [] : await stakesOfLines(tx, playerId, moved),
    isMore: rows.some((row) => row.to_seq < row.last_seq),
  };
}

async function stakesOfLines(
  tx: Tx,
  playerId: PlayerId,
  moved: readonly LinesRow[],
): Promise<ChangedStakes['stakes']> {
  const column = (name: keyof LinesRow) => moved.map((row) => row[name].toString());
  const { rows } = await sql<{ bet_id: bigint; at_ms: bigint }>`
    select split_part(p.transfer_id, ':', 2)::bigint as bet_id, max(p.at_ms) as at_ms
      from unnest(${column('account_id')}::bigint[], ${column('from_seq')}::bigint[], ${column('to_seq')}::bigint[])
          as part (account_id, from_seq, to_seq)
        join wallet_posting p on p.player_id = ${playerId}::bigint and p.account_id = part.account_id
          and p.seq > part.from_seq and p.seq <= part.to_seq
      where split_part(p.transfer_id, ':', 1) = any(${STAKE_TRANSFERS}::text[]) group by bet_id order by bet_id`.execute(
    tx,
  );
  const times = new Map(rows.map((row) => [row.bet_id.toString() as BetId, Number(row.at_ms)]));
  const states = await stakeStates(tx, playerId, [...times.keys()]);
  return states.map((state) => ({ ...state, atMs: times.get(state.betId) ?? 0 }));
}

/**
 * Of a stake `b`: what its revisions have added by a boost or an insurance (`bet-extras.ts`). Each transfer is looked up by
 * its whole key: joined, all lines of the player were read for each of their stakes.
 */
const ADDED = sql`
  coalesce((
    select sum((
        select sum(p.amount_minor) from wallet_posting p
          where p.player_id = b.player_id and p.transfer_id = k || ':' || b.bet_id || ':r' || n
            and p.seq is not null))
      from generate_series(1, b.revision) n cross join unnest(${[...EXTRAS]}::text[]) k), 0)::bigint`;

/** How some stakes of a player stand; one that is unknown is missing. */
export async function stakeStates(
  db: Database | Tx,
  playerId: PlayerId,
  betIds: readonly BetId[],
): Promise<readonly StakeState[]> {
  if (betIds.length === 0) return [];
  const { rows } = await sql<{
    bet_id: bigint;
    house: string;
    currency: string;
    state: string;
    stake_minor: bigint;
    real_minor: bigint;
    paid_minor: bigint;
    added_minor: bigint;
  }>`
    select b.bet_id, b.house, b.currency, b.state, b.stake_minor,
        coalesce((
          select sum(f.amount_minor) from wallet_bet_funding f
            where f.player_id = b.player_id and f.bet_id = b.bet_id and f.account_id = b.real_account_id
              and f.stake_returned and not ${IS_FREE}), 0)::bigint as real_minor,
        coalesce((
          select sum(s.out_share) from wallet_bet_shares(b, b.target_minor) s
            where s.out_account = b.real_account_id and not ${IS_FREE}), 0)::bigint as paid_minor,
        ${ADDED} as added_minor
      from wallet_bet b
      where b.player_id = ${playerId}::bigint and b.bet_id = any(${[...betIds]}::bigint[])
      order by b.bet_id`.execute(db);
  return rows.map((row) => ({
    betId: row.bet_id.toString() as BetId,
    house: row.house,
    currency: row.currency,
    isSettled: row.state === 'settled',
    stakeMinor: row.stake_minor,
    realMinor: row.real_minor,
    paidMinor: row.paid_minor,
    addedMinor: row.added_minor,
  }));
}

/** Players whose stakes ended, or ended anew, from one moment until before another. */
export async function playersWithEnds(
  db: Database,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct player_id from wallet_transfer
      where at_ms >= ${fromMs}::bigint and at_ms < ${toMs}::bigint and player_id <> 0
        and kind in ('bet-settle', 'bet-correction', 'bet-reopen', 'bet-cash-out', 'boost', 'insurance')`.execute(
    db,
  );
  return rows.map((row) => row.player_id.toString() as PlayerId);
}

/** How many lines the accounts of players have together, in the order of players. */
export async function countLines(
  db: Database,
  afterPlayer: string,
  limit: number,
): Promise<readonly LineCount[]> {
  const { rows } = await sql<{ player_id: bigint; lines: bigint }>`
    select player_id, sum(last_seq)::bigint as lines from wallet_account
      where player_id > ${afterPlayer}::bigint group by player_id order by player_id limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => ({ playerId: row.player_id.toString() as PlayerId, lines: row.lines }));
}

/** The same of these players. */
export async function linesOf(
  db: Database | Tx,
  players: readonly PlayerId[],
): Promise<readonly LineCount[]> {
  const { rows } = await sql<{ player_id: bigint; lines: bigint }>`
    select player_id, sum(last_seq)::bigint as lines from wallet_account
      where player_id = any(${[...players]}::bigint[]) group by player_id`.execute(db);
  return rows.map((row) => ({ playerId: row.player_id.toString() as PlayerId, lines: row.lines }));
}
