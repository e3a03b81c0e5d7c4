import { isOlderVersion } from '@paddock/contract/releases';
import type { PublishRequest } from '@paddock/contract/schemas';

import type { ReleaseRecord } from '../records/release-records.ts';
import { refuse } from '../refuse.ts';

/** What a team says of the version it replaces. */
export type Meant = { readonly [Key in 'downgrade' | 'expect']?: PublishRequest[Key] | undefined };

/**
 * Refuses what its team would not have meant had it looked: an older version over a newer one, and a publish that comes
 * second of two that each replace the same.
 * @throws PARCEL_REFUSED with `details.problems`
 */
export function refuseSurprise(
  { channel, parcels }: Pick<ReleaseRecord, 'channel' | 'parcels'>,
  { name, version }: { readonly name: string; readonly version: string },
  { downgrade = false, expect }: Meant,
): void {
  const standing = parcels[name]?.version;
  const place = `${name}/parcel.json /version`;
  refuse('PARCEL_REFUSED', [
    ...(!downgrade && standing !== undefined && isOlderVersion(version, standing)
      ? [`${place}: ${version} is older than ${standing}, which stands in ${channel}; --downgrade means it`]
      : []),
    ...(expect !== undefined && expect !== (standing ?? 'none')
      ? [`${place}: ${channel} has ${standing ?? 'none'}, not ${expect} as expected; look before you publish`]
      : []),
  ]);
}
