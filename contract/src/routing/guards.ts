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
    readonly maintenance?: { readonly state: boolean };
  };
}

/** Targets carry no language; `query` is appended as it is. */
export type GuardVerdict =
  | { readonly kind: 'proceed' }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'fail'; readonly status: number };

export type Guard = (matched: MatchedRoute, context: GuardContext) => GuardVerdict;

const PROCEED: GuardVerdict = { kind: 'proceed' };

/** The address to come back to after signing in, URL-encoded in the query (S5-11). */
export function returnUrlOf(matched: MatchedRoute): string {
  return encodeURIComponent(`${matched.path}${matched.query}`);
}

const GUARDS: Readonly<Record<GuardName, Guard>> = {
  /** Pages that need a player send a guest to login, or home where it opens, and keep the way back (S5-07, S6-02). */
  auth: (matched, { session, site }) => {
    if (session.userId !== null) return PROCEED;
    const page = site.isLoginDropdown === true ? '/?modal=login&' : '/user/login?';
    return { kind: 'redirect', to: `${page}returnUrl=${returnUrlOf(matched)}`, status: 302 };
  },
  /** Login and registration are for guests only (S6-02). */
  guest: (_matched, { session }) =>
    session.userId === null ? PROCEED : { kind: 'redirect', to: '/', status: 302 },
  /** A route naming a feature gives 404 while it is off (S5-04). */
  feature: ({ route }, { site }) =>
    route.meta.featureId === undefined || site.features.includes(route.meta.featureId)
      ? PROCEED
      : { kind: 'fail', status: 404 },
  /** Registration is blocked unless the site allows it (S5-02). */
  registration: (_matched, { site }) =>
    site.isRegistrationAllowed ? PROCEED : { kind: 'redirect', to: '/', status: 302 },
  /** A banned player reaches only routes that allow the level (S5-09). */
  ban: ({ route }, { session }) =>
    session.banLevel === 0 || (route.meta.banLevels ?? []).includes(session.banLevel)
      ? PROCEED
      : { kind: 'redirect', to: '/block', status: 302 },
  /** The page that explains a ban is for the banned; anyone else goes home (S4-13, S4-14). */
  banned: (_matched, { session }) =>
    session.banLevel > 0 ? PROCEED : { kind: 'redirect', to: '/', status: 302 },
  /** The page that explains maintenance sends everyone home once it is over (S4-11, S4-13). */
  maintenance: (_matched, { site }) =>
    site.maintenance?.state === true ? PROCEED : { kind: 'redirect', to: '/', status: 302 },
  /** Identification is blocked unless the site asks for it (S5-02). */
  identification: (_matched, { site }) =>
    site.isShowIdentification === true ? PROCEED : { kind: 'redirect', to: '/', status: 302 },
  /** A player who has to be identified first goes to the account, which says so (S5-07). */
  identified: (_matched, { session }) =>
    session.needsIdentification === true ? { kind: 'redirect', to: '/office/account', status: 302 } : PROCEED,
};

/**
 * Runs a route's guards in order and answers the first verdict that is not `proceed`.
 * A name outside the table gives 500 (S5-16).
 */
export function runGuards(matched: MatchedRoute, context: GuardContext): GuardVerdict {
  for (const name of matched.route.guards) {
    if (!Object.hasOwn(GUARDS, name)) return { kind: 'fail', status: 500 };
    const verdict = GUARDS[name](matched, context);
    if (verdict.kind !== 'proceed') return verdict;
  }
  return PROCEED;
}
