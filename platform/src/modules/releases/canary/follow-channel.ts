import { PlatformError } from '../../../kernel/http/problem.ts';
import type { ReleaseRecord } from '../records/release-records.ts';
import type { OnMoved, ReleaseWriter, ReleaseDraft } from '../release-maker.ts';
import { closeCanary, moveCanary, runningCanaries, type CanaryRecord } from './canary-records.ts';
import { endCanary, SITE_ITSELF } from './end-canary.ts';

/**
 * Takes the running canaries along when production moves, in the same transaction: each gets a release made from the
 * new one. A canary whose build is everybody's now has been promoted; one whose parcel changed otherwise has ended;
 * one that no longer fits is taken back.
 */
export const followChannel: OnMoved = async (writer, now, before) => {
  if (now.channel !== 'production') return;
  for (const canary of await runningCanaries(writer.tx)) {
    const build = now.parcels[canary.parcel]?.build;
    if (build === canary.build) {
      await closeCanary(writer.tx, canary.id, 'promoted', writer.atMs);
    } else if (build !== before?.parcels[canary.parcel]?.build) {
      const why = `${canary.parcel} changed for everybody with release ${now.number}.`;
      await endCanary(writer, canary, { state: 'ended', who: now.who, why });
    } else {
      await rebase(writer, canary, now);
    }
  }
};

async function rebase(writer: ReleaseWriter, canary: CanaryRecord, now: ReleaseRecord): Promise<void> {
  const said = { who: SITE_ITSELF, why: `Follows release ${now.number}.` };
  try {
    const { channel, number: from } = now;
    const { number } = await writer.add(now, { channel, from }, canaryDraft(canary, now, said));
    await moveCanary(writer.tx, canary, number);
  } catch (error) {
    // Judged before anything of it is written, so the transaction goes on.
    if (!(error instanceof PlatformError)) throw error;
    const why = `${canary.parcel}@${canary.version} does not go together with release ${now.number}.`;
    const details = { code: error.code, refused: error.details };
    await endCanary(writer, canary, { state: 'taken back', who: SITE_ITSELF, why, details });
  }
}

/** A release as it stands, with a canary's build in it. */
export function canaryDraft(
  { parcel, build, version, terms }: Pick<CanaryRecord, 'parcel' | 'build' | 'version' | 'terms'>,
  { foundationId, parcels }: ReleaseRecord,
  { who, why, details }: Pick<ReleaseDraft, 'who' | 'why' | 'details'>,
): ReleaseDraft {
  return {
    kind: 'canary',
    foundationId,
    parcels: { ...parcels, [parcel]: { build, version } },
    parcel,
    who,
    why,
    details: { version, build, terms, ...details },
  };
}
