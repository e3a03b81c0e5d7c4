/** Layouts the shell offers (S2-02 to S2-05). */
export const LAYOUTS = ['default', 'empty', 'headless', 'blocked'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** Guards known to browser and server; a manifest naming another one fails its publish (S5-16). */
export const GUARD_NAMES = [
  'auth',
  'guest',
  'feature',
  'registration',
  'ban',
  'banned',
  'blocked',
  'maintenance',
  'identification',
  'identified',
  'payment-page',
  'recharge',
  'available',
  'own-game',
  'bonus-words',
  'slot-first-deposit',
] as const;
export type GuardName = (typeof GUARD_NAMES)[number];

/** What a path parameter must look like beyond being one segment. */
export type ParamRule =
  | { readonly kind: 'digits' }
  /** Words of letters and digits with hyphens between, which begin with `prefix` where one is said: `landing-derby`. */
  | { readonly kind: 'slug'; readonly prefix?: string }
  /** An id and an optional readable tail: `4711-england-premier-league`. */
  | { readonly kind: 'id-slug' }
  /** The code of a shared coupon: eight digits and letters, capital or small. */
  | { readonly kind: 'code' }
  | { readonly kind: 'one-of'; readonly values: readonly string[] };

/**
 * What stands in a page's place before it comes: the shape of events below their highlights, of events below filters and
 * highlights, of events below their filters, of one event, of a form, of a form with something beside it, of a title with panels, of a title with actions and panels,
 * of a text.
 */
export const SKELETON_KINDS = [
  'highlights',
  'live',
  'list',
  'match',
  'form',
  'wide-form',
  'panels',
  'overview',
  'text',
] as const;
export type SkeletonKind = (typeof SKELETON_KINDS)[number];

export interface RouteMeta {
  /** Site feature the route belongs to; the `feature` guard answers 404 while it is off (S5-04). */
  readonly featureId?: number;
  /** Number of the route in `availableRoutes` of the site; the `available` guard answers 404 where it is not among them (S5-04). */
  readonly routeId?: number;
  /** Site features that have a place on this page; where it lacks one they are hidden on it (S5-04). */
  readonly features?: readonly number[];
  /** Reachable by a banned player at these levels; absent means not reachable (S5-09). */
  readonly banLevels?: readonly number[];
  /** Dictionary namespaces the page needs before it is ready. */
  readonly dictionaries: readonly string[];
  /** `top` scrolls up on entry; `keep` leaves the position (S2-01). */
  readonly scroll: 'top' | 'keep';
  /** Dictionary key stem of title and description: `<seoKey>.title`, `<seoKey>.description`. */
  readonly seoKey: string;
  /** Not for search engines: neither it nor what it links to. */
  readonly isHidden?: boolean;
  /**
   * Stays open to who is kept out: `block`, by a block of their own, as the page that proves who one is (S4-13), appeals
   * and an old browser's own; `always`, during maintenance too, to those who run the site (S4-11).
   */
  readonly staysOpen?: 'block' | 'always';
  /** HTTP status of the document on a direct load, where it is not 200. */
  readonly status?: number;
  /** Shape of what comes; a text's where nothing is said. */
  readonly skeleton?: SkeletonKind;
  /** Region widgets this page goes without or wants: the coupon column, the sports menu, the players' footer. */
  readonly regions?: Partial<Readonly<Record<'menu' | 'aside' | 'footer' | 'floating', string | null>>>;
}

/** One page of the site, as written in a `parcel.json` and merged into the route table. */
export interface RouteDefinition {
  /** Unique in the site: `betting.live`. */
  readonly id: string;
  /** Patterns without the language prefix, most specific first: `/live{/:sport}{/:champ}`. */
  readonly paths: readonly string[];
  readonly params?: Readonly<Record<string, ParamRule>>;
  readonly parcel: string;
  readonly page: string;
  readonly layout: LayoutName;
  readonly guards: readonly GuardName[];
  readonly meta: RouteMeta;
  /** Where its remote entry comes from, for a page another server hosts (S3-39). */
  readonly remote?: { readonly origin: string; readonly forceSpa?: boolean };
}

/** A path that only leads elsewhere (`/office` to `/office/account`). Targets carry no language. */
export interface RedirectDefinition {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

export interface RouteTable {
  readonly routes: readonly RouteDefinition[];
  readonly redirects: readonly RedirectDefinition[];
  /** The catch-all page's route id (S2-01). */
  readonly notFound: string;
}

/** A route with the URL it was matched from. */
export interface MatchedRoute {
  readonly route: RouteDefinition;
  readonly language: string;
  /** Path without the language prefix, always starting with a slash. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
}
