import type { PromoteRequest, ReleaseMadeView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { runningCanaryOf } from '../canary/canary-records.ts';
import type { Registry } from '../registry.ts';
import { currentRecord } from '../records/release-records.ts';
import type { Publisher } from '../tokens/tokens.ts';
import { requireParcel } from './require-owner.ts';
import { refuseSurprise } from './standing-version.ts';

/**
 * Gives a parcel to all players: its running canary, else as it stands in staging.
 * @throws PARCEL_NOT_YOURS, PARCEL_UNKNOWN, PARCEL_REFUSED, each with `details.problems`
 */
export function promote(
  { maker }: Registry,
  publisher: Publisher,
  { parcel, why, downgrade }: PromoteRequest,
): Promise<ReleaseMadeView> {
  requireParcel(publisher, parcel);
  return maker.make('production', async (tx, current) => {
    const canary = await runningCanaryOf(tx, parcel);
    const tried = canary ?? (await currentRecord(tx, 'staging'))?.parcels[parcel];
    if (current === undefined || tried === undefined) {
      throw new PlatformError('PARCEL_UNKNOWN', { problems: [`${parcel}: not in staging`] });
    }
    const { build, version } = tried;
    if (current.parcels[parcel]?.build === build) return 'unchanged';
    refuseSurprise(current, { name: parcel, version }, { downgrade });
    return {
      kind: 'promote',
      foundationId: current.foundationId,
      parcels: { ...current.parcels, [parcel]: { build, version } },
      parcel,
      who: publisher.team,
      why,
      details: { token: publisher.tokenId, version, canary: canary?.number },
    };
  });
}
