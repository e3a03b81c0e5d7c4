import type { BuiltParcel } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { isVersionTaken } from '../records/release-contents.ts';
import type { ReleaseRecord } from '../records/release-records.ts';

/** A version is one content for ever. @throws VERSION_TAKEN with `details.problems` */
export async function refuseTakenVersion(
  tx: Tx,
  current: ReleaseRecord,
  parcel: BuiltParcel,
  build: string,
): Promise<void> {
  const standing = current.parcels[parcel.name];
  const stands = standing?.version === parcel.version && standing.build !== build;
  if (!stands && !(await isVersionTaken(tx, parcel, build))) return;
  const place = `${parcel.name}/parcel.json /version`;
  throw new PlatformError('VERSION_TAKEN', {
    problems: [`${place}: ${parcel.version} was published with other content; raise it`],
  });
}
