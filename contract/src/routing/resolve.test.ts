import { createRouteMatcher } from './match.ts';
import { resolveUrl, type ResolveContext } from './resolve.ts';
import type { GuardName, RouteDefinition, RouteTable } from './route.ts';

const route = (id: string, paths: string[], more: Partial<RouteDefinition> = {}): RouteDefinition => ({
  id,
  paths,
  parcel: 'betting',
  page: id,
  layout: 'default',
  guards: [],
  meta: { dictionaries: [], scroll: 'top', seoKey: id },
  ...more,
});

const TABLE: RouteTable = {
  routes: [
    route('home', ['/']),
    route('live-menu', ['/live/:menu'], { params: { menu: { kind: 'one-of', values: ['favourites'] } } }),
    route('live', ['/live{/:sport}{/:champ}'], {
      params: { sport: { kind: 'slug' }, champ: { kind: 'id-slug' } },
    }),
    route('print', ['/print-coupon/:couponId'], { params: { couponId: { kind: 'digits' } } }),
    route('account', ['/office/account'], { guards: ['auth', 'ban'] }),
    route('deduce', ['/office/deduce'], {
      guards: ['auth', 'ban'],
      meta: { dictionaries: [], scroll: 'top', seoKey: 'd', banLevels: [53] },
    }),
    route('login', ['/user/login'], { guards: ['guest'] }),
    route('registration', ['/registration'], { guards: ['guest', 'registration'] }),
    route('toto', ['/toto'], {
      guards: ['feature'],
      meta: { dictionaries: [], scroll: 'top', seoKey: 't', featureId: 7 },
    }),
    route('broken', ['/broken'], { guards: ['unheard-of' as GuardName] }),
    route('missing', ['/404']),
    route('updates', ['/site-updates'], { guards: ['maintenance'] }),
    route('desk', ['/desk'], {
      meta: { dictionaries: [], scroll: 'top', seoKey: 'desk', staysOpen: 'always' },
    }),
  ],
  redirects: [
    { id: 'office', from: '/office', to: '/office/account', status: 302 },
    { id: 'forgot', from: '/forgotpassword', to: '/?showForgotPasswordModal=1', status: 302 },
  ],
  notFound: 'missing',
};
const matcher = createRouteMatcher(TABLE);

const context = (
  over: { userId?: string; banLevel?: number; features?: number[]; open?: boolean; dropdown?: boolean } = {},
): ResolveContext => ({
  session: { userId: over.userId ?? null, banLevel: over.banLevel ?? 0 },
  site: {
    isRegistrationAllowed: over.open ?? true,
    features: over.features ?? [],
    isLoginDropdown: over.dropdown ?? false,
  },
  languages: { all: ['en', 'ru', 'kk'], hiddenFromGuests: ['kk'], fallback: 'en' },
  browserLanguages: [],
});
const resolve = (url: string, over?: Parameters<typeof context>[0]) => {
  const { pathname, search } = new URL(url, 'http://paddock.test');
  return resolveUrl(matcher, pathname, search, context(over));
};
const pageOf = (url: string, over?: Parameters<typeof context>[0]) => {
  const found = resolve(url, over);
  return found.kind === 'page' ? `${found.matched.route.id} ${found.status}` : found;
};

describe('a URL without an allowed language is redirected to the same path with one [S2-01]', () => {
  it.each([
    ['/live/football?a=1', '/en/live/football?a=1'],
    ['/', '/en'],
    ['/xx/live', '/en/live'],
    ['/kk/live', '/en/live'],
    ['/live/', '/en/live/'],
  ])('%s goes to %s', (url, to) => {
    expect(resolve(url)).toEqual({ kind: 'redirect', to, status: 302 });
  });
});

describe('a language in capitals leads for good to its one spelling [S2-01]', () => {
  it.each([
    ['/EN/live/football?a=1', '/en/live/football?a=1', 301],
    ['/rU', '/ru', 301],
    ['/EN/nothing/', '/en/nothing/', 301],
    ['/KK/live', '/en/live', 302],
  ])('%s goes to %s', (url, to, status) => {
    expect(resolve(url)).toEqual({ kind: 'redirect', to, status });
  });
});

it('shows a player a language that is hidden from guests [S6-05]', () => {
  expect(pageOf('/kk/live', { userId: '1' })).toBe('live 200');
});

describe('matching', () => {
  it.each([
    ['/en', 'home 200'],
    ['/en/', 'home 200'],
    ['/en/live', 'live 200'],
    ['/en/live/', 'live 200'],
    ['/en/live/football', 'live 200'],
    ['/en/live/favourites', 'live-menu 200'],
    ['/en/live/football/88-premier-league', 'live 200'],
    ['/en/print-coupon/4711', 'print 200'],
  ])('%s is %s', (url, page) => {
    expect(pageOf(url)).toBe(page);
  });

  it.each([
    '/en/nothing',
    '/en/live/football/league',
    '/en/live/Foot%20ball',
    '/en/live/football/1/2/3',
    '/en//live',
  ])('%s falls to the catch-all page with 404 [S2-01]', (url) => {
    expect(pageOf(url)).toBe('missing 404');
  });

  it.each(['/en/print-coupon/47a', '/en/print-coupon/-1', '/en/print-coupon/4711%20'])(
    '%s is no coupon: digits only',
    (url) => {
      expect(pageOf(url)).toBe('missing 404');
    },
  );

  it('forgives one slash at the end of any path', () => {
    expect(resolve('/en/nothing/')).toMatchObject({ matched: { path: '/nothing' } });
    expect(resolve('/en/live/')).toMatchObject({ matched: { path: '/live' } });
    expect(resolve('/en/')).toMatchObject({ matched: { path: '/' } });
  });

  it('hands over the parameters', () => {
    const found = resolve('/en/live/football/88-premier-league');
    expect(found).toMatchObject({
      matched: { params: { sport: 'football', champ: '88-premier-league' }, language: 'en' },
    });
  });

  it('adds the query to that of a redirect with one of its own [S2-53]', () => {
    expect(resolve('/en/forgotpassword?a=b')).toEqual({
      kind: 'redirect',
      to: '/en/?showForgotPasswordModal=1&a=b',
      status: 302,
    });
  });

  it('follows a redirect of the table with the language and the query [S2-18]', () => {
    expect(resolve('/ru/office?a=1')).toEqual({
      kind: 'redirect',
      to: '/ru/office/account?a=1',
      status: 302,
    });
  });

  it('refuses a table without its catch-all page', () => {
    expect(() => createRouteMatcher({ ...TABLE, notFound: 'gone' })).toThrow('gone');
  });

  it('survives a path that is no valid URL encoding', () => {
    expect(() => resolve('/en/live/%E0%A4%A')).not.toThrow();
  });
});

describe('guards', () => {
  it('sends a guest to login and keeps the way back, encoded [S5-07] [S5-11] [S6-02]', () => {
    expect(resolve('/en/office/account?tab=1&x=ü')).toEqual({
      kind: 'redirect',
      to: `/en/user/login?returnUrl=${encodeURIComponent('/office/account?tab=1&x=%C3%BC')}`,
      status: 302,
    });
    expect(pageOf('/en/office/account', { userId: '1' })).toBe('account 200');
  });

  it('sends a guest home and opens the login there, where the site says so; the query is kept [S5-07] [S5-11]', () => {
    expect(resolve('/en/office/account?tab=1', { dropdown: true })).toEqual({
      kind: 'redirect',
      to: `/en/?modal=login&returnUrl=${encodeURIComponent('/office/account?tab=1')}`,
      status: 302,
    });
  });

  it('keeps login for guests [S6-02]', () => {
    expect(pageOf('/en/user/login')).toBe('login 200');
    expect(resolve('/en/user/login', { userId: '1' })).toMatchObject({ kind: 'redirect', to: '/en' });
  });

  it('closes registration when the site says so [S5-02]', () => {
    expect(pageOf('/en/registration')).toBe('registration 200');
    expect(resolve('/en/registration', { open: false })).toMatchObject({ kind: 'redirect', to: '/en' });
  });

  it('gives 404 for a feature that is off', () => {
    expect(pageOf('/en/toto')).toBe('missing 404');
    expect(pageOf('/en/toto', { features: [7] })).toBe('toto 200');
  });

  it('gives 404 for a page of a parcel that is closed, before anybody is asked to sign in', () => {
    const closed = { ...context(), site: { ...context().site, closedParcels: ['betting'] } };
    const found = resolveUrl(matcher, '/en/office/account', '', closed);
    expect(found).toMatchObject({ kind: 'page', status: 404, matched: { route: { id: 'missing' } } });
  });

  it('lets a banned player reach only pages that allow the level [S5-09] [S6-03]', () => {
    expect(resolve('/en/office/account', { userId: '1', banLevel: 53 })).toMatchObject({ to: '/en/block' });
    expect(pageOf('/en/office/deduce', { userId: '1', banLevel: 53 })).toBe('deduce 200');
    expect(resolve('/en/office/deduce', { userId: '1', banLevel: 52 })).toMatchObject({ to: '/en/block' });
  });

  it('gives 500 for a guard nobody knows [S5-16]', () => {
    expect(pageOf('/en/broken')).toBe('missing 500');
  });
});

describe('an address during maintenance [S4-11]', () => {
  const during = { ...context(), site: { ...context().site, maintenance: { state: true } } };
  const led = (path: string, query = '', block?: ResolveContext['block']) =>
    resolveUrl(matcher, path, query, { ...during, block });

  it('leads to the page that explains it, with the way back, before anybody is asked to sign in', () => {
    expect(led('/en/live', '?a=1')).toEqual({
      kind: 'redirect',
      to: `/en/site-updates?path=${encodeURIComponent('/live?a=1')}`,
      status: 302,
    });
    expect(led('/en/office/account')).toMatchObject({ to: '/en/site-updates?path=%2Foffice%2Faccount' });
    expect(led('/en/nowhere')).toMatchObject({ to: '/en/site-updates?path=%2Fnowhere' });
    expect(led('/en/site-updates', '?path=%2Flive')).toMatchObject({ matched: { route: { id: 'updates' } } });
  });

  it('stays for those who run the site, and tells who is kept out why before it', () => {
    expect(led('/en/desk')).toMatchObject({ kind: 'page', status: 200 });
    const block = { reason: 1, displayTypeId: 1, templateTypeId: 1 } as const;
    expect(led('/en/live', '', block)).toMatchObject({ to: '/en/block' });
    expect(led('/en/desk', '', block)).toMatchObject({ kind: 'page', status: 200 });
  });

  it('is not found where no page explains it', () => {
    const bare = createRouteMatcher({ ...TABLE, routes: TABLE.routes.filter(({ id }) => id !== 'updates') });
    const found = resolveUrl(bare, '/en/site-updates', '?path=%2Flive', during);
    expect(found).toMatchObject({ kind: 'page', status: 404 });
  });
});
