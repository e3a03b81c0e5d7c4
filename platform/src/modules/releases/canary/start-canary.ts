import { isDeepStrictEqual } from 'node:util';
import type { BuiltParcel } from '@paddock/contract';
import type { CanaryTerms, ReleaseMadeView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { refuseSurprise, type Meant } from '../commands/standing-version.ts';
import { refuseTakenVersion } from '../commands/taken-version.ts';
import { saveBuild } from '../records/release-contents.ts';
import { currentRecord } from '../records/release-records.ts';
import type { ReleaseWriter, ReleaseMaker } from '../release-maker.ts';
import type { Publisher } from '../tokens/tokens.ts';
import { insertCanary, moveCanary, runningCanaryOf, type CanaryRecord } from './canary-records.ts';
import { endCanary } from './end-canary.ts';
import { canaryDraft } from './follow-channel.ts';

/** A build that goes to some visitors, as its team hands it in. */
export interface CanaryStart {
  readonly parcel: BuiltParcel;
  readonly build: string;
  readonly terms: CanaryTerms;
  readonly why: string;
  readonly meant: Meant;
}

const CHANNEL = 'production';

/**
 * Gives a build to some of production's visitors. One canary runs a parcel: another build ends it, the same build on
 * other terms goes on with the same visitors.
 * @throws VERSION_TAKEN, PARCEL_REFUSED, FILES_MISSING, each with `details.problems`
 */
export function startCanary(
  maker: ReleaseMaker,
  publisher: Publisher,
  start: CanaryStart,
): Promise<ReleaseMadeView> {
  const { parcel, build, terms } = start;
  return maker.beside(async (writer) => {
    const { tx } = writer;
    const current = await currentRecord(tx, CHANNEL);
    if (current === undefined) throw new PlatformError('UNAVAILABLE');
    const unchanged = (release: number) => ({ release, channel: CHANNEL, outcome: 'unchanged' }) as const;
    if (current.parcels[parcel.name]?.build === build) return unchanged(current.number);
    const running = await runningCanaryOf(tx, parcel.name);
    const isSame = running?.build === build;
    if (isSame && isDeepStrictEqual(running.terms, terms)) return unchanged(running.number);
    await refuseTakenVersion(tx, current, parcel, build);
    refuseSurprise(current, parcel, start.meant);
    await saveBuild(tx, build, parcel, { who: publisher.team, atMs: writer.atMs, published: true });
    if (running !== undefined && !isSame) await replace(writer, running, publisher, parcel);
    const canary = { parcel: parcel.name, build, version: parcel.version, terms };
    const said = { who: publisher.team, why: start.why, details: { token: publisher.tokenId } };
    const draft = canaryDraft(canary, current, said);
    const { number } = await writer.add(current, { channel: CHANNEL, from: current.number }, draft);
    if (isSame) await moveCanary(tx, { id: running.id, terms }, number);
    else await insertCanary(tx, { ...canary, number }, writer.atMs);
    return { release: number, channel: CHANNEL, outcome: 'canary' };
  });
}

async function replace(
  writer: ReleaseWriter,
  running: CanaryRecord,
  { team }: Publisher,
  { version }: BuiltParcel,
): Promise<void> {
  const why = `Replaced by the canary of ${version}.`;
  await endCanary(writer, running, { state: 'ended', who: team, why });
}
