import type { Release } from '@paddock/contract';
import type { ReleaseChannel } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import { runningCanaries, type CanaryRecord } from '../canary/canary-records.ts';
import { lastNumber, pointersOf, recordByNumber } from '../records/release-records.ts';
import type { ReleaseMaker } from '../release-maker.ts';
import { atOrigin } from './asset-origin.ts';
import { rangesOf, withdrawnReleases } from './withdrawn.ts';

/** A release as documents need it: addresses as browsers fetch them, and the dictionaries' contents. */
export interface StandingRelease {
  readonly release: Release;
  /** Address of a dictionary's file → its content. */
  readonly words: ReadonlyMap<string, unknown>;
}

/** A running canary with the release its visitors are served. */
export interface ServedCanary extends Pick<CanaryRecord, 'id' | 'parcel' | 'version' | 'terms'> {
  readonly standing: StandingRelease;
}

/** Releases for those who serve them. Reading the current one never waits: it is in memory. */
export interface ReleaseSource {
  /** What production stands at, as far as this node knows. @throws Error while there is none */
  current(): StandingRelease;
  /** Its number; undefined while there is none. */
  currentNumber(): number | undefined;
  /** What staging stands at, for who looks at it; undefined where it cannot be served. */
  staging(): StandingRelease | undefined;
  /** Releases of production that were taken back, as ranges: `12-15 18`; empty when there are none. */
  withdrawn(): string;
  /** Where a channel stands, as far as this node knows. */
  numberOf(channel: ReleaseChannel): number | undefined;
  /** Builds that go to some of production's visitors, in the order of their start. */
  canaries(): readonly ServedCanary[];
  /** Any release that is still kept; undefined for others. */
  byNumber(number: number): Promise<StandingRelease | undefined>;
  /** Text of a file of a release. @throws Error when it cannot be read */
  text(href: string): Promise<string>;
  /** Looks where the channels stand now, takes production's release in and those of its canaries. */
  refresh(): Promise<void>;
}

/** Releases, and contents of dictionaries, kept in memory beside the current ones. */
const KEPT_RELEASES = 8;
const KEPT_CONTENTS = 1_000;

export function createReleaseSource(
  db: Database,
  maker: ReleaseMaker,
  store: AssetStore,
  assetsOrigin: string | undefined,
): ReleaseSource {
  const loaded = new Map<number, Promise<StandingRelease | undefined>>();
  const contents = new Map<string, Promise<unknown>>();
  let known: Known = {
    last: 0,
    pointers: new Map(),
    current: undefined,
    staging: undefined,
    canaries: [],
    withdrawn: '',
  };

  function read(href: string): Promise<unknown> {
    const known = contents.get(href);
    if (known !== undefined) return known;
    const reading = store.read(href).then((bytes) => JSON.parse(Buffer.from(bytes).toString()) as unknown);
    contents.set(href, reading);
    dropOldest(contents, KEPT_CONTENTS);
    // A file that could not be read is tried again the next time.
    reading.catch(() => contents.delete(href));
    return reading;
  }

  async function load(number: number): Promise<StandingRelease | undefined> {
    const record = await recordByNumber(db, number);
    if (record === undefined) return undefined;
    const release = await maker.compose(db, record);
    const served = atOrigin(release, assetsOrigin);
    const words = new Map<string, unknown>();
    for (const languages of Object.values(release.dictionaries)) {
      for (const { href } of Object.values(languages)) {
        words.set((assetsOrigin ?? '') + href, await read(href));
      }
    }
    return { release: served, words };
  }

  function byNumber(number: number): Promise<StandingRelease | undefined> {
    const known = loaded.get(number);
    if (known !== undefined) return known;
    const loading = load(number);
    loaded.set(number, loading);
    const forget = () => loaded.delete(number);
    loading.then((found) => found === undefined && forget(), forget);
    dropOldest(loaded, KEPT_RELEASES);
    return loading;
  }

  async function canaryOf(record: CanaryRecord): Promise<ServedCanary | undefined> {
    // One whose files cannot be read must not keep a node from all the others.
    const standing = await byNumber(record.number).catch(() => undefined);
    return standing === undefined ? undefined : { ...record, standing };
  }

  async function lookUp(last: number): Promise<Known> {
    const [pointers, canaries] = await Promise.all([pointersOf(db), runningCanaries(db)]);
    const production = pointers.get('production') ?? 0;
    const served = [production, ...canaries.map(({ number }) => number)];
    return {
      last,
      pointers,
      current: await byNumber(production),
      // One that cannot be read must not keep a node from what players see.
      staging: await byNumber(pointers.get('staging') ?? 0).catch(() => undefined),
      canaries: (await Promise.all(canaries.map(canaryOf))).filter((canary) => canary !== undefined),
      withdrawn: rangesOf(await withdrawnReleases(db), served),
    };
  }

  return {
    current() {
      if (known.current === undefined) throw new Error('there is no release yet');
      return known.current;
    },
    currentNumber: () => known.current?.release.number,
    staging: () => known.staging,
    withdrawn: () => known.withdrawn,
    numberOf: (channel) => known.pointers.get(channel),
    canaries: () => known.canaries,
    byNumber,
    text: async (href) =>
      Buffer.from(await store.read(new URL(href, 'http://site.invalid').pathname)).toString(),
    async refresh() {
      const last = await lastNumber(db);
      if (last <= known.last) return;
      const next = await lookUp(last);
      // Numbers only grow: an answer that was on its way for long never takes a node back.
      if (last > known.last) known = next;
    },
  };
}

/** What a node knows of the registry, as of the last number it has seen. */
interface Known {
  readonly last: number;
  readonly pointers: ReadonlyMap<ReleaseChannel, number>;
  readonly current: StandingRelease | undefined;
  readonly staging: StandingRelease | undefined;
  readonly canaries: readonly ServedCanary[];
  readonly withdrawn: string;
}

function dropOldest<Key>(kept: Map<Key, unknown>, most: number): void {
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
