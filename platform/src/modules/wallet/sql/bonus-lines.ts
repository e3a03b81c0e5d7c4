import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/**
 * Lines of bonuses are a group of their own, with a total: what was given less what went back to the house. No line of
 * this group was written before, so the index on the groups stays true.
 */
export async function countBonuses(db: Database): Promise<void> {
  await sql`
    create or replace function wallet_line_group(p_transfer text)
    returns text language sql immutable parallel safe as $$
      select case split_part(p_transfer, ':', 1)
        when 'bet' then 'bets'
        when 'deposit' then 'deposits'
        when 'deposit-refund' then 'deposits'
        when 'chargeback' then 'deposits'
        when 'withdrawal-hold' then 'withdrawals'
        when 'withdrawal-release' then 'withdrawals'
        when 'withdrawal' then 'withdrawals'
        when 'withdrawal-late' then 'withdrawals'
        when 'withdrawal-return' then 'withdrawals'
        when 'conversion' then 'conversions'
        when 'bonus-grant' then 'bonuses'
        when 'bonus-conversion' then 'bonuses'
        when 'bonus-return' then 'bonuses'
        else 'corrections' end
    $$`.execute(db);
  await sql`alter table wallet_total add column bonus_minor bigint not null default 0`.execute(db);
  await sql`
    create or replace function wallet_count_line() returns trigger language plpgsql ${BY_INDEX} as $$
    declare
      v_group text := wallet_line_group(new.transfer_id);
    begin
      -- Held and given back are the player's own money, moved to and from escrow.
      if new.transfer_id like 'withdrawal-hold:%' or new.transfer_id like 'withdrawal-release:%' then return null; end if;
      insert into wallet_total as total (
          player_id, currency, deposited_minor, withdrawn_minor, exchanged_minor, bonus_minor, corrected_minor)
        values (new.player_id, new.currency,
          case v_group when 'deposits' then new.amount_minor else 0 end,
          case v_group when 'withdrawals' then -new.amount_minor else 0 end,
          case v_group when 'conversions' then new.amount_minor else 0 end,
          case v_group when 'bonuses' then new.amount_minor else 0 end,
          case v_group when 'corrections' then new.amount_minor else 0 end)
        on conflict (player_id, currency) do update set
          deposited_minor = total.deposited_minor + excluded.deposited_minor,
          withdrawn_minor = total.withdrawn_minor + excluded.withdrawn_minor,
          exchanged_minor = total.exchanged_minor + excluded.exchanged_minor,
          bonus_minor = total.bonus_minor + excluded.bonus_minor,
          corrected_minor = total.corrected_minor + excluded.corrected_minor;
      return null;
    end $$`.execute(db);
}
