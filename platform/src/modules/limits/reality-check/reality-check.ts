import { sql } from 'kysely';
import { CURRENCIES, formatAmount, type PlayerId } from '@paddock/contract';
import type { RealityCheckRequest, RealityCheckView } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';

/** An answer to a reality check, as it is kept for an operator or a complaint. */
export interface RealityCheckAnswer {
  readonly id: string;
  readonly attributes: RealityCheckRequest['data']['attributes'];
  readonly atMs: number;
}

/**
 * What the player staked and won since a moment, one entry for each currency played in. A stake given back, of a bet
 * that was void or never accepted, is in neither sum.
 */
export async function playedSums(
  db: Database,
  playerId: PlayerId,
  fromMs: number,
): Promise<RealityCheckView> {
  const { rows } = await sql<{ currency: string; staked: bigint; won: bigint }>`
    select * from (
      select currency, limits_used(${playerId}::bigint, 'wagering', currency, ${fromMs}::bigint) as staked,
        greatest(0, limits_since(${playerId}::bigint, 'return', currency, ${fromMs}::bigint) - coalesce((
          select sum(amount_minor) from limits_given_back back
          where back.player_id = ${playerId}::bigint and back.currency = played.currency
            and staked_at_ms > ${fromMs}::bigint
        ), 0))::bigint as won
      from unnest(${[...CURRENCIES.keys()]}::text[]) as played(currency)
    ) sums where staked <> 0 or won <> 0`.execute(db);
  return {
    sums: rows.map(({ currency, staked, won }) => ({
      currency,
      staked: formatAmount(staked, currency),
      won: formatAmount(won, currency),
    })),
  };
}

/** Keeps what the player answered (S7-10). */
export async function logRealityCheck(
  db: Database,
  playerId: PlayerId,
  { id, attributes, atMs }: RealityCheckAnswer,
): Promise<void> {
  await sql`
    insert into limits_reality_check (player_id, id, action, do_not_show_again, shown_at_ms, at_ms)
      values (${playerId}::bigint, ${id}::bigint, ${attributes.action}, ${attributes.do_not_show_again},
        ${attributes.popup_show_at * 1000}::bigint, ${atMs}::bigint)`.execute(db);
}
