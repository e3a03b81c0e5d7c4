import type { Release } from '@paddock/contract';
import type { ReleaseChannel } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import { pointersOf, recordByNumber } from '../records/release-records.ts';
import type { ReleaseMaker } from '../release-maker.ts';
import { atOrigin } from './asset-origin.ts';
import { rangesOf, withdrawnReleases } from './withdrawn.ts';

/** A release as documents need it: addresses as browsers fetch them, and the dictionaries' contents. */
export interface StandingRelease {
  readonly release: Release;
  /** Address of a dictionary's file → its content. */
  readonly words: ReadonlyMap<string, unknown>;
}

/** Releases for those who serve them. Reading the current one never waits: it is in memory. */
export interface ReleaseSource {
  /** What production stands at, as far as this node knows. @throws Error while there is none */
  current(): StandingRelease;
  /** Its number; undefined while there is none. */
  currentNumber(): number | undefined;
  /** Releases of production that were taken back, as ranges: `12-15 18`; empty when there are none. */
  withdrawn(): string;
  /** Where a channel stands, as far as this node knows. */
  numberOf(channel: ReleaseChannel): number | undefined;
  /** Any release that is still kept; undefined for others. */
  byNumber(number: number): Promise<StandingRelease | undefined>;
  /** Looks where the channels stand now and takes production's release in. */
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
  const pointers = new Map<ReleaseChannel, number>();
  let current: StandingRelease | undefined;
  let withdrawn = '';

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

  return {
    current() {
      if (current === undefined) throw new Error('there is no release yet');
      return current;
    },
    currentNumber: () => current?.release.number,
    withdrawn: () => withdrawn,
    numberOf: (channel) => pointers.get(channel),
    byNumber,
    async refresh() {
      // Numbers only grow: an answer that was on its way for long never takes a node back.
      for (const [channel, number] of await pointersOf(db)) {
        pointers.set(channel, Math.max(number, pointers.get(channel) ?? 0));
      }
      const number = pointers.get('production') ?? 0;
      if (number <= (current?.release.number ?? 0)) return;
      const next = await byNumber(number);
      const takenBack = rangesOf(await withdrawnReleases(db));
      if (next === undefined || number <= (current?.release.number ?? 0)) return;
      current = next;
      withdrawn = takenBack;
    },
  };
}

function dropOldest<Key>(kept: Map<Key, unknown>, most: number): void {
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
