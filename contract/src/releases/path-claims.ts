import { splitLanguage } from '../routing/language.ts';
import { compilePattern, createRouteMatcher } from '../routing/match.ts';
import type { RedirectDefinition, RouteDefinition } from '../routing/route.ts';
import { beginningOf, literalWords, tooManyParts, witnessesOf } from './witnesses.ts';

/** Something a manifest says, and where. */
export interface Placed<T> {
  readonly place: string;
  readonly parcel: string;
  readonly value: T;
}

/** The patterns of one manifest. */
export interface PlacedPatterns {
  readonly routes: readonly Placed<RouteDefinition>[];
  readonly redirects: readonly Placed<RedirectDefinition>[];
}

/** One pattern of the site: a page's path or a redirect's. */
interface Claim {
  readonly kind: 'page' | 'redirect';
  readonly place: string;
  readonly parcel: string;
  readonly path: string;
  readonly beginning: string;
  /** The route with this one path. */
  readonly route: RouteDefinition;
  readonly matches: (path: string) => boolean;
}

/** A route without an address. */
export const EMPTY_ROUTE: RouteDefinition = {
  id: 'none.none',
  paths: [],
  parcel: 'none',
  page: 'none',
  layout: 'default',
  guards: [],
  meta: { dictionaries: [], scroll: 'top', seoKey: '' },
};

type Unchecked = Pick<Claim, 'kind' | 'place' | 'parcel' | 'path' | 'route'>;

function uncheckedClaims({ routes, redirects }: PlacedPatterns): Unchecked[] {
  return [
    ...routes.flatMap(({ place, parcel, value }) =>
      value.paths.map((path, at) => ({
        kind: 'page' as const,
        place: `${place}/paths/${at}`,
        parcel,
        path,
        route: { ...value, paths: [path] },
      })),
    ),
    ...redirects.map(({ place, parcel, value }) => ({
      kind: 'redirect' as const,
      place: `${place}/from`,
      parcel,
      path: value.from,
      route: { ...EMPTY_ROUTE, paths: [value.from] },
    })),
  ];
}

/** Why a pattern's addresses would be read as others: their first word stands where an address has its language. */
function asLanguage({ path, route }: Unchecked): string | undefined {
  const isRead = witnessesOf(route, path, []).some(
    (example) => splitLanguage(example).language !== undefined,
  );
  return isRead ? 'begins with two letters, which is how an address names its language' : undefined;
}

/** A pattern compiled as one route alone, or the reason why it cannot be. */
function claimOf(unchecked: Unchecked): Claim | string {
  try {
    const reason = tooManyParts(unchecked.path) ?? asLanguage(unchecked);
    if (reason !== undefined) return `${unchecked.place}: "${unchecked.path}" ${reason}`;
    const { route } = unchecked;
    compilePattern(unchecked.path);
    const matcher = createRouteMatcher({ routes: [route], redirects: [], notFound: route.id });
    return {
      ...unchecked,
      beginning: beginningOf(unchecked.path),
      matches: (path) => matcher.match(path).kind === 'page',
    };
  } catch (failure) {
    return `${unchecked.place}: ${failure instanceof Error ? failure.message : String(failure)}`;
  }
}

const mayMeet = (one: Claim, other: Claim): boolean =>
  one.beginning.startsWith(other.beginning) || other.beginning.startsWith(one.beginning);

/** Example paths of a claim that could lie in one of the others too. */
function examples(claim: Claim, others: readonly Claim[]): string[] {
  const words = literalWords([claim.route, ...others.map(({ route }) => route)]);
  return witnessesOf(claim.route, claim.path, words).filter(claim.matches);
}

function clashOf(claim: Claim, rivals: readonly Claim[]): string | undefined {
  for (const rival of rivals) {
    const shared = examples(claim, [rival]).find(rival.matches);
    if (shared !== undefined) return `${claim.place}: ${shared} also belongs to ${rival.place}`;
  }
  return undefined;
}

function isReached(claim: Claim, earlier: readonly Claim[]): boolean {
  const isFree = (path: string): boolean => !earlier.some((other) => other.matches(path));
  // A plain example nearly always does; those made of the others' words are many.
  return examples(claim, []).some(isFree) || examples(claim, earlier).some(isFree);
}

function problemsOf(claim: Claim, before: readonly Claim[]): string[] {
  const near = before.filter((other) => mayMeet(claim, other));
  const own = near.filter(({ parcel, kind }) => parcel === claim.parcel && kind === claim.kind);
  try {
    const clash = clashOf(
      claim,
      near.filter((other) => !own.includes(other)),
    );
    if (clash !== undefined) return [clash];
    return isReached(claim, own)
      ? []
      : [`${claim.place}: "${claim.path}" is never reached, earlier patterns take all of it`];
  } catch (failure) {
    if (!(failure instanceof RangeError)) throw failure;
    return [`${claim.place}: "${claim.path}" ${failure.message}`];
  }
}

/**
 * Patterns that do not parse, paths that two parcels claim, paths a redirect takes away, and patterns that earlier ones
 * of the same parcel leave nothing of. Inside a parcel its order decides, so an overlap there is allowed.
 * Each pattern is judged against those of the manifests before it alone: what comes last hides nothing, and changes
 * nothing that is said of the others.
 */
export function pathProblems(manifests: readonly PlacedPatterns[]): string[] {
  const before: Claim[] = [];
  return manifests.flatMap(uncheckedClaims).flatMap((unchecked) => {
    const claim = claimOf(unchecked);
    if (typeof claim === 'string') return [claim];
    const problems = problemsOf(claim, before);
    before.push(claim);
    return problems;
  });
}
