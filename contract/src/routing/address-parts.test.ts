import { isLanguageCode } from './language.ts';
import { createRouteMatcher } from './match.ts';
import { resolveUrl, type ResolveContext } from './resolve.ts';
import type { RouteDefinition, RouteTable } from './route.ts';

const route = (path: string, more: Partial<RouteDefinition> = {}): RouteDefinition => ({
  id: path,
  paths: [path],
  parcel: 'x',
  page: 'x',
  layout: 'default',
  guards: [],
  meta: { dictionaries: [], scroll: 'top', seoKey: 'x' },
  ...more,
});

const RULES = { dictionaries: [], scroll: 'top', seoKey: 'x', routeId: 47 } as const;

const TABLE: RouteTable = {
  routes: [
    route('/print-coupon/:couponId', { params: { couponId: { kind: 'digits' } } }),
    route('/landing-page/:landingId', { params: { landingId: { kind: 'slug', prefix: 'landing-' } } }),
    route('/top-sports/cricket{/:tab}', { params: { tab: { kind: 'one-of', values: ['all-champs'] } } }),
    route('/rules/:ruleGroup', { guards: ['available'], meta: RULES }),
    route('/live'),
    route('/404'),
  ],
  redirects: [{ id: 'old', from: '/old-live', to: '/live', status: 302 }],
  notFound: '/404',
};
const matcher = createRouteMatcher(TABLE);

const resolve = (path: string, site: Partial<ResolveContext['site']> = {}) => {
  const found = resolveUrl(matcher, path, '', {
    session: { userId: null, banLevel: 0 },
    site: { isRegistrationAllowed: true, features: [], ...site },
    languages: { all: ['en'], hiddenFromGuests: [], fallback: 'en' },
    browserLanguages: [],
  });
  return found.kind === 'page' ? `${found.matched.route.id} ${found.status}` : found.to;
};

it.each([
  ['en', true],
  ['eng', false],
  ['e', false],
  ['EN', false],
  ['e1', false],
])('a language has two letters: %s [S5-01]', (text, is) => {
  expect(isLanguageCode(text)).toBe(is);
});

it.each([
  ['/en/print-coupon/12345', '/print-coupon/:couponId 200'],
  ['/en/print-coupon/12a45', '/404 404'],
  ['/en/print-coupon/-1', '/404 404'],
  ['/en/landing-page/landing-derby', '/landing-page/:landingId 200'],
  ['/en/landing-page/landing-', '/404 404'],
  ['/en/landing-page/derby', '/404 404'],
  ['/en/landing-page/my-landing-derby', '/404 404'],
  ['/en/top-sports/cricket', '/top-sports/cricket{/:tab} 200'],
  ['/en/top-sports/cricket/all-champs', '/top-sports/cricket{/:tab} 200'],
  ['/en/top-sports/krikket', '/404 404'],
])('the parts of an address are as they must be: %s is %s [S5-01]', (path, to) => {
  expect(resolve(path)).toBe(to);
});

describe('what a site has not answers 404 [S5-04]', () => {
  it.each([
    ['where no list says which routes there are', undefined, 200],
    ['where route 47 is one of them', [12, 47], 200],
    ['where it is none of them', [12], 404],
    ['where there are none', [], 404],
  ] as const)('rules, %s', (_name, availableRoutes, status) => {
    const site = availableRoutes === undefined ? {} : { availableRoutes };
    expect(resolve('/en/rules/1', site)).toContain(` ${status}`);
    expect(resolve('/en/live', site)).toBe('/live 200');
  });

  it.each([
    ['/en/live', '/404 404'],
    ['/en/LIVE', '/404 404'],
    ['/en/l%69ve', '/404 404'],
    ['/en/live/', '/404 404'],
    ['/en/old-live', '/404 404'],
    ['/en/rules/1', '/rules/:ruleGroup 200'],
    ['/en/live%E0%A4%A', '/404 404'],
  ])('a path that holds what is forbidden, however it is written: %s is %s', (path, to) => {
    expect(resolve(path, { forbiddenFragments: ['live'] })).toBe(to);
  });

  it('nothing is forbidden where nothing is said', () => {
    expect(resolve('/en/live', { forbiddenFragments: [] })).toBe('/live 200');
    expect(resolve('/en/old-live')).toBe('/en/live');
  });
});
