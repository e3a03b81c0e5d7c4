import type { WithdrawnRunner } from '@paddock/contract/schemas';
import { sql, type RawBuilder } from 'kysely';

/**
 * Who of the field of an event that is over was withdrawn, as JSON: who wins it was decided, and of them it is void. Null where nobody
 * was, and of a field that broke off.
 */
export function withdrawnRunners(event: RawBuilder<unknown>): RawBuilder<WithdrawnRunner[] | null> {
  return sql<WithdrawnRunner[] | null>`(
    select jsonb_agg(jsonb_build_object('code', runner -> 'code', 'name', runner -> 'name') order by at)
    from (
      select outcome, void_halves, bool_or(won = 1) over () as is_won from (
        select distinct on (r.outcome) r.outcome, r.won, r.void_halves
        from sportsbook_market m join sportsbook_result r on r.market_id = m.id
        where m.event_id = ${event}.id and m.type = 'field-winner'
        order by r.outcome, r.revision desc, r.step desc
      ) as latest
    ) as came
    join jsonb_array_elements(${event}.field -> 'runners') with ordinality as those (runner, at)
      on runner ->> 'code' = came.outcome
    where ${event}.ended_at_ms is not null and came.is_won and came.void_halves = 2
  )`;
}
