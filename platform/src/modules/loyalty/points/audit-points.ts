import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

const SHOWN = 100;

/**
 * Broken rules of the points' ledger, read whole: each transfer balances, lines follow one another, an account is its last
 * line, and what was earned is what the counted stakes come to, both ways.
 */
export async function pointsProblems(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'transfer ' || t.id || ' of ' || t.player_id || ' does not balance' as problem
      from loyalty_transfer t left join loyalty_posting p on p.player_id = t.player_id and p.transfer_id = t.id
      group by t.player_id, t.id having count(p.line) <> 2 or coalesce(sum(p.points), 0) <> 0
    union all
    select 'line ' || seq || ' of ' || player_id || ' breaks the chain' from (
        select player_id, seq, balance_after, points,
            lag(balance_after, 1, 0::bigint) over account as before, row_number() over account as place
          from loyalty_posting where seq is not null window account as (partition by player_id order by seq)
      ) line where before + points <> balance_after or place <> seq
    union all
    select 'account of ' || a.player_id || ' is not its lines'
      from loyalty_account a left join (
        select player_id, sum(points) as points, max(seq) as seq from loyalty_posting where seq is not null
          group by player_id
      ) p using (player_id)
      where a.balance <> coalesce(p.points, 0) or a.last_seq <> coalesce(p.seq, 0)
    union all
    select 'points of ' || product || ' of ' || player_id || ' are not what was counted'
      from loyalty_product full join (
        select player_id, product, sum(micro_points) as micro from loyalty_stake group by player_id, product
      ) counted using (player_id, product)
      where coalesce(micro_points, 0) <> coalesce(micro, 0)
        or coalesce(points, 0) <> floor(coalesce(micro, 0) / 1000000)
    union all
    select 'nobody counted ' || coalesce(product, '?') || ' of ' || player_id || ' as it was given'
      from loyalty_product full join (
        select p.player_id, t.product, sum(p.points) as given
          from loyalty_posting p join loyalty_transfer t on t.player_id = p.player_id and t.id = p.transfer_id
          where p.seq is not null and t.kind in ('earned', 'taken-back') group by p.player_id, t.product
      ) posted using (player_id, product)
      where coalesce(points, 0) <> coalesce(given, 0)
    union all
    select 'days of ' || player_id || ' with ' || product || ' are not its stakes'
      from (
        select player_id, product, sum(counted_cents) as counted, sum(lost_cents) as lost from loyalty_stake
          group by player_id, product
      ) stake full join (
        select player_id, product, sum(counted_cents) as counted_days, sum(lost_cents) as lost_days from loyalty_day
          group by player_id, product
      ) day using (player_id, product)
      where coalesce(counted, 0) <> coalesce(counted_days, 0) or coalesce(lost, 0) <> coalesce(lost_days, 0)
    limit ${SHOWN}`.execute(db);
  return rows.map(({ problem }) => problem);
}
