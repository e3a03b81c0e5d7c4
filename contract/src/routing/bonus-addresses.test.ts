import { createRouteMatcher } from './match.ts';
import { resolveUrl, type ResolveContext } from './resolve.ts';
import type { RouteDefinition, RouteTable } from './route.ts';

const route = (id: string, paths: readonly string[]): RouteDefinition => ({
  id,
  paths,
  parcel: 'x',
  page: id,
  layout: 'default',
  guards: ['bonus-words', 'slot-first-deposit'],
  meta: { dictionaries: [], scroll: 'top', seoKey: id },
});
const TABLE: RouteTable = {
  routes: [
    route('bonuses', ['/bonuses', '/bonuses-offers']),
    route('games', ['/bonuses-games', '/bonuses-offers-games']),
    route('partner', ['/bonus-partner', '/bonus-offer-partner']),
    route('one', ['/bonus/:bonus', '/bonus-offer/:bonus']),
  ],
  redirects: [],
  notFound: 'bonuses',
};
const matcher = createRouteMatcher(TABLE);

function resolve(path: string, site: Partial<ResolveContext['site']>, query = '') {
  const found = resolveUrl(matcher, `/en${path}`, query, {
    session: { userId: null, banLevel: 0 },
    site: { isRegistrationAllowed: true, features: [], ...site },
    languages: { all: ['en'], hiddenFromGuests: [], fallback: 'en' },
    browserLanguages: [],
  });
  return found.kind === 'page' ? found.matched.path : `${found.status} ${found.to}`;
}

const PAIRS = [
  ['/bonuses', '/bonuses-offers'],
  ['/bonuses-games', '/bonuses-offers-games'],
  ['/bonus-partner', '/bonus-offer-partner'],
  ['/bonus/welcome', '/bonus-offer/welcome'],
] as const;

describe('addresses of bonuses', () => {
  it.each(PAIRS)(
    '%s stands, and %s redirects to it, unless the site speaks of offers [S5-05]',
    (bonus, offer) => {
      for (const site of [{}, { promoBonusToOffer: false }]) {
        expect(resolve(bonus, site)).toBe(bonus);
        expect(resolve(offer, site, '?a=1')).toBe(`302 /en${bonus}?a=1`);
      }
      expect(resolve(offer, { promoBonusToOffer: true })).toBe(offer);
      expect(resolve(bonus, { promoBonusToOffer: true }, '?a=1')).toBe(`302 /en${offer}?a=1`);
    },
  );

  it('of the slots’ first deposit lead for good to its page in the casino with the flag on [S5-05]', () => {
    const on = { isSlotFirstDepositPage: true, slotFirstDepositBonusIds: ['slots-100', 'slots-50'] };
    expect(resolve('/bonus/slots-50', on, '?a=1')).toBe('301 /en/casino/slot-first-deposit?a=1');
    expect(resolve('/bonus-offer/slots-100', { ...on, promoBonusToOffer: true })).toBe(
      '301 /en/casino/slot-first-deposit',
    );
    expect(resolve('/bonus/welcome', on)).toBe('/bonus/welcome');
    expect(resolve('/bonus/slots-50', { ...on, isSlotFirstDepositPage: false })).toBe('/bonus/slots-50');
    expect(resolve('/bonus/slots-50', { isSlotFirstDepositPage: true })).toBe('/bonus/slots-50');
  });
});
