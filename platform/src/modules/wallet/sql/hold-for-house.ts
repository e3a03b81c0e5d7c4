import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { BY_INDEX } from '../../../kernel/database/by-index.ts';

/**
 * A stake says whose it is by the house account that it is settled with: each product has one of its own. What was held
 * before is the sportsbook's, `bets`.
 */
export async function holdForHouse(db: Database): Promise<void> {
  await sql`alter table wallet_bet add column house text not null default 'bets'`.execute(db);
  await sql`alter table wallet_bet alter column house drop default`.execute(db);
  await sql`drop function wallet_take_stake(bigint, bigint, bigint, bigint, bigint)`.execute(db);
  await sql`
    create function wallet_take_stake(
      p_player bigint, p_bet bigint, p_account bigint, p_stake bigint, p_at bigint, p_house text
    )
    returns boolean language plpgsql ${BY_INDEX} as $$
    declare
      v_chosen text;
      v_owes boolean := false;
      v_frozen boolean;
      v_id bigint;
      v_kind text;
      v_currency text;
      v_balance bigint;
      v_seq bigint;
      v_at bigint;
      v_returned boolean;
      v_real bigint;
      v_real_balance bigint;
      v_real_seq bigint;
      v_real_at bigint;
      v_real_returned boolean;
      v_bonus bigint;
      v_bonus_balance bigint;
      v_bonus_seq bigint;
      v_bonus_at bigint;
      v_bonus_returned boolean;
      v_escrow bigint;
      v_escrow_balance bigint;
      v_escrow_seq bigint;
      v_escrow_at bigint;
      v_from_real bigint;
      v_from_bonus bigint;
      v_refusal text;
      v_same boolean;
      v_transfer text := 'bet:' || p_bet || ':hold';
    begin
      for v_id, v_kind, v_currency, v_balance, v_seq, v_at, v_returned, v_chosen, v_frozen in
        select a.id, a.kind, a.currency, a.balance_minor, a.last_seq + 1, greatest(a.last_at_ms, p_at), a.stake_returned,
            (select c.currency from wallet_account c
              where c.player_id = p_player and c.id = p_account and c.kind <> 'escrow'),
            exists (select from wallet_frozen f where f.player_id = p_player)
          from wallet_account a where a.player_id = p_player order by a.id for update of a
      loop
        v_owes := v_owes or v_balance < 0;
        if v_currency <> v_chosen then continue; end if;
        case v_kind
          when 'escrow' then
            v_escrow := v_id;
            v_escrow_balance := v_balance + p_stake;
            v_escrow_seq := v_seq;
            v_escrow_at := v_at;
          when 'bonus' then
            v_bonus := v_id;
            v_bonus_balance := v_balance;
            v_bonus_seq := v_seq;
            v_bonus_at := v_at;
            v_bonus_returned := v_returned;
          else
            v_real := v_id;
            v_real_balance := v_balance;
            v_real_seq := v_seq;
            v_real_at := v_at;
            v_real_returned := v_returned;
        end case;
      end loop;
      v_from_real := least(p_stake, greatest(v_real_balance, 0));
      v_from_bonus := p_stake - v_from_real;
      v_refusal := case
        when v_frozen then 'ACCOUNT_FROZEN'
        when v_chosen is null then 'ACCOUNT_UNKNOWN'
        when v_owes then 'BALANCE_NEGATIVE'
        when v_from_bonus > coalesce(v_bonus_balance, 0) then 'INSUFFICIENT_FUNDS' end;
      if v_refusal is null then
        insert into wallet_bet (
            player_id, bet_id, account_id, real_account_id, escrow_account_id, currency, stake_minor, state, house)
          values (p_player, p_bet, p_account, v_real, v_escrow, v_chosen, p_stake, 'held', p_house)
          on conflict do nothing;
      end if;
      if v_refusal is not null or not found then
        select stake_minor = p_stake and account_id = p_account and house = p_house into v_same from wallet_bet
          where player_id = p_player and bet_id = p_bet;
        if v_same then return false; end if;
        perform refuse(case when v_same is null then v_refusal else 'IDEMPOTENCY_MISMATCH' end);
      end if;

      insert into wallet_transfer (player_id, id, kind, actor, cause, reason, at_ms, fingerprint)
        values (p_player, v_transfer, 'bet-hold', 'player', 'bet:' || p_bet, '', p_at,
          sha256(convert_to(p_account || ':' || p_stake, 'UTF8')));
      insert into wallet_posting (
          player_id, transfer_id, line, account_id, currency, amount_minor, seq, balance_after_minor, at_ms)
        select p_player, v_transfer, line, id, v_chosen, amount, seq, balance, at from (values
          (1::smallint, v_real, -v_from_real, v_real_seq, v_real_balance - v_from_real, v_real_at),
          (2::smallint, v_bonus, -v_from_bonus, v_bonus_seq, v_bonus_balance - v_from_bonus, v_bonus_at),
          (3::smallint, v_escrow, p_stake, v_escrow_seq, v_escrow_balance, v_escrow_at)
        ) part (line, id, amount, seq, balance, at) where amount <> 0;
      update wallet_account set last_seq = last_seq + 1, last_at_ms = greatest(last_at_ms, p_at),
          balance_minor = balance_minor + case id
            when v_escrow then p_stake when v_real then -v_from_real else -v_from_bonus end
        where player_id = p_player and id = any(array[v_escrow,
          case when v_from_real > 0 then v_real end, case when v_from_bonus > 0 then v_bonus end]);
      insert into wallet_bet_funding (player_id, bet_id, position, account_id, amount_minor, stake_returned)
        select p_player, p_bet, position, id, amount, returned from (values
          (1::smallint, v_real, v_from_real, v_real_returned),
          (2::smallint, v_bonus, v_from_bonus, v_bonus_returned)
        ) part (position, id, amount, returned) where amount > 0;
      return true;
    end $$`.execute(db);
}
