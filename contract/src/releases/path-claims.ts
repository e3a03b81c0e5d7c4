import { isLanguageCode } from '../routing/language.ts';
import { compilePattern } from '../routing/match.ts';
import type { RedirectDefinition, RouteDefinition } from '../routing/route.ts';
import { formsOf, sharedPath, takesAll, type PathForm, type PatternOf } from './path-forms.ts';
import type { PathPart } from './path-part.ts';

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
interface Claim extends PatternOf {
  readonly kind: 'page' | 'redirect';
  readonly place: string;
  readonly parcel: string;
  readonly forms: readonly PathForm[];
  /** What it takes to compare it: parts of all forms, and values their parameters name. */
  readonly weight: number;
  /** What is said against it whatever else there is; undefined for nothing. */
  readonly reason: string | undefined;
}

/**
 * Pairs of forms that one manifest may have compared, by the values their parameters name: well under a second. While
 * they are compared nothing else of the site is done, so a manifest that takes longer is refused instead.
 */
const MOST_COMPARED = 4_000_000;

/** What is left of them to one manifest. */
interface Budget {
  left: number;
}

type Unread = Omit<Claim, 'forms' | 'weight' | 'reason'>;

function unreadClaims({ routes, redirects }: PlacedPatterns): Unread[] {
  return [
    ...routes.flatMap(({ place, parcel, value: { paths, params } }) =>
      paths.map((path, at) => ({
        kind: 'page' as const,
        place: `${place}/paths/${at}`,
        parcel,
        path,
        ...(params && { params }),
      })),
    ),
    ...redirects.map(({ place, parcel, value }) => ({
      kind: 'redirect' as const,
      place: `${place}/from`,
      parcel,
      path: value.from,
    })),
  ];
}

const valuesOf = (part: PathPart): readonly string[] =>
  'word' in part ? [part.word] : part.rule?.kind === 'one-of' ? part.rule.values : [];

const isWord = (part: PathPart): part is { readonly word: string } => 'word' in part;

/**
 * Why no address is ever like a pattern, or would be read as another; undefined when one can be. Browsers write other
 * characters than plain ones as percent escapes and take dots out, and a trailing slash is dropped before anything is
 * matched.
 */
function noAddress({ path }: PatternOf, forms: readonly PathForm[]): string | undefined {
  for (const { word } of forms.flatMap(({ parts }) => parts.filter(isWord))) {
    const written = new URL(`/${word}`, 'http://site').pathname.slice(1);
    if (written !== word) return `is never an address: "${word}" is written "${written}" there`;
  }
  if (path.length > 1 && path.endsWith('/')) return 'ends with a slash, which addresses are matched without';
  if (path.includes('//')) return 'has an empty part between two slashes';
  const isLanguage = forms.some(({ parts: [first] }) => first && valuesOf(first).some(isLanguageCode));
  return isLanguage ? 'begins with two letters, which is how an address names its language' : undefined;
}

const weightOf = (forms: readonly PathForm[]): number =>
  forms.flatMap(({ parts }) => parts).reduce((sum, part) => sum + 1 + valuesOf(part).length, forms.length);

function claimOf(unread: Unread): Claim {
  try {
    const forms = formsOf(unread);
    compilePattern(unread.path);
    return { ...unread, forms, weight: weightOf(forms), reason: noAddress(unread, forms) };
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    return { ...unread, forms: [], weight: 0, reason };
  }
}

/** What every path of a pattern begins with: patterns whose beginnings differ never meet. */
const beginningOf = ({ path }: PatternOf): string => (/^[-\w/]*/.exec(path)?.[0] ?? '').toLowerCase();

function mayMeet(one: PatternOf, other: PatternOf): boolean {
  const [own, theirs] = [beginningOf(one), beginningOf(other)];
  return own.startsWith(theirs) || theirs.startsWith(own);
}

function clashOf(claim: Claim, rival: Claim): string | undefined {
  for (const own of claim.forms) {
    for (const theirs of rival.forms) {
      const shared = sharedPath(own, theirs);
      if (shared !== undefined) return `${claim.place}: ${shared} also belongs to ${rival.place}`;
    }
  }
  return undefined;
}

function problemOf(claim: Claim, before: readonly Claim[], budget: Budget): string | undefined {
  if (claim.reason !== undefined) return `${claim.place}: "${claim.path}" ${claim.reason}`;
  // Said of the first that went beyond it.
  if (budget.left < 0) return undefined;
  // What its own parcel is refused for anyway is left out.
  const near = before.filter(
    (other) => mayMeet(claim, other) && (other.reason === undefined || other.parcel !== claim.parcel),
  );
  budget.left -= near.reduce((sum, { weight }) => sum + weight * claim.weight, 0);
  if (budget.left < 0)
    return `${claim.place}: "${claim.path}" cannot be compared in time: too many patterns and parameters`;

  const isOwn = ({ parcel, kind }: Claim): boolean => parcel === claim.parcel && kind === claim.kind;
  const clash = near.filter((other) => !isOwn(other)).map((rival) => clashOf(claim, rival));
  const taken = near.filter(isOwn).flatMap(({ forms }) => forms);
  // Inside a parcel the order decides: an overlap is allowed there, but a pattern of which nothing is left.
  const isReached = claim.forms.some((form) => !taken.some((other) => takesAll(other, form)));
  return (
    clash.find((each) => each !== undefined) ??
    (isReached
      ? undefined
      : `${claim.place}: "${claim.path}" is never reached, earlier patterns take all of it`)
  );
}

/**
 * Patterns that do not parse, paths that two parcels claim, paths a redirect takes away, and patterns that an earlier one
 * of the same parcel leaves nothing of. Each pattern is judged against those of the manifests before it alone: what comes
 * last hides nothing, and changes nothing that is said of the others.
 */
export function pathProblems(manifests: readonly PlacedPatterns[]): string[] {
  const before: Claim[] = [];
  return manifests.flatMap((manifest) => {
    const budget: Budget = { left: MOST_COMPARED };
    return unreadClaims(manifest).flatMap((unread) => {
      const claim = claimOf(unread);
      const problem = problemOf(claim, before, budget);
      before.push(claim);
      return problem === undefined ? [] : [problem];
    });
  });
}
