import { sql } from 'kysely';

import type { Tx } from '../../../kernel/database/database.ts';
import type { HouseKept } from '../../products/index.ts';

/** Settled stakes less what they paid; wins of promotions are no stake's. */
export async function keptOfGameWallet(tx: Tx): Promise<readonly HouseKept[]> {
  const { rows } = await sql<{ currency: string; kept: bigint }>`
    select currency, sum(stake_minor - paid_minor)::bigint as kept from game_wallet_stake
      where paid_minor is not null group by currency`.execute(tx);
  return rows.map(({ currency, kept }) => ({ currency, keptMinor: kept }));
}

/**
 * What a round paid is what its transactions say: stakes that stand were paid the wins that stand, one that was rolled back
 * its stake; a closed round has nothing in escrow; each bet has one stake, and one that was refused none.
 */
export async function brokenOfGameWallet(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    with stakes as (
      select round_id, sum(paid_minor) filter (where not is_void) as paid,
          count(*) filter (where ended_at_ms is null) as open, count(*) filter (where not is_void) as standing
        from game_wallet_stake group by round_id
    ), wins as (
      select round_id, sum(won_minor) as won from game_wallet_transaction
        where round_id is not null and won_minor is not null and undone_at_ms is null group by round_id
    )
    select format('round %s paid %s, its wins are %s', r.round_id, coalesce(s.paid, 0), coalesce(w.won, 0)) as detail
      from game_wallet_round r left join stakes s using (round_id) left join wins w using (round_id)
      where coalesce(s.paid, 0) <> coalesce(w.won, 0)
    union all
    select format('round %s is closed with %s stakes open', round_id, open)
      from game_wallet_round join stakes using (round_id) where closed_at_ms is not null and open > 0
    union all
    select format('stake %s has %s bets', s.stake_id, count(t.reference))
      from game_wallet_stake s
        left join game_wallet_transaction t on t.stake_id = s.stake_id and t.kind in ('bet', 'bet-and-win')
      group by s.stake_id
      having count(t.reference) <> 1 or bool_or(t.refusal is not null)
        or bool_or((t.undone_at_ms is not null) <> s.is_void)`.execute(tx);
  return rows.map(({ detail }) => detail);
}
