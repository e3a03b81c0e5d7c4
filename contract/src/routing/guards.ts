import { ownGameRoute } from '../casino/own-games.ts';
import { explains, type BlockInfo } from './blocks.ts';
import { bonusAddress, SLOT_FIRST_DEPOSIT_PATH } from './bonus-addresses.ts';
import type { GuardName, MatchedRoute } from './route.ts';

/** What guards may know; the same on server and browser. */
export interface GuardContext {
  readonly session: {
    readonly userId: string | null;
    readonly banLevel: number;
    readonly needsIdentification?: boolean;
  };
  readonly site: {
    readonly isRegistrationAllowed: boolean;
    readonly isShowIdentification?: boolean;
    readonly isLoginDropdown?: boolean;
    readonly features: readonly number[];
    readonly availableRoutes?: readonly number[];
    readonly closedParcels?: readonly string[];
    readonly forbiddenFragments?: readonly string[];
    readonly homePath?: string;
    readonly maintenance?: { readonly state: boolean };
    readonly paymentPage?: PaymentPageTerms;
    readonly useRechargeModal?: boolean;
    readonly promoBonusToOffer?: boolean;
    readonly isSlotFirstDepositPage?: boolean;
    readonly slotFirstDepositBonusIds?: readonly string[];
  };
  /** What keeps the visitor out of the site, whoever they are; absent where nothing does (S4-12). */
  readonly block?: BlockInfo | undefined;
  /** The page one is on or on the way to; absent at the first address of a document, and so always on the server. */
  readonly previous?: MatchedRoute | undefined;
}

/** Who may see the page of ways to pay (S5-03). Absent: everybody may, and it is there. */
export interface PaymentPageTerms {
  readonly available?: boolean;
  /** For players alone: a guest signs in first. */
  readonly authOnly?: boolean;
}

/** Targets carry no language. A first address that is cancelled has no page to stay on: its visitor comes to the home page. */
export type GuardVerdict =
  | { readonly kind: 'proceed' }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'fail'; readonly status: number };

export type Guard = (matched: MatchedRoute, context: GuardContext) => GuardVerdict;

// Each of these is written out and not made by a call, so that a chunk which takes a name from this file alone goes
// without them.
const PROCEED: GuardVerdict = { kind: 'proceed' };
const HOME: GuardVerdict = { kind: 'redirect', to: '/', status: 302 };
const NOT_FOUND: GuardVerdict = { kind: 'fail', status: 404 };
const redirect = (to: string): GuardVerdict => ({ kind: 'redirect', to, status: 302 });

/** The address to come back to after signing in, URL-encoded in the query (S5-11). */
export function returnUrlOf(matched: MatchedRoute): string {
  return encodeURIComponent(`${matched.path}${matched.query}`);
}

/** Lets a page be seen where something holds; otherwise its address leads home. */
const homeUnless = (holds: boolean | undefined): GuardVerdict => (holds === true ? PROCEED : HOME);

/** Pages that need a player send a guest to login, or home where it opens, and keep the way back (S5-07, S6-02). */
const auth: Guard = (matched, { session, site }) => {
  if (session.userId !== null) return PROCEED;
  const page = site.isLoginDropdown === true ? '/?modal=login&' : '/user/login?';
  return redirect(`${page}returnUrl=${returnUrlOf(matched)}`);
};

/** Query that opens the recharge as a dialog over a page. */
const RECHARGE_MODAL = ['modal', 'recharge'] as const;

/** The page to stay on with the recharge open over it. A page for guests alone would not let the player stay. */
function underRecharge({ route, path, query }: MatchedRoute): string {
  const values = new URLSearchParams(query);
  values.set(...RECHARGE_MODAL);
  return `${route.guards.includes('guest') ? '/' : path}?${values.toString()}`;
}

const GUARDS: Readonly<Record<GuardName, Guard>> = {
  auth,
  /** Login and registration are for guests only (S6-02). */
  guest: (_matched, { session }) => homeUnless(session.userId === null),
  /** A route naming a feature gives 404 while it is off (S5-04). */
  feature: ({ route }, { site }) =>
    route.meta.featureId === undefined || site.features.includes(route.meta.featureId) ? PROCEED : NOT_FOUND,
  /** A route with a number gives 404 where the site's list of available ones lacks it: 47 is the rules (S5-04). */
  available: ({ route }, { site }) =>
    isRouteAvailable(site.availableRoutes, route.meta.routeId) ? PROCEED : NOT_FOUND,
  /** Registration is blocked unless the site allows it (S5-02). */
  registration: (_matched, { site }) => homeUnless(site.isRegistrationAllowed),
  /** A banned player reaches only routes that allow the level (S5-09). */
  ban: ({ route }, { session }) =>
    session.banLevel === 0 || (route.meta.banLevels ?? []).includes(session.banLevel)
      ? PROCEED
      : redirect('/block'),
  /** The page that explains a ban is for the banned, and who is kept out for its reason; anyone else goes home (S4-13, S4-14). */
  banned: ({ route }, { session, block }) => homeUnless(session.banLevel > 0 || explains(block, route)),
  /** A page that explains a block sends everyone home whom it does not keep out (S4-13). */
  blocked: ({ route }, { block }) => homeUnless(explains(block, route)),
  /** The page that explains maintenance sends everyone home once it is over (S4-11, S4-13). */
  maintenance: ({ route }, { site, block }) =>
    homeUnless(site.maintenance?.state === true || explains(block, route)),
  /** Identification is blocked unless the site asks for it (S5-02). */
  identification: (_matched, { site }) => homeUnless(site.isShowIdentification),
  /** A player who has to be identified first goes to the account, which says so (S5-07). */
  identified: (_matched, { session }) =>
    session.needsIdentification === true ? redirect('/office/account') : PROCEED,
  /** The page of ways to pay: nobody's while the site has it closed, no guest's where it is for players (S5-03). */
  'payment-page': (matched, context) => {
    const { available, authOnly } = context.site.paymentPage ?? {};
    if (available === false) return HOME;
    return authOnly === true ? auth(matched, context) : PROCEED;
  },
  /** A game of ours by its number or an old route leads to its route of today (S5-06); what no game has is nowhere. */
  'own-game': ({ params: { own = '' }, query }) => {
    const route = ownGameRoute(own);
    if (route === undefined) return NOT_FOUND;
    return route === own ? PROCEED : { kind: 'redirect', to: `/games/${route}${query}`, status: 301 };
  },
  /** Pages of bonuses stand at the words the site uses; the other address of each leads there, query kept (S5-05). */
  'bonus-words': ({ path, query }, { site }) => {
    const stands = bonusAddress(path, site.promoBonusToOffer === true);
    return stands === undefined ? PROCEED : redirect(`${stands}${query}`);
  },
  /** A bonus of a first deposit for slots is told of by a page of the casino, where the site has it on (S5-05). */
  'slot-first-deposit': ({ params: { bonus = '' }, query }, { site }) =>
    site.isSlotFirstDepositPage === true && site.slotFirstDepositBonusIds?.includes(bonus) === true
      ? { kind: 'redirect', to: `${SLOT_FIRST_DEPOSIT_PATH}${query}`, status: 301 }
      : PROCEED,
  /** With the recharge modal on, the address opens it over the page one is on; without one it is cancelled (S5-08). */
  recharge: (_matched, { site, previous }) => {
    if (site.useRechargeModal !== true) return PROCEED;
    return previous === undefined ? { kind: 'cancel' } : redirect(underRecharge(previous));
  },
};

/** Whether the site has a route of this number (S3-36): all, where it does not say which. */
export function isRouteAvailable(
  available: readonly number[] | undefined,
  routeId: number | undefined,
): boolean {
  return available === undefined || routeId === undefined || available.includes(routeId);
}

/** Whether the pages of a parcel are there. */
export const isParcelOpen = (
  { closedParcels = [] }: Pick<GuardContext['site'], 'closedParcels'>,
  parcel: string,
): boolean => !closedParcels.includes(parcel);

/** Number of the rules among the routes of a site (S5-04). */
export const RULES_ROUTE = 47;

/**
 * Runs a route's guards in order and answers the first verdict that is not `proceed`.
 * A name outside the table gives 500 (S5-16).
 */
export function runGuards(matched: MatchedRoute, context: GuardContext): GuardVerdict {
  // Before all guards: nobody is asked to sign in for a page that is not there.
  if (!isParcelOpen(context.site, matched.route.parcel)) return NOT_FOUND;
  for (const name of matched.route.guards) {
    if (!Object.hasOwn(GUARDS, name)) return { kind: 'fail', status: 500 };
    const verdict = GUARDS[name](matched, context);
    if (verdict.kind !== 'proceed') return verdict;
  }
  return PROCEED;
}
