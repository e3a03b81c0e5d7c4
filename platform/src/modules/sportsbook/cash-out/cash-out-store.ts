import { isErrorCode, type AmountMinor, type BetId, type ErrorCode, type PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import {
  findBets,
  lockFound,
  readLegs,
  type BetKey,
  type BetRow,
  type HeldRoom,
} from '../settlement/settling-store.ts';
import type { Offer, StoredBet } from './offer.ts';
import type { StandingOrder } from './orders/order-store.ts';

/** A cash-out as it is asked for. */
export interface AskedCashOut extends BetKey {
  readonly key: string;
  /** Of a standing order of its player. */
  readonly order?: StandingOrder;
  /** The bet that takes its place. */
  readonly becomes?: BetId;
  /** The part of the stake that is left. */
  readonly stakeMinor: AmountMinor;
  /** What was offered for all that was left, or what the order waited for. */
  readonly quotedMinor: AmountMinor;
  readonly askedAtMs: number;
  readonly decidesAtMs: number;
}

/** Locks a bet of the player with its legs; undefined when there is none. */
export async function lockBet(tx: Tx, key: BetKey): Promise<StoredBet | undefined> {
  const [bet] = await lockFound(tx, [key]);
  const legs = (await readLegs(tx, [key])).get(key.betId) ?? [];
  return bet === undefined ? undefined : { bet, legs };
}

/** Those of these bets that are the player's, as they stand. */
export async function readBetsOf(
  db: Database,
  playerId: PlayerId,
  betIds: readonly BetId[],
): Promise<readonly StoredBet[]> {
  const keys = betIds.map((betId) => ({ playerId, betId }));
  return [...(await readStored(db, keys)).values()];
}

/** Those of these bets that there are, by their ids. */
export async function readStored(
  db: Database,
  keys: readonly BetKey[],
): Promise<ReadonlyMap<string, StoredBet>> {
  const bets = await findBets(db, keys);
  const legs = await readLegs(db, keys);
  return new Map(
    bets.map((bet) => [bet.id.toString(), { bet, legs: legs.get(bet.id.toString()) ?? [] }] as const),
  );
}

export async function isPending(tx: Tx, { playerId, betId }: BetKey): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sportsbook_cash_out
      where player_id = ${playerId}::bigint and bet_id = ${betId}::bigint and status = 'pending'`.execute(tx);
  return rows.length > 0;
}

/** How the very one with this key stands: another of its bet may wait by then. Undefined where it was never stored. */
export async function stateOf(
  tx: Tx,
  { playerId, key }: Pick<AskedCashOut, 'playerId' | 'key'>,
): Promise<CashOutState['status'] | undefined> {
  const { rows } = await sql<{ status: CashOutState['status'] }>`
    select status from sportsbook_cash_out
      where player_id = ${playerId}::bigint and key = ${key}`.execute(tx);
  return rows[0]?.status;
}

/** Writes one that waits for its delay. */
export async function insertPending(tx: Tx, asked: AskedCashOut, offer: Offer): Promise<void> {
  await insert(tx, asked, offer, { status: 'pending' });
}

/** What a cash-out did. */
export interface PaidCashOut {
  readonly paidMinor: AmountMinor;
  readonly revision: number;
  readonly atMs: number;
}

/** Writes one that is paid at once. */
export async function insertPaid(
  tx: Tx,
  asked: AskedCashOut,
  offer: Offer,
  paid: PaidCashOut,
): Promise<void> {
  await insert(tx, asked, offer, { status: 'paid', ...paid });
}

type Written = { readonly status: 'pending' } | ({ readonly status: 'paid' } & PaidCashOut);

async function insert(tx: Tx, asked: AskedCashOut, offer: Offer, written: Written): Promise<void> {
  const paid = written.status === 'paid' ? written : undefined;
  await sql`
    insert into sportsbook_cash_out (
        player_id, key, bet_id, revision, status, stake_minor, quoted_minor, margin_milli, legs, paid_minor,
        asked_at_ms, decides_at_ms, decided_at_ms, by_order, becomes)
      values (${asked.playerId}, ${asked.key}, ${asked.betId}, ${paid?.revision ?? null}, ${written.status},
        ${asked.stakeMinor}, ${asked.quotedMinor}, ${offer.marginMilli}, ${evidenceOf(offer)},
        ${paid?.paidMinor ?? null}, ${asked.askedAtMs}, ${asked.decidesAtMs}, ${paid?.atMs ?? null}, ${asked.order !== undefined}, ${asked.becomes ?? null})`.execute(
    tx,
  );
}

/** Ends one that waits. */
export async function endPending(
  tx: Tx,
  { playerId, key }: Pick<AskedCashOut, 'playerId' | 'key'>,
  end:
    | (PaidCashOut & { readonly offer: Offer })
    | { readonly code: ErrorCode; readonly details: unknown; readonly atMs: number },
): Promise<void> {
  const paid = 'offer' in end ? end : undefined;
  const refused = 'code' in end ? end : undefined;
  await sql`
    update sportsbook_cash_out set status = ${paid === undefined ? 'refused' : 'paid'},
        paid_minor = ${paid?.paidMinor ?? null}, revision = ${paid?.revision ?? null},
        margin_milli = coalesce(${paid?.offer.marginMilli ?? null}, margin_milli),
        legs = coalesce(${paid === undefined ? null : evidenceOf(paid.offer)}::jsonb, legs),
        code = ${refused?.code ?? null},
        details = ${refused?.details === undefined ? null : JSON.stringify(refused.details)}::jsonb,
        decided_at_ms = ${end.atMs}
      where player_id = ${playerId}::bigint and key = ${key} and status = 'pending'`.execute(tx);
}

/** Refuses all that wait: the prices they were looked at by are gone with the server that knew them. */
export async function refuseAllPending(db: Database, code: ErrorCode, atMs: number): Promise<void> {
  await sql`
    update sportsbook_cash_out set status = 'refused', code = ${code}, decided_at_ms = ${atMs}
      where status = 'pending'`.execute(db);
}

/** Writes a bet that was left, in whole or in part. */
export async function writeCashedBet(
  tx: Tx,
  bet: BetRow,
  part: { readonly stakeMinor: AmountMinor; readonly held: HeldRoom } & PaidCashOut,
): Promise<void> {
  const { stakeMinor, held, paidMinor, revision, atMs } = part;
  const isWhole = stakeMinor === bet.remaining_stake_minor;
  await sql`
    update sportsbook_bet set remaining_stake_minor = remaining_stake_minor - ${stakeMinor}::bigint,
        cashed_minor = cashed_minor + ${paidMinor}::bigint, payout_minor = payout_minor + ${paidMinor}::bigint,
        revision = ${revision}, weights_cents = ${held.weights.map(String)}::bigint[],
        return_cents = ${held.returnCents},
        status = ${isWhole ? 'cashed-out' : bet.status}, settled_at_ms = ${isWhole ? atMs : bet.settled_at_ms}
      where player_id = ${bet.player_id} and id = ${bet.id}`.execute(tx);
}

export interface CashOutState {
  readonly betId: string;
  /** Of an edit: the bet that takes its place, there once this is paid. */
  readonly becomes: string | undefined;
  readonly status: 'pending' | 'paid' | 'refused';
  readonly currency: string;
  readonly stakeMinor: AmountMinor;
  readonly paidMinor: AmountMinor;
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly decidesAtMs: number;
}

/** What became of the cash-out with a key. */
export async function readCashOut(
  db: Database,
  playerId: PlayerId,
  key: string,
): Promise<CashOutState | undefined> {
  const { rows } = await sql<{
    bet_id: bigint;
    becomes: bigint | null;
    status: CashOutState['status'];
    currency: string;
    stake_minor: bigint;
    paid_minor: bigint | null;
    code: string | null;
    details: unknown;
    decides_at_ms: bigint;
  }>`
    select c.bet_id, c.becomes, c.status, b.currency, c.stake_minor, c.paid_minor, c.code, c.details, c.decides_at_ms
      from sportsbook_cash_out c join sportsbook_bet b on b.player_id = c.player_id and b.id = c.bet_id
      where c.player_id = ${playerId}::bigint and c.key = ${key}`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    betId: row.bet_id.toString(),
    becomes: row.becomes?.toString(),
    status: row.status,
    currency: row.currency,
    stakeMinor: row.stake_minor,
    paidMinor: row.paid_minor ?? 0n,
    code: row.code !== null && isErrorCode(row.code) ? row.code : 'INTERNAL',
    details: row.details ?? undefined,
    decidesAtMs: Number(row.decides_at_ms),
  };
}

/** Prices of the open legs, as the row of a cash-out keeps them. */
function evidenceOf({ open }: Offer): string {
  return JSON.stringify(
    open.map(({ selectionId, oddsMilli, priceVersion }) => ({ selectionId, oddsMilli, priceVersion })),
  );
}
