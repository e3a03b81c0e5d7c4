import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { TransferKind } from './transfer.ts';

/** A change of what a payment provider holds for us, as the ledger has it. */
export interface ProviderMovement {
  /** `deposit:4712`, `withdrawal:4713`, `suspense:sandbox:cb-1`. */
  readonly transferId: string;
  readonly kind: TransferKind;
  readonly currency: string;
  /** Positive when the provider holds more of ours. */
  readonly amountMinor: bigint;
  readonly atMs: number;
}

/** Everything booked on a provider's account in [from, to), by time. */
export async function providerMovements(
  db: Database | Tx,
  provider: string,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<readonly ProviderMovement[]> {
  const { rows } = await sql<{
    id: string;
    kind: TransferKind;
    currency: string;
    amount_minor: bigint;
    at_ms: bigint;
  }>`
    select t.id, t.kind, p.currency, -p.amount_minor as amount_minor, t.at_ms
      from wallet_house_account h
      join wallet_posting p on p.account_id = h.id and p.seq is null
      join wallet_transfer t on t.player_id = p.player_id and t.id = p.transfer_id
      where h.code = ${`provider:${provider}`} and t.at_ms >= ${fromMs} and t.at_ms < ${toMs}
      order by t.at_ms, t.id`.execute(db);
  return rows.map((row) => ({
    transferId: row.id,
    kind: row.kind,
    currency: row.currency,
    amountMinor: row.amount_minor,
    atMs: Number(row.at_ms),
  }));
}
