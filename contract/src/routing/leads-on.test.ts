import { followRedirects } from '../redirects/follow-redirects.ts';
import { createRedirectIndex } from '../redirects/redirect-index.ts';
import { routesLeadOn } from './leads-on.ts';
import { createRouteMatcher } from './match.ts';
import type { GuardName, RouteDefinition } from './route.ts';

const route = (id: string, paths: readonly string[], ...guards: GuardName[]): RouteDefinition => ({
  id,
  paths,
  parcel: 'x',
  page: id,
  layout: 'default',
  guards,
  meta: { dictionaries: [], scroll: 'top', seoKey: id },
});
const matcher = createRouteMatcher({
  routes: [
    route('bonuses', ['/bonuses', '/bonuses-offers'], 'bonus-words'),
    route('game', ['/games/:own'], 'own-game'),
    route('pay', ['/office/recharge'], 'auth', 'identified'),
    route('account', ['/office/account'], 'auth'),
  ],
  redirects: [{ id: 'office', from: '/office', to: '/office/account', status: 302 }],
  notFound: 'bonuses',
});
const site = { isRegistrationAllowed: true, features: [] };
const leadsOn = (path: string) => routesLeadOn(matcher, path, site);

describe('routes of a site lead on', () => {
  it.each([
    ['/office', '/office/account'],
    ['/bonuses-offers', '/bonuses'],
    ['/office/recharge', '/office/account'],
    ['/bonuses', undefined],
    ['/games/nothing', undefined],
    ['/nowhere', undefined],
  ])('from %s to %s', (path, to) => {
    expect(leadsOn(path)).toBe(to);
  });

  it.each([
    ['/bonuses', '/bonuses-offers'],
    ['/office/account', '/office/recharge'],
  ])('so that a rule from %s to %s is known to close a circle', (from, to) => {
    const index = createRedirectIndex([{ kind: 'exact', from, to, status: 302 }]);
    expect(followRedirects(index, from, leadsOn)).toMatchObject({ kind: 'lost', fault: 'circle' });
  });
});
