import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Tx } from '../../kernel/database/database.ts';

/** Whose bonus money is in a bet, and what one of its transfers moved of it. */
export interface BonusPart {
  /** The bonus that was given last before the bet was placed; undefined where no bonus money is in it. */
  readonly bonusId: string | undefined;
  /** Below zero where the transfer took money from the bonus account. */
  readonly movedMinor: AmountMinor;
}

/** @see Wallet.bonusPart */
export async function bonusPart(
  tx: Tx,
  bet: { readonly playerId: PlayerId; readonly betId: BetId; readonly revision: number },
): Promise<BonusPart> {
  const { playerId, betId, revision } = bet;
  const transfer = revision === 0 ? `bet:${betId}:release` : `bet:${betId}:r${revision}`;
  const { rows } = await sql<{ granted: string | null; moved: bigint }>`
    select grant_of.id as granted, coalesce(moved.amount, 0)::bigint as moved
      from wallet_account a
        cross join lateral (
          select h.seq from wallet_posting h
            where h.player_id = a.player_id and h.transfer_id = ${`bet:${betId}:hold`} and h.account_id = a.id limit 1
        ) held
        left join lateral (
          select g.transfer_id as id from wallet_posting g
            where g.player_id = a.player_id and g.account_id = a.id and g.seq < held.seq
              and g.transfer_id like 'bonus-grant:%'
            order by g.seq desc limit 1
        ) grant_of on true
        left join lateral (
          select sum(p.amount_minor) as amount from wallet_posting p
            where p.player_id = a.player_id and p.transfer_id = ${transfer} and p.account_id = a.id
        ) moved on true
      where a.player_id = ${playerId}::bigint and a.kind = 'bonus'`.execute(tx);
  const [row] = rows;
  return { bonusId: row?.granted?.replace('bonus-grant:', ''), movedMinor: row?.moved ?? 0n };
}
