import { diffReleases } from '@paddock/contract/releases';
import type {
  RegistryStatusView,
  ReleaseDiffView,
  ReleaseHistoryView,
  ReleaseSummaryView,
} from '@paddock/contract/schemas';

import type { Database } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { runningCanaries } from './canary/canary-records.ts';
import { CHANNELS, currentRecord, historyOf, recordByNumber } from './records/release-records.ts';
import type { HistoryQuery, ReleaseRecord } from './records/release-records.ts';
import { MOST_PROBLEMS } from './refuse.ts';
import type { Registry } from './registry.ts';

/** Releases of a channel, the newest first. */
export async function history(db: Database, query: HistoryQuery): Promise<ReleaseHistoryView> {
  return { releases: (await historyOf(db, query)).map(summaryOf) };
}

/** @throws RELEASE_UNKNOWN for a number that is none, or whose parts are no longer kept */
export async function diff({ db, maker }: Registry, a: number, b: number): Promise<ReleaseDiffView> {
  const [one, other] = await Promise.all(
    [a, b].map(async (number) => {
      const record = await recordByNumber(db, number);
      if (record === undefined) {
        throw new PlatformError('RELEASE_UNKNOWN', { problems: [`release ${number}: there is none`] });
      }
      return maker.compose(db, record);
    }),
  );
  if (one === undefined || other === undefined) throw new PlatformError('RELEASE_UNKNOWN');
  return diffReleases(one, other);
}

/** Where each channel stands and what speaks against it by the checks of today, and which canaries run. */
export async function status({ db, maker }: Registry): Promise<RegistryStatusView> {
  const current = await Promise.all(CHANNELS.map((channel) => currentRecord(db, channel)));
  const standing = current.filter((record) => record !== undefined);
  return {
    channels: await Promise.all(
      standing.map(async (record) => ({
        channel: record.channel,
        release: summaryOf(record),
        problems: (await maker.problemsOf(db, record)).slice(0, MOST_PROBLEMS),
      })),
    ),
    canaries: (await runningCanaries(db)).map(({ number, parcel, version, terms, visitors, failed }) => ({
      release: number,
      parcel,
      version,
      terms,
      visitors,
      failed,
    })),
  };
}

function summaryOf(record: ReleaseRecord): ReleaseSummaryView {
  const { number, channel, kind, from, who, why, atMs, parcel, parcels } = record;
  const versions = Object.entries(parcels).map(([name, { version }]) => [name, version] as const);
  return {
    number,
    channel,
    kind,
    from,
    who,
    why,
    atMs,
    parcel,
    parcels: Object.fromEntries(versions.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
