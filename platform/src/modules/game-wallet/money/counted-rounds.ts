import { sql } from 'kysely';

import type { RoundSource } from '../../products/index.ts';

/**
 * Rounds of companies' games, for whoever counts them. A round ends as its company says so, or else with the last result of
 * its stakes; one whose stakes were all rolled back is void.
 */
export const gameWalletRounds: RoundSource = {
  product: 'game-wallet',
  isOfGames: true,
  rounds: ({ where }) => sql`
    select r.round_id, r.company, r.game, r.currency, r.began_at_ms,
        case when s.open = 0 then coalesce(r.closed_at_ms, s.ended_at_ms) end as ended_at_ms,
        s.stake_minor, case when s.open = 0 then s.paid_minor end as paid_minor, s.standing = 0 as is_void,
        null::int as odds_milli
      from game_wallet_round r
      cross join lateral (
        select count(*) filter (where ended_at_ms is null) as open, count(*) filter (where not is_void) as standing,
            max(ended_at_ms) as ended_at_ms,
            coalesce(sum(stake_minor) filter (where not is_void), 0)::bigint as stake_minor,
            coalesce(sum(paid_minor) filter (where not is_void), 0)::bigint as paid_minor
          from game_wallet_stake where round_id = r.round_id
      ) s
      where ${where({ playerId: sql`r.player_id`, roundId: sql`r.round_id` })}`,
};
