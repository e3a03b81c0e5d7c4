import type { PromoteRequest, ReleaseMadeView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Registry } from '../registry.ts';
import { currentRecord } from '../records/release-records.ts';
import type { Publisher } from '../tokens/tokens.ts';
import { requireParcel } from './require-owner.ts';

/**
 * Takes a parcel as it stands in staging into production.
 * @throws PARCEL_NOT_YOURS, PARCEL_UNKNOWN, PARCEL_REFUSED, each with `details.problems`
 */
export function promote(
  { maker }: Registry,
  publisher: Publisher,
  { parcel, why }: PromoteRequest,
): Promise<ReleaseMadeView> {
  requireParcel(publisher, parcel);
  return maker.make('production', async (tx, current) => {
    const staged = (await currentRecord(tx, 'staging'))?.parcels[parcel];
    if (current === undefined || staged === undefined) {
      throw new PlatformError('PARCEL_UNKNOWN', { problems: [`${parcel}: not in staging`] });
    }
    if (current.parcels[parcel]?.build === staged.build) return 'unchanged';
    return {
      kind: 'promote',
      foundationId: current.foundationId,
      parcels: { ...current.parcels, [parcel]: staged },
      parcel,
      who: publisher.team,
      why,
      details: { token: publisher.tokenId, version: staged.version },
    };
  });
}
