import { recordByNumber } from '../records/release-records.ts';
import type { ReleaseWriter } from '../release-maker.ts';
import { closeCanary, type CanaryEnd, type CanaryRecord } from './canary-records.ts';

/** Who the site itself is in history and audit. */
export const SITE_ITSELF = 'system';

export interface Ending {
  readonly state: Exclude<CanaryEnd, 'promoted'>;
  readonly who: string;
  readonly why: string;
  /** For the audit line. */
  readonly details?: object;
}

/**
 * Ends a canary. History gets a release `withdrawn`: the canary's without its build, which is how its tabs learn that
 * theirs was taken back. No channel ever stands at it.
 * @returns number of that release
 */
export async function endCanary(
  writer: ReleaseWriter,
  canary: CanaryRecord,
  ending: Ending,
): Promise<number> {
  const { tx, atMs } = writer;
  const { state, who, why, details } = ending;
  const own = await recordByNumber(tx, canary.number);
  const base = await recordByNumber(tx, own?.from ?? 0);
  if (base === undefined) throw new Error(`canary ${canary.id} was made from no release`);
  await closeCanary(tx, canary.id, state, atMs);
  const { foundationId, parcels } = base;
  const { parcel, version, visitors, failed } = canary;
  const withdrawn = await writer.add(
    base,
    { channel: base.channel, from: canary.number },
    {
      kind: 'withdrawn',
      foundationId,
      parcels,
      parcel,
      who,
      why,
      details: { state, version, visitors, failed, ...details },
    },
  );
  return withdrawn.number;
}
