import { sql } from 'kysely';
import { formatAmount } from '@paddock/contract';
import type { LedgerEntryKind, StatementView } from '@paddock/contract/schemas';

import type { Database } from '../../kernel/database/database.ts';
import type { Account } from './wallet-api.ts';

/** Entries of one page. */
export const STATEMENT_PAGE = 50;

interface EntryRow {
  readonly seq: bigint;
  readonly kind: LedgerEntryKind;
  readonly amount_minor: bigint;
  readonly balance_after_minor: bigint;
  readonly at_ms: bigint;
  readonly cause: string;
}

/**
 * A page of an account's statement, newest first, below the number `beforeSeq`. Numbers are gapless, so the next page
 * starts at the last one shown and the account's own counter is the total: nothing is counted or skipped.
 */
export async function readStatement(
  db: Database,
  account: Account,
  beforeSeq: bigint | undefined,
): Promise<StatementView> {
  const { rows } = await sql<EntryRow>`
    select p.seq, t.kind, p.amount_minor, p.balance_after_minor, p.at_ms, t.cause
      from wallet_posting p join wallet_transfer t on t.player_id = p.player_id and t.id = p.transfer_id
      where p.player_id = ${account.playerId} and p.account_id = ${account.id}
        and p.seq < ${beforeSeq ?? account.lastSeq + 1n}
      order by p.seq desc limit ${STATEMENT_PAGE}`.execute(db);
  const last = rows.at(-1)?.seq ?? 1n;
  return {
    entries: rows.map((row) => ({
      seq: Number(row.seq),
      kind: row.kind,
      amount: formatAmount(row.amount_minor, account.currency),
      balanceAfter: formatAmount(row.balance_after_minor, account.currency),
      atMs: Number(row.at_ms),
      cause: row.cause,
    })),
    currency: account.currency,
    total: Number(account.lastSeq),
    nextCursor: last > 1n ? last.toString() : null,
  };
}
