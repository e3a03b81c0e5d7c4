import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createRouteMatcher, type RedirectDefinition, type RouteDefinition } from '@paddock/contract';
import { wholeManifest } from '@paddock/contract/releases';

const parcels = globSync('parcels/*/parcel.json').map((path) => ({
  name: basename(dirname(path)),
  ...(wholeManifest(JSON.parse(readFileSync(path, 'utf8'))) as {
    routes?: RouteDefinition[];
    redirects?: RedirectDefinition[];
  }),
}));
const matcher = createRouteMatcher({
  routes: parcels.flatMap(({ name, routes = [] }) => routes.map((route) => ({ ...route, parcel: name }))),
  redirects: parcels.flatMap(({ redirects = [] }) => redirects),
  notFound: 'system-pages.not-found',
});
const pageAt = (path: string) => {
  const found = matcher.match(path);
  return found.kind === 'page' ? `${found.route.id} ${found.route.layout}` : found;
};

/** What is given, in the release that is built; what each page shows is tested beside it. */
describe('addresses of what is given', () => {
  it.each([
    ['/bonus/casino', 'casino.bonus-casino default'],
    ['/bonus/casino/promotions/first', 'casino.bonus-casino-promotion default'],
    ['/bonus/casino/first', 'casino.bonus-casino-promotion default'],
    ['/bonus/casino/landing-first', 'casino.bonus-casino-landing headless'],
  ])('are of the casino: %s [S2-41]', (path, page) => {
    expect(pageAt(path)).toBe(page);
  });

  it.each(['vipcashback', 'premiumcashback'])('are in the office: casino/%s [S2-23]', (name) => {
    expect(pageAt(`/office/casino/${name}`)).toBe(`office.${name.replace('cashback', '')}-cashback default`);
  });

  it('are promotions, and old addresses lead to them for good [S2-58]', () => {
    expect(pageAt('/promotions')).toBe('casino.promotions default');
    expect(pageAt('/promotions/first')).toBe('casino.promotion default');
    for (const old of ['promotion', 'promos', 'actions', 'promo-actions', 'special-offers']) {
      expect(pageAt(`/${old}`)).toEqual({ kind: 'redirect', to: '/promotions', status: 301 });
      expect(pageAt(`/${old}/first`)).toEqual({ kind: 'redirect', to: '/promotions/first', status: 301 });
    }
  });

  it.each([
    ['bonuses', 'bonuses-offers', 'casino.bonuses'],
    ['bonuses-games', 'bonuses-offers-games', 'casino.bonuses-games'],
    ['bonus-partner', 'bonus-offer-partner', 'casino.bonus-partner'],
    ['bonus/first-deposit', 'bonus-offer/first-deposit', 'casino.bonus'],
  ])('are rules, games and partners of bonuses, called offers as well: %s, %s [S2-59]', (own, offer, id) => {
    expect([pageAt(`/${own}`), pageAt(`/${offer}`)]).toEqual([`${id} default`, `${id} default`]);
  });
});
