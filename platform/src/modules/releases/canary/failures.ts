import { sql } from 'kysely';
import type { ClientErrorBatchBody } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import type { ReleaseSource } from '../serving/release-source.ts';
import { isServed } from './served-parcels.ts';

/** Failures of parcels by version and kind: gathered in memory, kept as counts. */
export interface FailureCounts {
  /** Counts those of parcels that are served now, scaled up from the sample. */
  add(batch: ClientErrorBatchBody): void;
  /** Counts one of `<parcel>@<version>` that its browser could not report. */
  note(parcelOfVersion: string, kind: 'hung' | 'silent'): void;
  /** Writes what was gathered. A crash before it loses seconds of statistics. */
  write(atMs: number): Promise<void>;
}

export function createFailureCounts(
  db: Database,
  source: Pick<ReleaseSource, 'current' | 'canaries'>,
): FailureCounts {
  let gathered = new Map<string, number>();
  function gather(parcel: string, kind: string, times: number): void {
    if (!isServed(source, parcel)) return;
    const key = `${parcel} ${kind}`;
    gathered.set(key, (gathered.get(key) ?? 0) + times);
  }
  return {
    note: (parcel, kind) => gather(parcel, kind, 1),
    add({ errors, sampleRate }) {
      for (const { parcel, kind, failure = kind, count } of errors) {
        if (parcel !== null) gather(parcel, failure, Math.round(count / sampleRate));
      }
    },
    async write(atMs) {
      if (gathered.size === 0) return;
      const rows = [...gathered].map(([key, times]) => {
        const [parcel = '', kind] = key.split(' ');
        const [own, version] = parcel.split('@');
        return { parcel: own, version, kind, times };
      });
      gathered = new Map();
      await sql`
        insert into releases_failure (parcel, version, kind, times, at_ms)
        select parcel, version, kind, times, ${atMs}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as t (parcel text, version text, kind text, times bigint)
        on conflict (parcel, version, kind)
          do update set times = releases_failure.times + excluded.times, at_ms = excluded.at_ms`.execute(db);
    },
  };
}

export interface VersionFailure {
  readonly version: string;
  readonly kind: string;
  readonly times: number;
}

/** What failed of a parcel, by version, the most frequent first. */
export async function failuresOf(db: Database, parcel: string): Promise<readonly VersionFailure[]> {
  const { rows } = await sql<{ version: string; kind: string; times: bigint }>`
    select version, kind, times from releases_failure
    where parcel = ${parcel} order by version, times desc, kind`.execute(db);
  return rows.map(({ times, ...row }) => ({ ...row, times: Number(times) }));
}
