import { sql } from 'kysely';
import { LIMIT_TYPES } from '@paddock/contract';

import { BY_INDEX } from '../../../kernel/database/by-index.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { COUNTS_TOGETHER } from './take-stake-function.ts';

/**
 * What one statement of a product asks beside its stakes. `limits_timed`: those of some players who allow themselves so many
 * hours a day, and so may not stake before these are counted. `limits_refuse_persons`: raises `COUNTS_TOGETHER` where any of
 * the returns that were counted has to be counted for a person too, which the statement cannot see to.
 */
export async function createAtOnceFunctions(db: Database): Promise<void> {
  await sql`
    create function limits_timed(p_players bigint[]) returns bigint[]
    language plpgsql volatile ${BY_INDEX} set plan_cache_mode = force_generic_plan as $$
    begin
      return array(select player_id from limits_limit
        where player_id = any(p_players) and limit_type = ${sql.lit(LIMIT_TYPES.session)} and state = 'active');
    end $$`.execute(db);
  await sql`
    create function limits_refuse_persons(p_persons bigint) returns bigint language plpgsql as $$
    begin
      if p_persons > 0 then
        raise exception using errcode = ${sql.lit(COUNTS_TOGETHER)}, message = 'limits: a return counts for a person too';
      end if;
      return p_persons;
    end $$`.execute(db);
}
