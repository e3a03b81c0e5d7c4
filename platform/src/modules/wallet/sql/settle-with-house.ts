import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/** `wallet_settle_bet` and `wallet_reopen_bet` post against the house account of the stake's product. */
export async function settleWithHouse(db: Database): Promise<void> {
  await sql`
    create or replace function wallet_settle_bet(
      p_player bigint, p_bet bigint, p_revision int, p_target bigint, p_reason text, p_at bigint
    ) returns table (out_outcome text, out_paid bigint) language plpgsql ${BY_INDEX} as $$
    declare
      v_bet wallet_bet;
      v_accounts bigint[];
      v_amounts bigint[];
      v_houses text[];
      v_first boolean;
      v_refusal text;
    begin
      perform 1 from wallet_account where player_id = p_player order by id for update;
      select * into v_bet from wallet_bet where player_id = p_player and bet_id = p_bet for update;
      if not found or v_bet.state = 'released' then
        raise exception 'wallet: bet % holds no stake to settle', p_bet;
      end if;
      out_outcome := 'ignored';
      out_paid := 0;
      if p_revision <= v_bet.revision then return next; return; end if;

      v_first := v_bet.state = 'held';
      select array_agg(out_account order by out_account), array_agg(owed order by out_account), coalesce(sum(owed), 0)
        into v_accounts, v_amounts, out_paid
        from (
          select now.out_account, now.out_share - before.out_share as owed
            from wallet_bet_shares(v_bet, p_target) now
            join wallet_bet_shares(v_bet, v_bet.target_minor) before using (out_account)
        ) difference where owed <> 0;
      v_houses := array_fill(null::text, array[coalesce(cardinality(v_accounts), 0)]);
      if out_paid <> 0 then
        v_accounts := v_accounts || null::bigint;
        v_houses := v_houses || v_bet.house;
        v_amounts := v_amounts || -out_paid;
      end if;
      if v_first then
        v_accounts := array[v_bet.escrow_account_id, null] || v_accounts;
        v_houses := array[null, v_bet.house] || v_houses;
        v_amounts := array[-v_bet.stake_minor, v_bet.stake_minor] || v_amounts;
      end if;
      if cardinality(v_amounts) > 0 then
        select posted.out_refusal into v_refusal from wallet_post(
          p_player, 'bet:' || p_bet || ':r' || p_revision,
          case when v_first then 'bet-settle' else 'bet-correction' end, 'system', 'bet:' || p_bet, p_reason, null,
          p_at, v_accounts, v_houses,
          (select array_agg(case when house is not null then v_bet.currency end order by n)
            from unnest(v_houses) with ordinality as part (house, n)),
          v_amounts) posted limit 1;
        if v_refusal is not null then
          raise exception 'wallet: settling bet % was refused: %', p_bet, v_refusal;
        end if;
      end if;
      update wallet_bet set state = 'settled', revision = p_revision, target_minor = p_target
        where player_id = p_player and bet_id = p_bet;
      out_outcome := case when v_first then 'settled' else 'corrected' end;
      return next;
    end $$`.execute(db);
  await sql`
    create or replace function wallet_reopen_bet(p_player bigint, p_bet bigint, p_revision int, p_reason text, p_at bigint)
    returns table (out_outcome text, out_paid bigint) language plpgsql ${BY_INDEX} as $$
    declare
      v_bet wallet_bet;
      v_accounts bigint[];
      v_amounts bigint[];
      v_houses text[];
      v_refusal text;
    begin
      perform 1 from wallet_account where player_id = p_player order by id for update;
      select * into v_bet from wallet_bet where player_id = p_player and bet_id = p_bet for update;
      if not found or v_bet.state = 'released' then
        raise exception 'wallet: bet % holds no stake to open again', p_bet;
      end if;
      out_outcome := 'ignored';
      out_paid := 0;
      if v_bet.state = 'held' or p_revision <= v_bet.revision then return next; return; end if;

      select array_agg(out_account order by out_account), array_agg(-out_share order by out_account),
             -coalesce(sum(out_share), 0)
        into v_accounts, v_amounts, out_paid
        from wallet_bet_shares(v_bet, v_bet.target_minor) where out_share <> 0;
      v_houses := array_fill(null::text, array[coalesce(cardinality(v_accounts), 0)]);
      if out_paid <> 0 then
        v_accounts := v_accounts || null::bigint;
        v_houses := v_houses || v_bet.house;
        v_amounts := v_amounts || -out_paid;
      end if;
      v_accounts := v_accounts || array[null, v_bet.escrow_account_id];
      v_houses := v_houses || array[v_bet.house, null];
      v_amounts := v_amounts || array[-v_bet.stake_minor, v_bet.stake_minor];
      select posted.out_refusal into v_refusal from wallet_post(
        p_player, 'bet:' || p_bet || ':r' || p_revision, 'bet-reopen', 'system', 'bet:' || p_bet, p_reason, null,
        p_at, v_accounts, v_houses,
        (select array_agg(case when house is not null then v_bet.currency end order by n)
          from unnest(v_houses) with ordinality as part (house, n)),
        v_amounts) posted limit 1;
      if v_refusal is not null then
        raise exception 'wallet: opening bet % again was refused: %', p_bet, v_refusal;
      end if;
      update wallet_bet set state = 'held', revision = p_revision, target_minor = 0
        where player_id = p_player and bet_id = p_bet;
      out_outcome := 'reopened';
      return next;
    end $$`.execute(db);
}
