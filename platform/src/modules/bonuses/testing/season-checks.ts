import { sql } from 'kysely';

import { undocumentedPostings } from '../../../testing/transfers-table.ts';
import type { Season } from './season.ts';

/** Every rule of money that is broken, in words: none. */
export async function brokenRules(season: Season): Promise<readonly string[]> {
  const { modules, kernel } = season.platform;
  const { problems } = await modules.wallet.audit();
  return [
    ...problems.map(({ rule, detail }) => `${rule}: ${detail}`),
    ...(await modules.bonuses.miscounted(kernel.db)),
    ...(await modules.loyalty.problems(kernel.db)),
    ...(await undocumentedPostings(kernel.db, ['lotto', 'toto'])),
    ...(await wrongSums(season)),
    ...(await wrongPoints(season)),
  ];
}

/**
 * Players who have other money than the rows of all who move it say: what was paid in and out, what each bet took and paid,
 * what came of each gift and bonus. No balance of the ledger is asked for it.
 */
async function wrongSums({ platform, players }: Season): Promise<readonly string[]> {
  const paidIn = JSON.stringify(
    players.map(({ playerId, deposits }) => ({
      player_id: playerId,
      minor: deposits
        .filter(({ isGone }) => !isGone)
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
        .toString(),
    })),
  );
  const { rows } = await sql<{ player_id: bigint; has: bigint; said: bigint }>`
    with paid as (select * from jsonb_to_recordset(${paidIn}::jsonb) as p(player_id bigint, minor bigint)),
    moved as (
      select player_id, minor from paid
      union all
      select player_id, payout_minor - stake_minor + case when status = 'open' then remaining_stake_minor else 0 end
        from sportsbook_bet
      union all
      select player_id, extra_minor from bonuses_gift_use
      union all
      -- A free bet's stake is in its bet, and the house's.
      select u.player_id, b.stake_minor from bonuses_gift_use u
        join sportsbook_bet b on b.player_id = u.player_id and b.id = u.bet_id
        where b.gift ->> 'kind' = 'free-bet' and not u.is_back
      union all
      select player_id, coalesce(paid_minor, stake_minor) - stake_minor from lotto_ticket
      union all
      select player_id, coalesce(paid_minor, stake_minor) - stake_minor from toto_coupon
      union all
      -- So is a given ticket's.
      select u.player_id, t.stake_minor from bonuses_gift_use u
        join lotto_ticket t on t.player_id = u.player_id and t.ticket_id = u.bet_id
        where not u.is_back
      union all
      select u.player_id, c.stake_minor from bonuses_gift_use u
        join toto_coupon c on c.player_id = u.player_id and c.coupon_id = u.bet_id
        where not u.is_back
      union all
      select player_id, given_minor from bonuses_grant
        where given_minor is not null and state = 'completed' and bonus_id is null and gift_id is null
      union all
      select player_id, paid_minor from loyalty_purchase
      union all
      select player_id, granted_minor from bonuses_bonus
      union all
      -- Of bonuses the rows do not say what went back to the house, and of withdrawals there are none.
      select t.player_id, p.amount_minor from wallet_transfer t
        join wallet_posting p on p.player_id = t.player_id and p.transfer_id = t.id and p.seq is not null
        where t.kind = 'withdrawal' or (t.kind = 'bonus-return')
    ), sums as (select player_id, sum(minor)::bigint as said from moved group by player_id),
    had as (select player_id, sum(balance_minor)::bigint as has from wallet_account group by player_id)
    select player_id, has, coalesce(said, 0) as said from had left join sums using (player_id)
      where player_id <> 0 and has <> coalesce(said, 0)`.execute(platform.kernel.db);
  return rows.map((row) => `player ${row.player_id} has ${row.has}, and what happened came to ${row.said}`);
}

/** Points that promotions gave otherwise than their parts say. */
async function wrongPoints({ platform }: Season): Promise<readonly string[]> {
  const { rows } = await sql<{ player_id: bigint; detail: string }>`
    select coalesce(g.player_id, p.player_id) as player_id,
        format('%s: %s by its part, %s by the ledger', coalesce(g.cause, p.cause), g.points, p.points) as detail
      from (
        select player_id, 'promotion:' || grant_id as cause, given_points as points from bonuses_grant
          where given_points is not null
      ) g full join (
        select t.player_id, t.cause, p.points from loyalty_transfer t
          join loyalty_posting p on p.player_id = t.player_id and p.transfer_id = t.id and p.line = 1
          where t.kind = 'given' and t.cause like 'promotion:%'
      ) p on p.player_id = g.player_id and p.cause = g.cause
      where g.points is distinct from p.points`.execute(platform.kernel.db);
  return rows.map(({ player_id: playerId, detail }) => `points of player ${playerId}, ${detail}`);
}

/** What of everything that can happen has happened, by name. */
export async function happened({ platform }: Season): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select 'bonus ' || status as name, count(*)::int as count from bonuses_bonus group by status
    union all
    select 'gift ' || state, count(*)::int from bonuses_gift group by state
    union all
    select 'bet with ' || (b.gift ->> 'kind'), count(*)::int from bonuses_gift_use u
      join sportsbook_bet b on b.player_id = u.player_id and b.id = u.bet_id group by b.gift ->> 'kind'
    union all
    select case when extra_minor > 0 then 'something added' else 'nothing added' end, count(*)::int
      from bonuses_gift_use group by extra_minor > 0
    union all
    select case when t.is_void then 'void ticket by a gift' else 'ticket by a gift' end, count(*)::int
      from lotto_ticket t where t.gift_id is not null group by t.is_void
    union all
    select case when c.is_void then 'void coupon by a gift' else 'coupon by a gift' end, count(*)::int
      from toto_coupon c where c.gift_id is not null group by c.is_void
    union all
    select 'came back', count(*)::int from bonuses_gift_use where is_back
    union all
    select 'turn', count(*)::int from bonuses_turn
    union all
    select 'points given', count(*)::int from bonuses_grant where given_points is not null
    union all
    select 'bought', count(*)::int from loyalty_purchase
    union all
    select 'spent', count(*)::int from bonuses_promotion_spent where spent > 0
    union all
    select 'grant ' || state, count(*)::int from bonuses_grant group by state`.execute(platform.kernel.db);
  return new Map(rows.map(({ name, count }) => [name, count]));
}
