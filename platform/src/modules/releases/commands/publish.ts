import type { BuiltParcel } from '@paddock/contract';
import { fileProblems, unsaidRequirements } from '@paddock/contract/releases';
import type { PublishRequest, ReleaseMadeView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { startCanary } from '../canary/start-canary.ts';
import type { Registry } from '../registry.ts';
import { buildIdOf } from '../records/content-id.ts';
import { missingFiles } from '../records/file-records.ts';
import { saveBuild } from '../records/release-contents.ts';
import { refuse } from '../refuse.ts';
import { missingProblems } from '../release-maker.ts';
import type { Publisher } from '../tokens/tokens.ts';
import { dictionaryProblems } from './dictionary-problems.ts';
import { refuseSquatting } from './refuse-squatting.ts';
import { requireOwner } from './require-owner.ts';
import { refuseSurprise } from './standing-version.ts';
import { refuseTakenVersion } from './taken-version.ts';
import { withImports } from './with-imports.ts';

/**
 * Takes a built parcel into a channel as a new release, or to some of its visitors as a canary. The same build again
 * changes nothing, so a publish that was interrupted anywhere can be repeated.
 * @throws PARCEL_NOT_YOURS, PARCEL_REFUSED, FILES_MISSING, VERSION_TAKEN, each with `details.problems`
 */
export async function publish(
  registry: Registry,
  publisher: Publisher,
  {
    channel,
    parcel: brought,
    why,
    canary,
    downgrade,
    expect,
  }: Omit<PublishRequest, 'parcel'> & { readonly parcel: BuiltParcel },
): Promise<ReleaseMadeView> {
  const { db, clock, maker } = registry;
  const handedIn = undrawn(brought);
  requireOwner(publisher, handedIn);
  await refuseSquatting(db, publisher, handedIn.name, clock.nowMs());
  if (canary !== undefined && channel !== 'production') {
    // Visitors are served production alone: a canary elsewhere would meet nobody.
    throw new PlatformError('INVALID_INPUT', { problems: ['/canary: canaries run in production'] });
  }
  if (canary?.sharePercent === 0 && canary.testers.length === 0) {
    throw new PlatformError('INVALID_INPUT', { problems: ['/canary: no share and no testers is nobody'] });
  }
  refuse('PARCEL_REFUSED', [...fileProblems(handedIn), ...unsaidRequirements(handedIn)]);
  const missing = await missingFiles(db, handedIn.files);
  refuse('FILES_MISSING', missingProblems(missing));
  const parcel = await withImports(registry, handedIn);
  refuse('PARCEL_REFUSED', await dictionaryProblems(registry, parcel));
  const build = buildIdOf(parcel);
  const meant = { downgrade, expect };
  if (canary !== undefined)
    return startCanary(maker, publisher, { parcel, build, terms: canary, why, meant });
  return maker.make(channel, async (tx, current) => {
    if (current === undefined) throw new PlatformError('UNAVAILABLE');
    if (current.parcels[parcel.name]?.build === build) return 'unchanged';
    await refuseTakenVersion(tx, current, parcel, build);
    refuseSurprise(current, parcel, meant);
    await saveBuild(tx, build, parcel, { who: publisher.team, atMs: clock.nowMs(), published: true });
    return {
      kind: 'publish',
      foundationId: current.foundationId,
      parcels: { ...current.parcels, [parcel.name]: { build, version: parcel.version } },
      parcel: parcel.name,
      who: publisher.team,
      why,
      details: { token: publisher.tokenId, version: parcel.version, build },
    };
  });
}

/** A parcel whose pages the server does not draw: the process that draws is no wall around other teams' code yet. */
function undrawn({ drawing: _, ...parcel }: BuiltParcel): BuiltParcel {
  return parcel;
}
