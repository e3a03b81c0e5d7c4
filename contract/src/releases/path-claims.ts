import { splitLanguage } from '../routing/language.ts';
import { compilePattern, createRouteMatcher } from '../routing/match.ts';
import type { RedirectDefinition, RouteDefinition } from '../routing/route.ts';
import {
  beginningOf,
  isBeyondCompiling,
  literalWords,
  noAddress,
  tooManyParts,
  witnessesOf,
} from './witnesses.ts';

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

/**
 * Comparisons of an example with a pattern that one manifest may take: about a second. While patterns are compared
 * nothing else of the site is done, so a manifest that takes longer is refused instead.
 */
const MOST_COMPARISONS = 150_000;

/** What is left of them to one manifest. */
class Comparisons {
  /** True once somebody was told that there are none left. */
  areSpent = false;
  private left = MOST_COMPARISONS;

  count(comparisons: number): void {
    this.left -= comparisons;
  }

  /** @throws RangeError when there are none left */
  take(comparisons: number): void {
    this.count(comparisons);
    this.areSpent = this.left < 0;
    if (this.areSpent) throw new RangeError('cannot be compared in time: too many patterns and parameters');
  }
}

/** One pattern of the site: a page's path or a redirect's. */
interface Claim {
  readonly kind: 'page' | 'redirect';
  readonly place: string;
  readonly parcel: string;
  readonly path: string;
  readonly beginning: string;
  /** What is said against it whatever else there is; undefined for nothing. */
  readonly reason: string | undefined;
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
function asLanguage({ path, route }: Unchecked, comparisons: Comparisons): string | undefined {
  if (comparisons.areSpent) return undefined;
  try {
    const witnesses = witnessesOf(route, path, []);
    comparisons.count(witnesses.length);
    const isRead = witnesses.some((example) => splitLanguage(example).language !== undefined);
    return isRead ? 'begins with two letters, which is how an address names its language' : undefined;
  } catch (failure) {
    if (!(failure instanceof RangeError)) throw failure;
    return failure.message;
  }
}

/** A pattern as one route alone. @throws TypeError, RangeError for one that cannot be compiled */
function claimOf(unchecked: Unchecked, comparisons: Comparisons): Claim {
  const { route, path } = unchecked;
  const many = tooManyParts(path);
  if (many === undefined) compilePattern(path);
  else if (isBeyondCompiling(path)) throw new RangeError(`"${path}" ${many}`);
  const matcher = createRouteMatcher({ routes: [route], redirects: [], notFound: route.id });
  return {
    ...unchecked,
    beginning: beginningOf(path),
    reason: many ?? noAddress(path) ?? asLanguage(unchecked, comparisons),
    matches: (example) => matcher.match(example).kind === 'page',
  };
}

const mayMeet = (one: Claim, other: Claim): boolean =>
  one.beginning.startsWith(other.beginning) || other.beginning.startsWith(one.beginning);

/** Example paths of a claim that could lie in one of the others too. */
function examples(claim: Claim, others: readonly Claim[], comparisons: Comparisons): string[] {
  comparisons.take(others.length);
  const words = literalWords([claim.route, ...others.map(({ route }) => route)]);
  const witnesses = witnessesOf(claim.route, claim.path, words);
  comparisons.take(witnesses.length);
  return witnesses.filter(claim.matches);
}

function clashOf(claim: Claim, rivals: readonly Claim[], comparisons: Comparisons): string | undefined {
  for (const rival of rivals) {
    const own = examples(claim, [rival], comparisons);
    comparisons.take(own.length);
    const shared = own.find(rival.matches);
    if (shared !== undefined) return `${claim.place}: ${shared} also belongs to ${rival.place}`;
  }
  return undefined;
}

function isReached(claim: Claim, earlier: readonly Claim[], comparisons: Comparisons): boolean {
  const isFree = (path: string): boolean => {
    comparisons.take(earlier.length);
    return !earlier.some((other) => other.matches(path));
  };
  // A plain example nearly always does; those made of the others' words are many.
  return examples(claim, [], comparisons).some(isFree) || examples(claim, earlier, comparisons).some(isFree);
}

function problemsOf(claim: Claim, before: readonly Claim[], comparisons: Comparisons): string[] {
  if (claim.reason !== undefined) return [];
  // What its own parcel is refused for is left out: compiling that can take longer than all the rest.
  const near = before.filter(
    (other) => mayMeet(claim, other) && (other.reason === undefined || other.parcel !== claim.parcel),
  );
  const own = near.filter(({ parcel, kind }) => parcel === claim.parcel && kind === claim.kind);
  try {
    const clash = clashOf(
      claim,
      near.filter((other) => !own.includes(other)),
      comparisons,
    );
    if (clash !== undefined) return [clash];
    return isReached(claim, own, comparisons)
      ? []
      : [`${claim.place}: "${claim.path}" is never reached, earlier patterns take all of it`];
  } catch (failure) {
    if (!(failure instanceof RangeError)) throw failure;
    return [`${claim.place}: "${claim.path}" ${failure.message}`];
  }
}

/** Judges a pattern against those before it, and puts it to them whatever is said of it: what comes after meets it. */
function judge(unchecked: Unchecked, before: Claim[], comparisons: Comparisons): string[] {
  try {
    const claim = claimOf(unchecked, comparisons);
    const problems = comparisons.areSpent ? [] : problemsOf(claim, before, comparisons);
    before.push(claim);
    return claim.reason === undefined ? problems : [`${claim.place}: "${claim.path}" ${claim.reason}`];
  } catch (failure) {
    return [`${unchecked.place}: ${failure instanceof Error ? failure.message : String(failure)}`];
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
  return manifests.flatMap((manifest) => {
    const comparisons = new Comparisons();
    return uncheckedClaims(manifest).flatMap((unchecked) => judge(unchecked, before, comparisons));
  });
}
