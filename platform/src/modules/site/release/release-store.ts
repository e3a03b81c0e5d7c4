import type { FastifyRequest } from 'fastify';
import { createRouteMatcher, type BuiltParcel, type Release, type RouteMatcher } from '@paddock/contract';

import type { Canaries, ReleaseSource, StandingRelease, Visit } from '../../releases/index.ts';
import { createDictionaries, type Dictionaries } from './dictionaries.ts';
import { withKeptMatches } from './kept-matches.ts';

/** A release with what documents need of it at hand. */
export interface LoadedRelease {
  readonly release: Release;
  readonly matcher: RouteMatcher;
  readonly dictionaries: Dictionaries;
  /** Address of a dictionary's file → its content. */
  readonly words: ReadonlyMap<string, unknown>;
  readonly parcels: ReadonlyMap<string, BuiltParcel>;
}

/** A visit with its release ready for documents. */
export interface LoadedVisit extends Omit<Visit, 'standing'> {
  readonly loaded: LoadedRelease;
}

export interface ReleaseStore {
  /** The release visitors are served. @throws Error when there is none yet */
  current(): LoadedRelease;
  /** What this visitor's next document is made from. @throws Error when there is none yet */
  visit(request: FastifyRequest, playerId: string | null): LoadedVisit;
  /** Number of the release this visitor would be served; undefined while there is none. */
  numberFor(request: FastifyRequest): number | undefined;
}

/**
 * Releases as documents read them, made ready once each.
 * @param editedOf the release with the words that operators mended, the same object until one changes
 */
export function createReleaseStore(
  source: Pick<ReleaseSource, 'current'>,
  visits: Pick<Canaries, 'visit' | 'numberFor'>,
  editedOf: (standing: StandingRelease) => StandingRelease,
): ReleaseStore {
  const ready = new WeakMap<StandingRelease, LoadedRelease>();

  function loadedOf(built: StandingRelease): LoadedRelease {
    const standing = editedOf(built);
    const known = ready.get(standing) ?? makeReady(standing);
    ready.set(standing, known);
    return known;
  }

  return {
    current: () => loadedOf(source.current()),
    visit(request, playerId) {
      const { standing, ...visit } = visits.visit(request, playerId);
      return { ...visit, loaded: loadedOf(standing) };
    },
    numberFor: (request) => visits.numberFor(request),
  };
}

function makeReady({ release, words }: StandingRelease): LoadedRelease {
  return {
    release,
    matcher: withKeptMatches(createRouteMatcher(release.routeTable)),
    dictionaries: createDictionaries(release, words),
    words,
    parcels: new Map(release.parcels.map((parcel) => [parcel.name, parcel])),
  };
}
