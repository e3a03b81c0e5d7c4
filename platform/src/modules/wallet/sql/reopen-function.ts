import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/**
 * `wallet_reopen_bet`: takes a settlement back (rules §7). What was paid is recovered, split as it was given, and the
 * stake lies in escrow again, so that escrow stays the sum of what is open. The bet is held as it was before its first
 * result and is settled by the next one.
 */
export async function createReopenFunction(db: Database): Promise<void> {
  await sql`
    alter table wallet_bet drop constraint wallet_bet_check,
      add constraint wallet_bet_check check (
        (state = 'settled' or target_minor = 0) and (state <> 'released' or revision = 0))`.execute(db);
  await sql`
    create function wallet_reopen_bet(p_player bigint, p_bet bigint, p_revision int, p_reason text, p_at bigint)
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
        v_houses := v_houses || 'bets'::text;
        v_amounts := v_amounts || -out_paid;
      end if;
      v_accounts := v_accounts || array[null, v_bet.escrow_account_id];
      v_houses := v_houses || array['bets', null];
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
