import type { TicketTerms } from '../tickets/ticket-terms.ts';
import { contradictionIn, type PromotionGround } from './check-terms.ts';
import { giftIn, wantsOf } from './gift.ts';
import { ANY_STAKES, NO_FREE_GAMES, termsOf, ticketTerms } from './promotion-terms.fixture.ts';

const NOW_MS = 1_800_000_000_000;
const GROUND: PromotionGround = {
  ...{ products: ['sportsbook'], currencies: ['EUR', 'USD'] },
  ...{ levels: [], languages: [], segments: [], nowMs: NOW_MS },
  ownGames: [],
  stakeRanges: ANY_STAKES,
  freeRounds: NO_FREE_GAMES,
  siteLanguage: 'en',
  // Keno in any currency, the pool by whole euros.
  tickets: {
    lotto: {
      of: ['keno', '6-49'],
      sells: (code, currency, minor) => code === 'keno' || (currency === 'EUR' && minor % 100n === 0n),
    },
    toto: { of: ['next-6'], sells: (_code, _currency, minor) => minor % 50n === 0n },
  },
};

describe('tickets that contradict themselves', () => {
  const found = (gives: Partial<TicketTerms>, over: Parameters<typeof ticketTerms>[1] = {}) =>
    contradictionIn(ticketTerms(NOW_MS, { ...over, gives }), GROUND)?.at;

  it('are told from those that do not', () => {
    expect(found({})).toBeUndefined();
    expect(found({ of: ['keno'], currencies: { EUR: { amount: '2.50' }, USD: { amount: '1.00' } } })).toBe(
      undefined,
    );
  });

  it('are refused with the part named', () => {
    expect(found({ of: ['keno', '8-99'] })).toBe('/terms/gives/of/1');
    expect(found({ currencies: { EUR: { amount: '2.50' } } })).toBe('/terms/gives/currencies/EUR/amount');
    const pool: Partial<TicketTerms> = { product: 'toto', of: ['next-6'] };
    expect(found(pool)).toBeUndefined();
    expect(found({ ...pool, of: ['keno'] })).toBe('/terms/gives/of/0');
    expect(found({ ...pool, currencies: { EUR: { amount: '2.20' } } })).toBe(
      '/terms/gives/currencies/EUR/amount',
    );
    expect(found({ currencies: { USD: { amount: '2.00' } } })).toBe('/terms/gives/currencies/USD/amount');
    expect(found({ currencies: { EUR: { amount: '0.00' } } })).toBe('/terms/gives/currencies/EUR/amount');
    expect(found({ currencies: { KWD: { amount: '2.000' } } })).toBe('/terms/gives/currencies/KWD');
    expect(found({}, { over: { wants: wantsOf(termsOf(NOW_MS)) } })).toBe('/terms/wants');
    expect(found({}, { over: { limits: { budget: { EUR: '1.99' } } } })).toBe('/terms/limits/budget/EUR');
    expect(found({}, { over: { limits: { budget: { EUR: '2.00' } } } })).toBeUndefined();
  });
});

it('cost their stake, by a preview and of a budget', () => {
  expect(giftIn(ticketTerms(NOW_MS), 'EUR', 0n)).toBe(200n);
  expect(giftIn(ticketTerms(NOW_MS), 'USD', 0n)).toBe(0n);
});
