import { OWN_COMPANY } from '@paddock/contract';
import { sql } from 'kysely';

import type { RoundSource } from '../../products/index.ts';
import { ALL_RULES } from '../rules/all-rules.ts';

const GAMES = ALL_RULES.map(({ code }) => code);

/** Each bet in a round that many share is a round of its player, for whoever counts them. */
export const sharedRoundsBets: RoundSource = {
  product: 'shared-rounds',
  isOfGames: true,
  rounds: ({ where }) => sql`
    select b.bet_id as round_id, ${OWN_COMPANY}::text as company, b.game, b.currency, b.accepted_at_ms as began_at_ms,
        b.ended_at_ms, b.stake_minor, b.paid_minor, b.is_void, null::int as odds_milli
      from shared_rounds_bet b
      where b.game = any(${GAMES}::text[]) and ${where({ playerId: sql`b.player_id`, roundId: sql`b.bet_id` })}`,
};
