import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/**
 * `wallet_hold_stake` takes real money first whichever account is named, and bonus money of its currency for what is
 * missing: bonus money alone would be played while the real money waits in safety.
 */
export async function holdRealMoneyFirst(db: Database): Promise<void> {
  await sql`
    create or replace function wallet_hold_stake(p_player bigint, p_bet bigint, p_account bigint, p_stake bigint, p_at bigint)
    returns table (
      out_refusal text, out_replayed boolean, out_currency text,
      out_account bigint, out_amount bigint, out_returned boolean
    ) language plpgsql ${BY_INDEX} as $$
    declare
      v_bet wallet_bet;
      v_chosen wallet_account;
      v_real_account wallet_account;
      v_account wallet_account;
      v_all wallet_account[];
      v_bonus bigint;
      v_real bigint;
      v_escrow bigint;
      v_first bigint;
      v_accounts bigint[];
      v_amounts bigint[];
    begin
      for v_account in select * from wallet_account where player_id = p_player order by id for update loop
        v_all := v_all || v_account;
        if v_account.id = p_account and v_account.kind <> 'escrow' then v_chosen := v_account; end if;
      end loop;
      select * into v_bet from wallet_bet where player_id = p_player and bet_id = p_bet;
      if found then
        if v_bet.stake_minor <> p_stake or v_bet.account_id <> p_account then
          out_refusal := 'IDEMPOTENCY_MISMATCH';
          return next;
          return;
        end if;
        return query select null::text, true, v_bet.currency, account_id, amount_minor, stake_returned
          from wallet_bet_funding where player_id = p_player and bet_id = p_bet order by position;
        return;
      end if;
      if v_chosen.id is null then
        out_refusal := 'ACCOUNT_UNKNOWN';
        return next;
        return;
      end if;
      foreach v_account in array v_all loop
        if v_account.currency <> v_chosen.currency then continue; end if;
        case v_account.kind
          when 'escrow' then v_escrow := v_account.id;
          when 'bonus' then v_bonus := v_account.id;
          else
            v_real := v_account.id;
            v_real_account := v_account;
        end case;
      end loop;

      v_first := least(p_stake, greatest(v_real_account.balance_minor, 0));
      v_accounts := case when v_first > 0 then array[v_real] else '{}' end;
      v_amounts := case when v_first > 0 then array[v_first] else '{}' end;
      if v_first < p_stake then
        v_accounts := v_accounts || coalesce(v_bonus, v_real);
        v_amounts := v_amounts || (p_stake - v_first);
      end if;
      select posted.out_refusal into out_refusal from wallet_post(
        p_player, 'bet:' || p_bet || ':hold', 'bet-hold', 'player', 'bet:' || p_bet, '', null, p_at,
        v_accounts || v_escrow,
        array_fill(null::text, array[cardinality(v_accounts) + 1]),
        array_fill(null::text, array[cardinality(v_accounts) + 1]),
        (select array_agg(-amount order by n) from unnest(v_amounts) with ordinality as part (amount, n)) || p_stake
      ) posted limit 1;
      if out_refusal is not null then return next; return; end if;

      insert into wallet_bet (
          player_id, bet_id, account_id, real_account_id, escrow_account_id, currency, stake_minor, state)
        values (p_player, p_bet, p_account, v_real, v_escrow, v_chosen.currency, p_stake, 'held');
      return query insert into wallet_bet_funding (
          player_id, bet_id, position, account_id, amount_minor, stake_returned)
        select p_player, p_bet, n, a.id, amount, a.stake_returned
          from unnest(v_accounts, v_amounts) with ordinality as part (id, amount, n)
          join wallet_account a on a.player_id = p_player and a.id = part.id
        returning null::text, false, v_chosen.currency, account_id, amount_minor, stake_returned;
    end $$`.execute(db);
}
