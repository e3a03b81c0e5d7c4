import { sql } from 'kysely';

import { BY_INDEX } from '../../../kernel/database/by-index.ts';
import type { Database } from '../../../kernel/database/database.ts';

/**
 * `games_take_nonces`: takes the next place under the seeds of each round, where it is the one the round was dealt from, and
 * answers these seeds; a pair that was replaced or has moved on is left out, and its round is to be dealt anew. Refuses a
 * second open round of a player's game: the seeds are locked by then, so that of two at once the later sees the earlier.
 */
export async function createTakeNonces(db: Database): Promise<void> {
  await sql`
    create function games_take_nonces(p_seeds bigint[], p_nonces int[], p_games text[]) returns setof bigint
    language plpgsql ${BY_INDEX} set plan_cache_mode = force_generic_plan as $$
    declare
      v_round record;
      v_player bigint;
    begin
      for v_round in
        select * from unnest(p_seeds, p_nonces, p_games) as round (seed, nonce, game) order by seed
      loop
        update games_seed set rounds = rounds + 1
          where seed_id = v_round.seed and rounds = v_round.nonce and began_at_ms is not null and replaced_at_ms is null
          returning player_id into v_player;
        continue when not found;
        perform from games_round where player_id = v_player and game = v_round.game and ended_at_ms is null;
        if found then perform refuse('ROUND_OPEN'); end if;
        return next v_round.seed;
      end loop;
    end $$`.execute(db);
  await sql`
    create function games_refuse_used_keys(p_asked bigint, p_new bigint) returns boolean language plpgsql as $$
    begin
      if p_new < p_asked then perform refuse('IDEMPOTENCY_MISMATCH'); end if;
      return true;
    end $$`.execute(db);
}
