import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/**
 * `wallet_spendable`: what a player can stake in a currency, as it stands once the calls before it in a statement are done.
 * Real money is staked first and bonus money makes up for what is missing (`wallet_take_stakes`); of one that is below zero
 * nothing can be staked.
 */
export async function createSpendable(db: Database): Promise<void> {
  await sql`
    create function wallet_spendable(p_player bigint, p_currency text) returns bigint
    language plpgsql volatile ${BY_INDEX} set plan_cache_mode = force_generic_plan as $$
    declare
      v_real bigint;
      v_bonus bigint;
    begin
      select coalesce(sum(balance_minor) filter (where kind in ('main', 'currency')), 0),
          coalesce(sum(balance_minor) filter (where kind = 'bonus'), 0)
        into v_real, v_bonus
        from wallet_account where player_id = p_player and currency = p_currency;
      return case when v_real < 0 then v_real else v_real + v_bonus end;
    end $$`.execute(db);
}
