import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/**
 * `wallet_bet_shares`: what each account is owed of a bet's target. Each funding's part is rounded down; what remains
 * goes to real money. A funding whose stake is not returned (a free bet) gets only what exceeds its stake.
 */
export async function createSettleFunction(db: Database): Promise<void> {
  await sql`
    create function wallet_bet_shares(p_bet wallet_bet, p_target bigint)
    returns table (out_account bigint, out_share bigint) language sql stable as $$
      with part as (
        select account_id, amount_minor, stake_returned,
               div(p_target::numeric * amount_minor, p_bet.stake_minor)::bigint as share
          from wallet_bet_funding where player_id = p_bet.player_id and bet_id = p_bet.bet_id
      )
      select account_id, sum(owed)::bigint from (
        select account_id,
               case when stake_returned then share else greatest(share - amount_minor, 0) end as owed
          from part
        union all
        select p_bet.real_account_id, p_target - (select sum(share) from part)
      ) owing group by account_id
    $$`.execute(db);
  await sql`
    create function wallet_settle_bet(
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
        v_houses := v_houses || 'bets'::text;
        v_amounts := v_amounts || -out_paid;
      end if;
      if v_first then
        v_accounts := array[v_bet.escrow_account_id, null] || v_accounts;
        v_houses := array[null, 'bets'] || v_houses;
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
}
