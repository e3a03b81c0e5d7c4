import { createRouteMatcher, matchedRoute } from './match.ts';
import { resolveUrl, type ResolveContext } from './resolve.ts';
import type { GuardName, RouteDefinition, RouteTable } from './route.ts';

const route = (id: string, path: string, guards: readonly GuardName[] = []): RouteDefinition => ({
  id,
  paths: [path],
  parcel: 'x',
  page: id,
  layout: 'default',
  guards,
  meta: { dictionaries: [], scroll: 'top', seoKey: id },
});
const RECHARGE = route('recharge', '/office/recharge', ['auth', 'recharge']);
const LIVE = route('live', '/live');
const LOGIN = route('login', '/user/login', ['guest']);
const TABLE: RouteTable = {
  routes: [route('home', '/'), LIVE, LOGIN, RECHARGE, route('payment', '/payment', ['payment-page'])],
  redirects: [],
  notFound: 'home',
};
const matcher = createRouteMatcher(TABLE);

type Site = Partial<ResolveContext['site']>;

function resolve(
  path: string,
  site: Site,
  more: { guest?: boolean; from?: ResolveContext['previous'] } = {},
) {
  const found = resolveUrl(matcher, `/en${path}`, '', {
    session: { userId: more.guest === true ? null : '7', banLevel: 0 },
    site: { isRegistrationAllowed: true, features: [], ...site },
    languages: { all: ['en'], hiddenFromGuests: [], fallback: 'en' },
    browserLanguages: [],
    previous: more.from,
  });
  return found.kind === 'page' ? found.matched.route.id : found.to;
}

const on = (at: RouteDefinition, query = '') =>
  matchedRoute({ route: at, params: {} }, { language: 'en', path: at.paths[0] ?? '', query });

describe('the page of ways to pay', () => {
  it('is for everybody where the site says nothing', () => {
    expect(resolve('/payment', {}, { guest: true })).toBe('payment');
  });

  it('sends a guest to sign in and back where it is for players alone [S5-03]', () => {
    const site = { paymentPage: { authOnly: true } };
    expect(resolve('/payment', site, { guest: true })).toBe('/en/user/login?returnUrl=%2Fpayment');
    expect(resolve('/payment', site)).toBe('payment');
  });

  it('leads home while it is not available [S5-03]', () => {
    const site = { paymentPage: { available: false, authOnly: true } };
    expect(resolve('/payment', site, { guest: true })).toBe('/en');
    expect(resolve('/payment', site)).toBe('/en');
  });
});

describe('the recharge', () => {
  const site = { useRechargeModal: true };

  it('is a page of its own unless the modal is on', () => {
    expect(resolve('/office/recharge', {})).toBe('recharge');
    expect(resolve('/office/recharge', {}, { from: on(LIVE) })).toBe('recharge');
  });

  it('is cancelled with the modal on when one comes from no known page: home stands instead [S5-08]', () => {
    expect(resolve('/office/recharge', site)).toBe('/en');
  });

  it('opens over the page one is on, whose query stays, with the modal on [S5-08]', () => {
    expect(resolve('/office/recharge', site, { from: on(LIVE, '?tab=2') })).toBe(
      '/en/live?tab=2&modal=recharge',
    );
    expect(resolve('/office/recharge', site, { from: on(LIVE, '?modal=recharge') })).toBe(
      '/en/live?modal=recharge',
    );
  });

  it('opens over home for who has just signed in: the page for guests does not stay', () => {
    expect(resolve('/office/recharge', site, { from: on(LOGIN, '?returnUrl=x') })).toBe(
      '/en/?returnUrl=x&modal=recharge',
    );
  });

  it('asks a guest to sign in first', () => {
    expect(resolve('/office/recharge', site, { guest: true, from: on(LIVE) })).toBe(
      '/en/user/login?returnUrl=%2Foffice%2Frecharge',
    );
  });
});
