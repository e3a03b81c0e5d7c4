import { sql } from 'kysely';
import type { ClientVitalsBody, RegistryHealthView } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import type { ReleaseSource } from '../serving/release-source.ts';
import { isServed } from './served-parcels.ts';
import { bucketOf, threeOfFour, VITAL_NAMES, type VitalName } from './vital-buckets.ts';

/** Web vitals by parcel and version: gathered in memory, kept as counts. */
export interface VitalCounts {
  /** Counts those of parcels that are served now. */
  add(vitals: readonly ClientVitalsBody[]): void;
  /** Writes what was gathered. A crash before it loses seconds of statistics. */
  write(atMs: number): Promise<void>;
}

export function createVitalCounts(
  db: Database,
  source: Pick<ReleaseSource, 'current' | 'canaries'>,
): VitalCounts {
  let gathered = new Map<string, number>();

  return {
    add(vitals) {
      for (const { parcel, ...values } of vitals.filter((told) => isServed(source, told.parcel))) {
        for (const name of VITAL_NAMES) {
          const value = values[name];
          if (value === undefined) continue;
          const key = `${parcel} ${name} ${bucketOf(name, value)}`;
          gathered.set(key, (gathered.get(key) ?? 0) + 1);
        }
      }
    },
    async write(atMs) {
      if (gathered.size === 0) return;
      const rows = [...gathered].map(([key, count]) => {
        const [parcel = '', name, bucket] = key.split(' ');
        const [own, version] = parcel.split('@');
        return { parcel: own, version, name, bucket: Number(bucket), count };
      });
      gathered = new Map();
      await sql`
        insert into releases_vital (parcel, version, name, bucket, count, at_ms)
        select parcel, version, name, bucket, count, ${atMs}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as t (parcel text, version text, name text, bucket int, count bigint)
        on conflict (parcel, version, name, bucket)
          do update set count = releases_vital.count + excluded.count, at_ms = excluded.at_ms`.execute(db);
    },
  };
}

interface VitalRow {
  readonly parcel: string;
  readonly version: string;
  readonly name: VitalName;
  readonly bucket: number;
  readonly count: bigint;
}

export interface VersionVitals {
  readonly version: string;
  readonly vitals: RegistryHealthView['versions'][number]['vitals'];
}

/** How fast versions of a parcel were, by their names in order. */
export async function vitalsOf(db: Database, parcel: string): Promise<readonly VersionVitals[]> {
  const { rows } = await sql<VitalRow>`
    select parcel, version, name, bucket, count from releases_vital
    where parcel = ${parcel} order by version, name, bucket`.execute(db);
  const versions = Map.groupBy(rows, ({ version }) => version);
  return [...versions].map(([version, own]) => ({
    version,
    vitals: [...Map.groupBy(own, ({ name }) => name)].map(([name, measured]) => {
      const counts = new Map(measured.map(({ bucket, count }) => [bucket, Number(count)]));
      const visits = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return { name, visits, threeOfFour: threeOfFour(name, counts) };
    }),
  }));
}
