import { sql } from 'kysely';
import type { RegistryHealthView } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import type { ParcelCall } from '../../../kernel/http/parcel-calls.ts';
import type { ReleaseSource } from '../serving/release-source.ts';

/** What parcels called, by route: gathered in memory, kept as counts. */
export interface CallCounts {
  /** Counts a call of a parcel that is served now; names and routes are few, whatever requests say. */
  add(call: ParcelCall): void;
  /** Writes what was gathered. A crash before it loses seconds of statistics. */
  write(atMs: number): Promise<void>;
}

interface Gathered {
  times: number;
  refused: number;
}

export function createCallCounts(
  db: Database,
  source: Pick<ReleaseSource, 'current' | 'canaries'>,
): CallCounts {
  let gathered = new Map<string, Gathered>();

  const isServed = (parcel: string): boolean =>
    [source.current(), ...source.canaries().map(({ standing }) => standing)].some(({ release }) =>
      release.parcels.some(({ name }) => name === parcel),
    );

  return {
    add({ parcel, route, isRefused }) {
      if (!isServed(parcel)) return;
      const key = `${parcel} ${route}`;
      const { times, refused } = gathered.get(key) ?? { times: 0, refused: 0 };
      gathered.set(key, { times: times + 1, refused: refused + Number(isRefused) });
    },
    async write(atMs) {
      if (gathered.size === 0) return;
      const rows = [...gathered].map(([key, counts]) => {
        const [parcel = '', ...route] = key.split(' ');
        return { parcel, route: route.join(' '), ...counts };
      });
      gathered = new Map();
      await sql`
        insert into releases_call (parcel, route, times, refused, at_ms)
        select parcel, route, times, refused, ${atMs}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as t (parcel text, route text, times bigint, refused bigint)
        on conflict (parcel, route) do update set times = releases_call.times + excluded.times,
          refused = releases_call.refused + excluded.refused, at_ms = excluded.at_ms`.execute(db);
    },
  };
}

/** What a parcel called so far, the most frequent first. */
export async function callsOf(db: Database, parcel: string): Promise<RegistryHealthView['calls']> {
  const { rows } = await sql<{ route: string; times: bigint; refused: bigint; at_ms: bigint }>`
    select route, times, refused, at_ms from releases_call
    where parcel = ${parcel} order by times desc, route`.execute(db);
  return rows.map(({ route, times, refused, at_ms: lastAtMs }) => ({
    route,
    times: Number(times),
    refused: Number(refused),
    lastAtMs: Number(lastAtMs),
  }));
}
