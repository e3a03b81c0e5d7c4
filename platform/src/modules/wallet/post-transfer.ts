import { sql, type RawBuilder } from 'kysely';
import type { AccountId, ErrorCode, PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import { PREPARED } from '../../kernel/database/prepared.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { PostedTransfer, Transfer } from './transfer.ts';

interface PostRow {
  readonly out_refusal: ErrorCode | null;
  readonly out_replayed: boolean;
  readonly out_account: bigint;
  readonly out_seq: bigint;
  readonly out_amount: bigint;
  readonly out_balance: bigint;
}

/**
 * Posts a transfer in one round trip (the SQL function `wallet_post`).
 * @throws PlatformError INSUFFICIENT_FUNDS or BALANCE_NEGATIVE for a player's transfer, ACCOUNT_UNKNOWN,
 * IDEMPOTENCY_MISMATCH for the same id with other content. Nothing is written then.
 */
export async function postTransfer(tx: Tx, transfer: Transfer): Promise<PostedTransfer> {
  const { rows } = await sql<PostRow>`${PREPARED} select * from ${call(transfer)}`.execute(tx);
  return postedTransfer(rows);
}

/**
 * The same for what a player does who may be frozen: asked in the same round trip. Under a lock of the player's accounts,
 * which freezing takes too, nobody is frozen in between.
 * @throws ACCOUNT_FROZEN.
 */
export async function postUnlessFrozen(
  tx: Tx,
  transfer: Transfer & { readonly playerId: PlayerId },
): Promise<PostedTransfer> {
  const { rows } = await sql<PostRow>`
    ${PREPARED} select posted.* from (
      select exists (select from wallet_frozen where player_id = ${transfer.playerId}) as is_frozen
    ) player cross join lateral ${call(transfer)} posted where not player.is_frozen`.execute(tx);
  if (rows.length === 0) throw new PlatformError('ACCOUNT_FROZEN');
  return postedTransfer(rows);
}

function call(transfer: Transfer): RawBuilder<unknown> {
  if (transfer.postings.length < 2) throw new Error(`transfer ${transfer.id} has fewer than two postings`);
  const accounts = transfer.postings.map((posting) => ('account' in posting ? posting.account : null));
  const houses = transfer.postings.map((posting) => ('house' in posting ? posting.house : null));
  const currencies = transfer.postings.map((posting) => ('house' in posting ? posting.currency : null));
  const amounts = transfer.postings.map((posting) => posting.amountMinor.toString());
  return sql`wallet_post(
    ${transfer.playerId ?? '0'}, ${transfer.id}, ${transfer.kind}, ${transfer.actor}, ${transfer.cause},
    ${transfer.reason}, ${transfer.rateId ?? null}, ${transfer.atMs},
    ${accounts}::bigint[], ${houses}::text[], ${currencies}::text[], ${amounts}::bigint[])`;
}

function postedTransfer(rows: readonly PostRow[]): PostedTransfer {
  refuseIfAsked(rows[0]?.out_refusal);
  return {
    replayed: rows[0]?.out_replayed ?? false,
    postings: rows.map((row) => ({
      account: row.out_account.toString() as AccountId,
      seq: row.out_seq,
      amountMinor: row.out_amount,
      balanceAfterMinor: row.out_balance,
    })),
  };
}

/** Throws the refusal a wallet function answered, if any. */
export function refuseIfAsked(refusal: ErrorCode | null | undefined): void {
  if (refusal !== null && refusal !== undefined) throw new PlatformError(refusal);
}
