import { sql } from 'kysely';

import type { RoundSource } from '../../products/index.ts';

/**
 * Each bet is a round of its player, for whoever counts them. One that was returned, or cashed out in whole or in part,
 * counts as if it had never been staked; so does a free bet, whose stake was no money of the player's.
 */
export const sportsbookBets: RoundSource = {
  product: 'sportsbook',
  isOfGames: false,
  rounds: ({ where }) => sql`
    select b.id as round_id, null::text as company, null::text as game, b.currency, b.accepted_at_ms as began_at_ms,
        case when b.status <> 'open' then b.settled_at_ms end as ended_at_ms, b.stake_minor,
        case when b.status <> 'open' then b.payout_minor end as paid_minor,
        (b.status = 'returned' or b.remaining_stake_minor < b.stake_minor
          or coalesce(b.gift ->> 'kind' = 'free-bet', false)) as is_void,
        (select min(l.odds_milli) from sportsbook_bet_leg l
          where l.player_id = b.player_id and l.bet_id = b.id) as odds_milli
      from sportsbook_bet b
      where ${where({ playerId: sql`b.player_id`, roundId: sql`b.id` })}`,
};
