import { sql } from 'kysely';
import { DAY_MS } from '@paddock/contract';
import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { firstIdAt } from '../../../kernel/ids/id-generator.ts';
import type { OpenWhile } from '../../products/index.ts';

/** A press as it was received. */
export interface Press {
  readonly milli: number;
  readonly atMs: number;
}

/** How a bet ended in the ledger. */
export interface BetEnd {
  readonly paidMinor: AmountMinor;
  readonly paidMilli: number | undefined;
  readonly isVoid: boolean;
  readonly isTakenBack: boolean;
  readonly atMs: number;
}

/** A bet in a round that many share. */
export interface HeldBet {
  readonly betId: BetId;
  readonly number: string;
  readonly playerId: PlayerId;
  /** The player, shortened for everybody. */
  readonly who: string;
  readonly game: string;
  readonly round: number;
  readonly slot: number;
  readonly currency: string;
  readonly stakeMinor: AmountMinor;
  /** Most that it is paid, by the bounds as it was placed. */
  readonly capMinor: AmountMinor;
  readonly choice: unknown;
  readonly acceptedAtMs: number;
  readonly press: Press | undefined;
  readonly end: BetEnd | undefined;
}

interface BetRow {
  readonly bet_id: bigint;
  readonly public_number: bigint;
  readonly player_id: bigint;
  readonly who: string;
  readonly game: string;
  readonly round: bigint;
  readonly slot: number;
  readonly currency: string;
  readonly stake_minor: bigint;
  readonly cap_minor: bigint;
  readonly choice: unknown;
  readonly accepted_at_ms: bigint;
  readonly pressed_milli: bigint | null;
  readonly pressed_at_ms: bigint | null;
  readonly paid_milli: bigint | null;
  readonly paid_minor: bigint | null;
  readonly is_void: boolean;
  readonly is_taken_back: boolean;
  readonly ended_at_ms: bigint | null;
}

const toBet = (row: BetRow): HeldBet => ({
  betId: row.bet_id.toString() as BetId,
  number: row.public_number.toString(),
  playerId: row.player_id.toString() as PlayerId,
  who: row.who,
  game: row.game,
  round: Number(row.round),
  slot: row.slot,
  currency: row.currency,
  stakeMinor: row.stake_minor,
  capMinor: row.cap_minor,
  choice: row.choice,
  acceptedAtMs: Number(row.accepted_at_ms),
  press:
    row.pressed_milli === null || row.pressed_at_ms === null
      ? undefined
      : { milli: Number(row.pressed_milli), atMs: Number(row.pressed_at_ms) },
  end:
    row.paid_minor === null || row.ended_at_ms === null
      ? undefined
      : {
          paidMinor: row.paid_minor,
          paidMilli: row.paid_milli === null ? undefined : Number(row.paid_milli),
          isVoid: row.is_void,
          isTakenBack: row.is_taken_back,
          atMs: Number(row.ended_at_ms),
        },
});

const SELECT = sql`
  select bet_id, public_number, player_id, who, game, round, slot, currency, stake_minor, cap_minor, choice,
      accepted_at_ms, pressed_milli, pressed_at_ms, paid_milli, paid_minor, is_void, is_taken_back, ended_at_ms
    from shared_rounds_bet`;

export async function readBet(db: Database | Tx, betId: BetId): Promise<HeldBet | undefined> {
  const { rows } = await sql<BetRow>`${SELECT} where bet_id = ${betId}`.execute(db);
  return rows[0] === undefined ? undefined : toBet(rows[0]);
}

/** The same, of some; nobody else ends them until the transaction does. */
export async function lockBets(tx: Tx, betIds: readonly BetId[]): Promise<readonly HeldBet[]> {
  const { rows } = await sql<BetRow>`
    ${SELECT} where bet_id = any(${[...betIds]}::bigint[]) order by bet_id for update`.execute(tx);
  return rows.map(toBet);
}

/** Bets of a round that were not taken back. */
export async function betsOf(db: Database | Tx, game: string, round: number): Promise<readonly HeldBet[]> {
  const { rows } = await sql<BetRow>`
    ${SELECT} where game = ${game} and round = ${round} and not is_taken_back order by bet_id`.execute(db);
  return rows.map(toBet);
}

/** Open bets of a player in a round that were not taken back, the last one first; nobody else ends them until the transaction does. */
export async function lockBetsOfPlayer(
  tx: Tx,
  { playerId, game, round }: Pick<HeldBet, 'playerId' | 'game' | 'round'>,
): Promise<readonly HeldBet[]> {
  const { rows } = await sql<BetRow>`
    ${SELECT} where game = ${game} and round = ${round} and player_id = ${playerId} and ended_at_ms is null
      order by bet_id for update`.execute(tx);
  return rows.map(toBet).toReversed();
}

/** Bets of some players in a round, also those that ended, but for those taken back. */
export async function betsInRound(
  tx: Tx,
  { game, round }: Pick<HeldBet, 'game' | 'round'>,
  players: readonly PlayerId[],
): Promise<readonly HeldBet[]> {
  const { rows } = await sql<BetRow>`
    ${SELECT} where game = ${game} and round = ${round} and player_id = any(${[...players]}::bigint[])
      and not is_taken_back order by bet_id`.execute(tx);
  return rows.map(toBet);
}

/** How long a bet may stay open, at most: its round waits for a server that comes back, and for nothing else. */
const LONGEST_MS = DAY_MS;

/** Bets of some players that were placed up to one, and are open or ended after a moment; those taken back among them. */
export async function betsThen(
  tx: Tx,
  players: readonly PlayerId[],
  { sinceMs, untilBetId }: OpenWhile,
): Promise<readonly HeldBet[]> {
  const { rows } = await sql<BetRow>`
    ${SELECT} where player_id = any(${[...players]}::bigint[])
      and bet_id between ${firstIdAt(sinceMs - LONGEST_MS)}::bigint and ${untilBetId}::bigint
      and (ended_at_ms is null or ended_at_ms >= ${sinceMs}::bigint) order by bet_id`.execute(tx);
  return rows.map(toBet);
}

/** Bets of rounds that are over which have not ended yet, the oldest first. */
export async function unpaidBets(db: Database, game: string, limit: number): Promise<readonly BetId[]> {
  const { rows } = await sql<{ bet_id: bigint }>`
    select b.bet_id from shared_rounds_bet b join shared_rounds_round r on r.game = b.game and r.number = b.round
      where b.game = ${game} and b.ended_at_ms is null and r.ended_at_ms is not null
      order by b.bet_id limit ${limit}`.execute(db);
  return rows.map((row) => row.bet_id.toString() as BetId);
}

/** How many of those there are. */
export async function countUnpaid(db: Database, game: string): Promise<number> {
  const { rows } = await sql<{ unpaid: bigint }>`
    select count(*) as unpaid from shared_rounds_bet b
      join shared_rounds_round r on r.game = b.game and r.number = b.round
      where b.game = ${game} and b.ended_at_ms is null and r.ended_at_ms is not null`.execute(db);
  return Number(rows[0]?.unpaid ?? 0n);
}

/** The newest first. */
export async function betsOfPlayer(
  db: Database,
  { playerId, game, before, limit }: PlayersBets,
): Promise<readonly HeldBet[]> {
  const { rows } = await sql<BetRow>`
    ${SELECT} where player_id = ${playerId} and game = ${game}
      and (${before ?? null}::bigint is null or bet_id < ${before ?? null}::bigint)
      order by bet_id desc limit ${limit}`.execute(db);
  return rows.map(toBet);
}

export interface PlayersBets {
  readonly playerId: PlayerId;
  readonly game: string;
  /** Older than this one. */
  readonly before: BetId | undefined;
  readonly limit: number;
}

/** Keeps presses, each once; answers the bets whose press is kept now. */
export async function savePresses(
  db: Database,
  presses: readonly ({ readonly betId: BetId } & Press)[],
): Promise<ReadonlySet<BetId>> {
  const { rows } = await sql<{ bet_id: bigint }>`
    update shared_rounds_bet b set pressed_milli = p.milli, pressed_at_ms = p.at_ms
      from unnest(${presses.map(({ betId }) => betId)}::bigint[], ${presses.map(({ milli }) => milli)}::bigint[],
        ${presses.map(({ atMs }) => atMs)}::bigint[]) as p (bet_id, milli, at_ms)
      where b.bet_id = p.bet_id and b.pressed_milli is null and b.ended_at_ms is null
      returning b.bet_id`.execute(db);
  return new Set(rows.map((row) => row.bet_id.toString() as BetId));
}

export async function endBets(tx: Tx, ends: readonly (BetEnd & { readonly betId: BetId })[]): Promise<void> {
  const rows = ends.map(({ paidMinor, ...end }) => ({ ...end, paidMinor: paidMinor.toString() }));
  await sql`
    update shared_rounds_bet b set paid_minor = e."paidMinor", paid_milli = e."paidMilli", is_void = e."isVoid",
        is_taken_back = e."isTakenBack", ended_at_ms = e."atMs"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e("betId" bigint, "paidMinor" bigint,
        "paidMilli" bigint, "isVoid" boolean, "isTakenBack" boolean, "atMs" bigint)
      where b.bet_id = e."betId"`.execute(tx);
}
