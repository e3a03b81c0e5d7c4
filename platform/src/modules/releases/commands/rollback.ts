import { sql } from 'kysely';
import type { ReleaseMadeView, RollbackRequest } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { stopCanary } from '../canary/stop-canary.ts';
import type { Registry } from '../registry.ts';
import { historyOf, recordByNumber, type ReleaseRecord } from '../records/release-records.ts';
import { refuse } from '../refuse.ts';
import type { ReleaseDraft } from '../release-maker.ts';
import { ALL_PARCELS, type Publisher } from '../tokens/tokens.ts';
import { buildBefore, buildOfVersion, type Stage } from './build-before.ts';
import { requireParcel } from './require-owner.ts';

type ParcelRollback = Extract<RollbackRequest, { readonly parcel: string }>;
type WholeRollback = Extract<RollbackRequest, { readonly release: number }>;

/** Releases of a channel that a rollback looks back through. */
const LOOK_BACK = 5_000;

/**
 * Ends a parcel's running canary; else takes the parcel back to the build before, or to a named version, while what others published since stays; or a whole
 * channel back to what an earlier release was made of. Either way as a new release.
 * @throws PARCEL_NOT_YOURS, PARCEL_UNKNOWN, RELEASE_UNKNOWN, PARCEL_REFUSED, each with `details.problems`
 */
export async function rollback(
  { maker }: Registry,
  publisher: Publisher,
  request: RollbackRequest,
): Promise<ReleaseMadeView> {
  if ('release' in request) {
    requireAllParcels(publisher);
    return maker.make(request.channel, (tx, current) => wholeBefore(tx, current, publisher, request));
  }
  requireParcel(publisher, request.parcel);
  const stopped = await stopCanary(maker, publisher, request);
  if (stopped !== undefined) return stopped;
  return maker.make(request.channel, (tx, current) => parcelBefore(tx, current, publisher, request));
}

function requireAllParcels({ parcels }: Publisher): void {
  if (parcels.includes(ALL_PARCELS)) return;
  throw new PlatformError('PARCEL_NOT_YOURS', {
    problems: [`release: the token is for ${parcels.join(', ')}; a whole release needs one for all parcels`],
  });
}

async function parcelBefore(
  tx: Tx,
  current: ReleaseRecord | undefined,
  { team, tokenId }: Publisher,
  { channel, parcel, version, why, remove = false }: ParcelRollback,
): Promise<ReleaseDraft | 'unchanged'> {
  const line = (await historyOf(tx, { channel, parcel, line: true, limit: LOOK_BACK })).toReversed();
  const standing: Stage = current?.parcels[parcel] ?? 'absent';
  const wanted = version === undefined ? buildBefore(line, parcel) : buildOfVersion(line, parcel, version);
  if (current === undefined || wanted === undefined) {
    const what = version === undefined ? 'nothing before what stands' : `never had version ${version}`;
    throw new PlatformError('PARCEL_UNKNOWN', { problems: [`${parcel}: ${channel} has ${what}`] });
  }
  if (wanted !== 'absent' && standing !== 'absent' && wanted.build === standing.build) return 'unchanged';
  if (wanted === 'absent' && standing !== 'absent' && !remove) {
    refuse('PARCEL_REFUSED', [
      `${parcel}: ${channel} had nothing of it before ${standing.version}; --remove takes it out, pages and all`,
    ]);
  }
  if (wanted !== 'absent' && !(await isKept(tx, { ...current, parcels: { [parcel]: wanted } }))) {
    throw new PlatformError('PARCEL_UNKNOWN', {
      problems: [`${parcel}: the files of ${wanted.version} are no longer kept`],
    });
  }
  const { [parcel]: _standing, ...others } = current.parcels;
  return {
    kind: 'rollback',
    foundationId: current.foundationId,
    parcels: wanted === 'absent' ? others : { ...others, [parcel]: wanted },
    parcel,
    who: team,
    why,
    details: { token: tokenId, to: wanted === 'absent' ? null : wanted.version },
  };
}

async function wholeBefore(
  tx: Tx,
  current: ReleaseRecord | undefined,
  { team, tokenId }: Publisher,
  { channel, release, why }: WholeRollback,
): Promise<ReleaseDraft | 'unchanged'> {
  if (current?.number === release) return 'unchanged';
  const wanted = await recordByNumber(tx, release);
  if (wanted?.channel !== channel || !(await isKept(tx, wanted))) {
    const reason = wanted?.channel === channel ? 'its files are no longer kept' : `none of ${channel}`;
    throw new PlatformError('RELEASE_UNKNOWN', { problems: [`release ${release}: ${reason}`] });
  }
  return {
    kind: 'rollback',
    foundationId: wanted.foundationId,
    parcels: wanted.parcels,
    parcel: null,
    who: team,
    why,
    details: { token: tokenId, to: release },
  };
}

/** Whether all parts of a release are still there: a node's memory may hold them longer. */
async function isKept(tx: Tx, { foundationId, parcels }: ReleaseRecord): Promise<boolean> {
  const ids = [...new Set(Object.values(parcels).map(({ build }) => build))];
  const { rows } = await sql<{ builds: bigint; foundations: bigint }>`
    select (select count(*) from releases_build where id = any(${ids})) as builds,
      (select count(*) from releases_foundation where id = ${foundationId}) as foundations`.execute(tx);
  return Number(rows[0]?.builds) === ids.length && Number(rows[0]?.foundations) === 1;
}
