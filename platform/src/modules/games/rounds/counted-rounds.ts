import { OWN_COMPANY } from '@paddock/contract';
import { sql } from 'kysely';

import type { RoundSource } from '../../products/index.ts';

/** Rounds of our own games, for whoever counts them: those that players staked. */
export const gamesRounds: RoundSource = {
  product: 'games',
  isOfGames: true,
  rounds: ({ where }) => sql`
    select r.round_id, ${OWN_COMPANY}::text as company, r.game, r.currency, r.began_at_ms, r.ended_at_ms,
        (select sum(s.stake_minor)::bigint from games_stake s where s.round_id = r.round_id) as stake_minor,
        r.paid_minor, r.is_void, null::int as odds_milli
      from games_round r
      where r.gift_id is null and ${where({ playerId: sql`r.player_id`, roundId: sql`r.round_id` })}`,
};
