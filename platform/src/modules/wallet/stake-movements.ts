import type { BetId, PlayerId } from '@paddock/contract';
import type { LedgerEntryKind } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database } from '../../kernel/database/database.ts';

/** What one transfer of a stake did with the player's own accounts, escrow apart. */
export interface StakeMovement {
  readonly kind: LedgerEntryKind;
  /** Below zero where it took money. */
  readonly amountMinor: bigint;
  readonly atMs: number;
}

/** What a promotion adds beside it. */
const EXTRAS = ['boost', 'insurance'] as const;

/** @see Wallet.stakeMovements */
export async function stakeMovements(
  db: Database,
  {
    playerId,
    betId,
    revision,
  }: { readonly playerId: PlayerId; readonly betId: BetId; readonly revision: number },
): Promise<readonly StakeMovement[]> {
  const revisions = Array.from({ length: revision }, (_, at) => `bet:${betId}:r${at + 1}`);
  const extras = revisions.flatMap((_, at) => EXTRAS.map((kind) => `${kind}:${betId}:r${at + 1}`));
  const ids = [`bet:${betId}:hold`, `bet:${betId}:release`, ...revisions, ...extras];
  const { rows } = await sql<{ kind: LedgerEntryKind; amount: bigint; at_ms: bigint }>`
    select t.kind, t.at_ms, coalesce(sum(p.amount_minor) filter (where a.kind <> 'escrow'), 0)::bigint as amount
      from wallet_transfer t
        join wallet_posting p on p.player_id = t.player_id and p.transfer_id = t.id
        left join wallet_account a on a.player_id = p.player_id and a.id = p.account_id and p.seq is not null
      where t.player_id = ${playerId}::bigint and t.id = any(${ids}::text[])
      group by t.id, t.kind, t.at_ms
      order by t.at_ms, array_position(${ids}::text[], t.id)`.execute(db);
  return rows.map((row) => ({ kind: row.kind, amountMinor: row.amount, atMs: Number(row.at_ms) }));
}
