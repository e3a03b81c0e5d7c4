import { sql } from 'kysely';
import type { AmountMinor, BetId, ErrorCode, Id, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { RoundId, RoundName } from './round-store.ts';
import type { RoundWin } from './targets.ts';

export type WalletTransactionId = Id<'wallet-transaction'>;

/** What a company did; `tombstone` stands for one that was rolled back before it came. */
export type TransactionKind =
  | 'bet'
  | 'win'
  | 'bet-and-win'
  | 'rollback'
  | 'round-end'
  | 'free-round-win'
  | 'jackpot-win'
  | 'tombstone';

/** Names a transaction: the company's own name of it, unique within the company for ever. */
export interface TransactionKey {
  readonly company: string;
  readonly reference: string;
}

/** What became of a transaction, and what every repeat of it is answered. */
export interface TransactionDone {
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly balanceMinor: AmountMinor;
  readonly round?: RoundName;
  readonly stakeId?: BetId;
  readonly wonMinor?: AmountMinor;
  readonly betsBefore?: number;
  readonly undoes?: string;
  /** Whose money it is that no stake won. */
  readonly promotion?: string;
}

export interface TransactionRecord {
  readonly transactionId: WalletTransactionId;
  readonly kind: TransactionKind;
  readonly fingerprint: string | null;
  readonly playerId: PlayerId | undefined;
  readonly round: RoundName | undefined;
  readonly stakeId: BetId | undefined;
  readonly wonMinor: AmountMinor | undefined;
  readonly isUndone: boolean;
  readonly promotion: string | null;
  readonly currency: string | null;
  readonly balanceMinor: AmountMinor | null;
  readonly refusal: ErrorCode | null;
  readonly refusalDetails: unknown;
}

interface TransactionRow {
  readonly transaction_id: bigint;
  readonly kind: TransactionKind;
  readonly fingerprint: string | null;
  readonly player_id: bigint | null;
  readonly round_id: bigint | null;
  readonly public_number: bigint | null;
  readonly stake_id: bigint | null;
  readonly won_minor: bigint | null;
  readonly undone_at_ms: bigint | null;
  readonly promotion: string | null;
  readonly currency: string | null;
  readonly balance_minor: bigint | null;
  readonly refusal: ErrorCode | null;
  readonly refusal_details: unknown;
}

export interface NewTransaction extends TransactionKey {
  readonly transactionId: WalletTransactionId;
  readonly kind: TransactionKind;
  /** Of the call as it came; null for a tombstone. */
  readonly fingerprint: string | null;
  readonly atMs: number;
}

/** Claims the name of a transaction: false where it is taken. Waits for whoever claims the same one meanwhile. */
export async function claim(on: Tx | Database, transaction: NewTransaction): Promise<boolean> {
  const { company, reference, transactionId, kind, fingerprint, atMs } = transaction;
  const { rows } = await sql`
    insert into game_wallet_transaction (company, reference, transaction_id, kind, fingerprint, at_ms, balance_minor)
      values (${company}, ${reference}, ${transactionId}, ${kind}, ${fingerprint}, ${atMs},
        ${kind === 'tombstone' ? null : 0}::bigint)
      on conflict do nothing returning 1`.execute(on);
  return rows.length === 1;
}

/** Keeps what was answered to a transaction that was claimed. */
export async function keepDone(
  tx: Tx,
  { company, reference }: TransactionKey,
  done: TransactionDone,
): Promise<void> {
  await sql`
    update game_wallet_transaction set player_id = ${done.playerId}, currency = ${done.currency},
        balance_minor = ${done.balanceMinor}, round_id = ${done.round?.roundId ?? null}::bigint,
        stake_id = ${done.stakeId ?? null}::bigint, won_minor = ${done.wonMinor ?? null}::bigint,
        bets_before = ${done.betsBefore ?? null}::int, undoes = ${done.undoes ?? null},
        promotion = ${done.promotion ?? null}
      where company = ${company} and reference = ${reference}`.execute(tx);
}

/** Keeps that a stake was refused, with why; false where its name was taken meanwhile. */
export async function keepRefused(
  db: Database,
  { company, reference, transactionId, kind, fingerprint, atMs }: NewTransaction,
  refusal: { readonly code: ErrorCode; readonly details: unknown },
): Promise<boolean> {
  const details = refusal.details === undefined ? null : JSON.stringify(refusal.details);
  const { rows } = await sql`
    insert into game_wallet_transaction (company, reference, transaction_id, kind, fingerprint, at_ms, refusal,
        refusal_details)
      values (${company}, ${reference}, ${transactionId}, ${kind}, ${fingerprint}, ${atMs}, ${refusal.code},
        ${details}::jsonb)
      on conflict do nothing returning 1`.execute(db);
  return rows.length === 1;
}

export async function readTransaction(
  db: Database | Tx,
  { company, reference }: TransactionKey,
): Promise<TransactionRecord | undefined> {
  const { rows } = await sql<TransactionRow>`
    select t.transaction_id, t.kind, t.fingerprint, t.player_id, t.round_id, r.public_number, t.stake_id, t.won_minor,
        t.undone_at_ms, t.promotion, t.currency, t.balance_minor, t.refusal, t.refusal_details
      from game_wallet_transaction t left join game_wallet_round r using (round_id)
      where t.company = ${company} and t.reference = ${reference}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    transactionId: row.transaction_id.toString() as WalletTransactionId,
    kind: row.kind,
    fingerprint: row.fingerprint,
    playerId: row.player_id === null ? undefined : (row.player_id.toString() as PlayerId),
    round: roundNamed(row),
    stakeId: row.stake_id === null ? undefined : (row.stake_id.toString() as BetId),
    wonMinor: row.won_minor ?? undefined,
    isUndone: row.undone_at_ms !== null,
    promotion: row.promotion,
    currency: row.currency,
    balanceMinor: row.balance_minor,
    refusal: row.refusal,
    refusalDetails: row.refusal_details ?? undefined,
  };
}

function roundNamed({
  round_id: id,
  public_number: number,
}: Pick<TransactionRow, 'round_id' | 'public_number'>): RoundName | undefined {
  if (id === null || number === null) return undefined;
  return { roundId: id.toString() as RoundId, number: number.toString() };
}

/** Wins of a round that stand. */
export async function winsOf(tx: Tx, roundId: RoundId): Promise<readonly RoundWin[]> {
  const { rows } = await sql<{ won_minor: bigint; stake_id: bigint | null; bets_before: number | null }>`
    select won_minor, stake_id, bets_before from game_wallet_transaction
      where round_id = ${roundId} and won_minor is not null and undone_at_ms is null
      order by transaction_id`.execute(tx);
  return rows.map((row) => ({
    wonMinor: row.won_minor,
    stakeId: row.stake_id === null ? undefined : (row.stake_id.toString() as BetId),
    betsBefore: row.bets_before ?? 0,
  }));
}

/** Marks a transaction as undone, once: false where it was. */
export async function undo(
  tx: Tx,
  { company, reference, atMs }: TransactionKey & { readonly atMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    update game_wallet_transaction set undone_at_ms = ${atMs}
      where company = ${company} and reference = ${reference} and undone_at_ms is null returning 1`.execute(
    tx,
  );
  return rows.length === 1;
}

/** Marks the wins that name a bet of a round as undone with it. The round is what they are indexed by. */
export async function undoWinsOf(
  tx: Tx,
  { roundId, stakeId, atMs }: { readonly roundId: RoundId; readonly stakeId: BetId; readonly atMs: number },
): Promise<void> {
  await sql`
    update game_wallet_transaction set undone_at_ms = ${atMs}
      where round_id = ${roundId} and stake_id = ${stakeId} and won_minor is not null and undone_at_ms is null`.execute(
    tx,
  );
}

/** Marks wins of a round as undone that came before its first bet that stands. @param firstStanding -1 where none does */
export async function undoWinsWithoutBets(
  tx: Tx,
  roundId: RoundId,
  { firstStanding, atMs }: { readonly firstStanding: number; readonly atMs: number },
): Promise<void> {
  await sql`
    update game_wallet_transaction set undone_at_ms = ${atMs}
      where round_id = ${roundId} and won_minor is not null and stake_id is null and undone_at_ms is null
        and (${firstStanding}::int < 0 or bets_before <= ${firstStanding}::int)`.execute(tx);
}
