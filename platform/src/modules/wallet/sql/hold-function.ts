import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/**
 * `wallet_hold_stake`: takes the stake from the named account and, when that is real money and falls short, from the
 * bonus account of its currency; keeps the parts as the bet's funding. One round trip.
 */
export async function createHoldFunction(db: Database): Promise<void> {
  await sql`
    create function wallet_hold_stake(p_player bigint, p_bet bigint, p_account bigint, p_stake bigint, p_at bigint)
    returns table (
      out_refusal text, out_replayed boolean, out_currency text,
      out_account bigint, out_amount bigint, out_returned boolean
    ) language plpgsql ${BY_INDEX} as $$
    declare
      v_bet wallet_bet;
      v_chosen wallet_account;
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
          when 'bonus' then if v_chosen.kind <> 'bonus' then v_bonus := v_account.id; end if;
          else v_real := v_account.id;
        end case;
      end loop;

      v_first := least(p_stake, greatest(v_chosen.balance_minor, 0));
      v_accounts := case when v_first > 0 then array[v_chosen.id] else '{}' end;
      v_amounts := case when v_first > 0 then array[v_first] else '{}' end;
      if v_first < p_stake then
        v_accounts := v_accounts || coalesce(v_bonus, v_chosen.id);
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

/** `wallet_release_stake`: gives a held stake back as it was taken. */
export async function createReleaseFunction(db: Database): Promise<void> {
  await sql`
    create function wallet_release_stake(p_player bigint, p_bet bigint, p_reason text, p_at bigint)
    returns void language plpgsql ${BY_INDEX} as $$
    declare
      v_bet wallet_bet;
      v_accounts bigint[];
      v_amounts bigint[];
      v_refusal text;
    begin
      perform 1 from wallet_account where player_id = p_player order by id for update;
      select * into v_bet from wallet_bet where player_id = p_player and bet_id = p_bet for update;
      if not found or v_bet.state = 'settled' then
        raise exception 'wallet: bet % holds no stake to release', p_bet;
      end if;
      if v_bet.state = 'released' then return; end if;
      select array_agg(account_id order by position), array_agg(amount_minor order by position)
        into v_accounts, v_amounts
        from wallet_bet_funding where player_id = p_player and bet_id = p_bet;
      select posted.out_refusal into v_refusal from wallet_post(
        p_player, 'bet:' || p_bet || ':release', 'bet-release', 'system', 'bet:' || p_bet, p_reason, null, p_at,
        v_bet.escrow_account_id || v_accounts,
        array_fill(null::text, array[cardinality(v_accounts) + 1]),
        array_fill(null::text, array[cardinality(v_accounts) + 1]),
        -v_bet.stake_minor || v_amounts) posted limit 1;
      if v_refusal is not null then
        raise exception 'wallet: releasing bet % was refused: %', p_bet, v_refusal;
      end if;
      update wallet_bet set state = 'released' where player_id = p_player and bet_id = p_bet;
    end $$`.execute(db);
}
