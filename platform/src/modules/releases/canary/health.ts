import type { RegistryHealthView } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import { callsOf } from './call-counts.ts';
import { failuresOf } from './failures.ts';
import { vitalsOf } from './vitals.ts';

/** How versions of a parcel fare in browsers, by their names in order, and what the parcel called. */
export async function healthOf(db: Database, parcel: string): Promise<RegistryHealthView> {
  const [failures, vitals, calls] = await Promise.all([
    failuresOf(db, parcel),
    vitalsOf(db, parcel),
    callsOf(db, parcel),
  ]);
  const versions = new Set([...failures, ...vitals].map(({ version }) => version));
  return {
    parcel,
    versions: [...versions].sort().map((version) => ({
      version,
      failures: failures
        .filter((failure) => failure.version === version)
        .map(({ kind, times }) => ({ kind, times })),
      vitals: vitals.find((measured) => measured.version === version)?.vitals ?? [],
    })),
    calls,
  };
}
