import { createRouteMatcher } from './match.ts';
import type { GuardName, RouteDefinition, RouteMeta } from './route.ts';
import { linkStands } from './stands.ts';

const route = (
  path: string,
  guards: readonly GuardName[],
  meta: Partial<RouteMeta> = {},
): RouteDefinition => ({
  ...{ id: path, paths: [path], parcel: path.slice(1), page: 'page', layout: 'default', guards },
  meta: { dictionaries: [], scroll: 'top', seoKey: 'x', ...meta },
});
const matcher = createRouteMatcher({
  routes: [
    route('/casino', []),
    route('/rules', ['available'], { routeId: 47 }),
    route('/statistic', ['feature'], { featureId: 217 }),
    route('/registration', ['registration']),
    route('/payment', ['payment-page']),
    route('/account', ['auth']),
    route('/404', []),
  ],
  redirects: [{ id: 'old', from: '/slots', to: '/casino', status: 301 }],
  notFound: '/404',
});
const OPEN = { isRegistrationAllowed: true, features: [217] };

it('every link stands on a site that closes nothing', () => {
  for (const path of ['/casino', '/slots', '/rules', '/statistic', '/registration', '/payment', '/account'])
    expect([path, linkStands(matcher, path, OPEN)]).toEqual([path, true]);
  // A file, or a page of another server.
  expect(linkStands(matcher, '/site/cards/x.png', OPEN)).toBe(true);
});

it.each([
  ['/casino', { closedParcels: ['casino'] }],
  ['/slots', { closedParcels: ['casino'] }],
  ['/rules', { availableRoutes: [1] }],
  ['/statistic', { features: [] }],
  ['/registration', { isRegistrationAllowed: false }],
  ['/payment', { paymentPage: { available: false } }],
  ['/casino', { forbiddenFragments: ['cas'] }],
])('a link to %s leads nowhere with %j', (path, closing) => {
  expect(linkStands(matcher, path, { ...OPEN, ...closing })).toBe(false);
});

it('a page that asks for a player, or for who is none, stands', () => {
  expect(linkStands(matcher, '/payment', { ...OPEN, paymentPage: { authOnly: true } })).toBe(true);
});
