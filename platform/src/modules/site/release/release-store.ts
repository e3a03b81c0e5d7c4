import type { FastifyRequest } from 'fastify';
import { createRouteMatcher, type BuiltParcel, type Release, type RouteMatcher } from '@paddock/contract';

import type { ReleaseSource, StandingRelease } from '../../releases/index.ts';
import { createDictionaries, type Dictionaries } from './dictionaries.ts';

/** A release with what documents need of it at hand. */
export interface LoadedRelease {
  readonly release: Release;
  readonly matcher: RouteMatcher;
  readonly dictionaries: Dictionaries;
  readonly parcels: ReadonlyMap<string, BuiltParcel>;
}

export interface ReleaseStore {
  /** The release visitors are served. @throws Error when there is none yet */
  current(): LoadedRelease;
  /** The release this visitor is served. @throws Error when there is none yet */
  releaseFor(request: FastifyRequest): LoadedRelease;
  /** Its number; undefined while there is none. */
  numberFor(request: FastifyRequest): number | undefined;
}

/** Releases as documents read them, made ready once each. */
export function createReleaseStore(source: ReleaseSource): ReleaseStore {
  const ready = new WeakMap<StandingRelease, LoadedRelease>();

  function loadedOf(standing: StandingRelease): LoadedRelease {
    const known = ready.get(standing) ?? makeReady(standing);
    ready.set(standing, known);
    return known;
  }

  const store: ReleaseStore = {
    current: () => loadedOf(source.current()),
    releaseFor: () => store.current(),
    numberFor: () => source.currentNumber(),
  };
  return store;
}

function makeReady({ release, words }: StandingRelease): LoadedRelease {
  return {
    release,
    matcher: createRouteMatcher(release.routeTable),
    dictionaries: createDictionaries(release, words),
    parcels: new Map(release.parcels.map((parcel) => [parcel.name, parcel])),
  };
}
