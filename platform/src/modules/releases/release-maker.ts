import pLimit from 'p-limit';
import type { BuiltFile, Release } from '@paddock/contract';
import {
  assembleRelease,
  broughtProblems,
  placedByName,
  releaseProblems,
  type ReleaseParts,
} from '@paddock/contract/releases';
import type { ReleaseChannel, ReleaseMadeView } from '@paddock/contract/schemas';

import { inTransaction, type Database, type Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import { writeAudit } from './records/audit.ts';
import { missingFiles } from './records/file-records.ts';
import type { ReleaseContents } from './records/release-contents.ts';
import {
  currentRecord,
  insertRelease,
  lockHead,
  movePointer,
  type ReleaseRecord,
} from './records/release-records.ts';
import { refuse } from './refuse.ts';

/** What a release is to be made of. */
export type ReleaseDraft = Pick<
  ReleaseRecord,
  'kind' | 'foundationId' | 'parcels' | 'parcel' | 'who' | 'why'
> & {
  /** For the audit line, beside numbers and parcel. */
  readonly details?: object;
};

/** Adds releases while nobody else does: one transaction that holds the head. */
export interface ReleaseWriter {
  readonly tx: Tx;
  readonly atMs: number;
  /**
   * Judges a release and keeps it, with its audit line, as the next number. No pointer moves.
   * @param standing what its new parcels are told apart by
   * @throws PARCEL_REFUSED, FILES_MISSING; nothing has happened then
   */
  add(standing: ReleaseRecord | undefined, place: ReleasePlace, draft: ReleaseDraft): Promise<ReleaseRecord>;
}

export type ReleasePlace = Pick<ReleaseRecord, 'channel' | 'from'>;

/** Called in the same transaction once a channel has moved from one release to the next. */
export type OnMoved = (
  writer: ReleaseWriter,
  now: ReleaseRecord,
  before: ReleaseRecord | undefined,
) => Promise<void>;

/** Looks at the channel as it stands and says what comes next; `unchanged` when it stands as it should already. */
export type Decide = (tx: Tx, current: ReleaseRecord | undefined) => Promise<ReleaseDraft | 'unchanged'>;

export interface ReleaseMaker {
  /**
   * Makes the next release of a channel. Everyone who makes one does so one after the other, on all nodes: the
   * decision sees the channel as it stands, the new map is checked whole, what stood already aside, and the pointer moves
   * by compare-and-swap in the same transaction. Killed at any point, nothing of it has happened.
   * @throws PARCEL_REFUSED when the parts do not go together, FILES_MISSING when the store lacks files of a parcel
   * that changes; both list `details.problems`
   */
  make(channel: ReleaseChannel, decide: Decide): Promise<ReleaseMadeView>;
  /** Makes releases beside the line of the channels, under the same lock and as one transaction. */
  beside<Result>(work: (writer: ReleaseWriter) => Promise<Result>): Promise<Result>;
  /** Puts the parts of a release together. @throws RELEASE_UNKNOWN when some of them are no longer kept */
  compose(db: Database, record: ReleaseRecord): Promise<Release>;
  /** What speaks against a release by the checks of today, whatever was checked when it was made. */
  problemsOf(db: Database, record: ReleaseRecord): Promise<readonly string[]>;
}

/** A release that is judged, and what it would come after. */
interface Candidate {
  readonly record: ReleaseRecord;
  readonly next: ReleaseParts;
  readonly changed: ReadonlySet<string>;
  readonly current: ReleaseRecord | undefined;
}

export function createReleaseMaker(
  db: Database,
  clock: Clock,
  contents: ReleaseContents,
  onMoved: OnMoved,
): ReleaseMaker {
  // One at a time on this node, so that a crowd of publishes holds one connection and not all of them.
  const alone = pLimit(1);

  async function partsOf(reader: Database, record: ReleaseRecord): Promise<ReleaseParts> {
    const foundation = await contents.foundation(reader, record.foundationId);
    const builds = await contents.builds(reader, record.parcels);
    if (foundation !== undefined && builds !== undefined) return { foundation, builds };
    throw new PlatformError('RELEASE_UNKNOWN', {
      problems: [`release ${record.number}: its files are no longer kept`],
    });
  }

  /** What speaks against a release after the one that stands. */
  async function problemsWith(
    tx: Tx,
    { record, next, changed, current }: Candidate,
  ): Promise<readonly string[]> {
    if (current === undefined) return releaseProblems(next.foundation, next.builds.map(placedByName));
    const isWayBack = record.kind === 'rollback';
    // A whole release that stood once stands again as it was, whatever has become stricter since.
    if (isWayBack && record.parcel === null) return [];
    return broughtProblems({ standing: await partsOf(tx, current), next, changed, isWayBack });
  }

  /** @throws PARCEL_REFUSED, FILES_MISSING */
  async function judge(tx: Tx, record: ReleaseRecord, current: ReleaseRecord | undefined): Promise<void> {
    const next = await partsOf(tx, record);
    const fresh = next.builds.filter(
      ({ name }) => record.parcels[name]?.build !== current?.parcels[name]?.build,
    );
    const changed = new Set(fresh.map(({ name }) => name));
    const problems = await problemsWith(tx, { record, next, changed, current });
    refuse('PARCEL_REFUSED', problems);
    // What stands already was looked at when it came.
    const missing = await missingFiles(
      tx,
      fresh.flatMap(({ files }) => files),
    );
    refuse('FILES_MISSING', missingProblems(missing));
  }

  function writerOf(tx: Tx, last: number): ReleaseWriter {
    let number = last;
    const atMs = clock.nowMs();
    return {
      tx,
      atMs,
      async add(standing, place, { details, ...made }) {
        const record = { ...made, ...place, number: number + 1, atMs };
        await judge(tx, record, standing);
        await insertRelease(tx, record);
        number = record.number;
        const { who, why, kind, parcel } = record;
        const told = { release: number, ...place, parcel, ...details };
        await writeAudit(tx, { who, what: kind, why, details: told }, atMs);
        return record;
      },
    };
  }

  const beside: ReleaseMaker['beside'] = (work) =>
    alone(() => inTransaction(db, async (tx) => work(writerOf(tx, await lockHead(tx)))));

  async function makeNext(
    writer: ReleaseWriter,
    channel: ReleaseChannel,
    decide: Decide,
  ): Promise<ReleaseMadeView> {
    const current = await currentRecord(writer.tx, channel);
    const draft = await decide(writer.tx, current);
    if (draft === 'unchanged') return { release: current?.number ?? 0, channel, outcome: 'unchanged' };
    const from = current?.number ?? null;
    const record = await writer.add(current, { channel, from }, draft);
    await movePointer(writer.tx, channel, from, record.number);
    await onMoved(writer, record, current);
    return { release: record.number, channel, outcome: 'published' };
  }

  return {
    make: (channel, decide) => beside((writer) => makeNext(writer, channel, decide)),
    beside,
    async compose(reader, record) {
      const { foundation, builds } = await partsOf(reader, record);
      return assembleRelease(foundation, builds.map(placedByName), record.number);
    },
    async problemsOf(reader, record) {
      const { foundation, builds } = await partsOf(reader, record);
      return releaseProblems(foundation, builds.map(placedByName));
    },
  };
}

/** Files a team has yet to upload, as problems. */
export function missingProblems(missing: readonly BuiltFile[]): string[] {
  return missing.map(({ href, integrity }) => `${href}: not uploaded with ${integrity}`);
}
