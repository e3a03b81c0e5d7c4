import type { NamedPlacing } from '@paddock/contract/schemas';
import { sql, type RawBuilder } from 'kysely';

/** The order in which the field of an event came in, the first first, as JSON; null of one that is not over, and where it is not told. */
export function namedPlacings(event: RawBuilder<unknown>): RawBuilder<NamedPlacing[] | null> {
  return sql<NamedPlacing[] | null>`(
    select jsonb_agg(jsonb_build_object('place', came -> 'place', 'code', came -> 'code', 'name', runner -> 'name')
      order by at)
    from jsonb_array_elements(${event}.state -> 'placings') with ordinality as told (came, at)
    join jsonb_array_elements(${event}.field -> 'runners') as runner on runner ->> 'code' = came ->> 'code'
    where ${event}.ended_at_ms is not null
  )`;
}
