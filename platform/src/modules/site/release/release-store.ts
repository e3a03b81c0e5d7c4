import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createRouteMatcher, type BuiltParcel, type Release, type RouteMatcher } from '@paddock/contract';

import { createDictionaries, type Dictionaries } from './dictionaries.ts';

/** A release on disk with what documents need of it at hand. */
export interface LoadedRelease {
  readonly release: Release;
  readonly matcher: RouteMatcher;
  readonly dictionaries: Dictionaries;
  readonly parcels: ReadonlyMap<string, BuiltParcel>;
}

export interface ReleaseStore {
  /** The release documents are served from. @throws Error when there is none yet or it cannot be read. */
  current(): LoadedRelease;
  /** Its number; undefined while there is none. */
  currentNumber(): number | undefined;
}

/**
 * Reads `release.json` of the site folder once; with `watch` (development) again whenever the build has written a new
 * one.
 */
export function createReleaseStore(siteDir: string, watch: boolean): ReleaseStore {
  const path = join(siteDir, 'release.json');
  let loaded: LoadedRelease | undefined;
  let loadedAtMs = 0;
  const store: ReleaseStore = {
    current() {
      const changedAtMs = watch || loaded === undefined ? modifiedAtMs(path) : loadedAtMs;
      if (loaded === undefined || changedAtMs !== loadedAtMs) {
        loaded = loadRelease(path, siteDir);
        loadedAtMs = changedAtMs;
      }
      return loaded;
    },
    currentNumber() {
      try {
        return store.current().release.number;
      } catch {
        // The document and the readiness check say why; an API answer goes without the header.
        return undefined;
      }
    },
  };
  return store;
}

function modifiedAtMs(path: string): number {
  const mtimeMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  if (mtimeMs === undefined) throw new Error(`there is no release at ${path}: run \`npm run build\` first`);
  return mtimeMs;
}

function loadRelease(path: string, siteDir: string): LoadedRelease {
  const release = JSON.parse(readFileSync(path, 'utf8')) as Release;
  return {
    release,
    matcher: createRouteMatcher(release.routeTable),
    dictionaries: createDictionaries(release, siteDir),
    parcels: new Map(release.parcels.map((parcel) => [parcel.name, parcel])),
  };
}
