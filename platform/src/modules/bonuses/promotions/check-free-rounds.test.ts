import type { PromotionTerms } from '@paddock/contract/schemas';

import type { FreeRoundsTerms } from '../free-rounds/round-terms.ts';
import { contradictionIn, type PromotionGround } from './check-terms.ts';
import { giftIn, wantsOf } from './gift.ts';
import { ANY_STAKES, freeRoundTerms, NO_TICKETS_SOLD, termsOf } from './promotion-terms.fixture.ts';

const NOW_MS = 1_800_000_000_000;
const GROUND: PromotionGround = {
  ...{ products: ['sportsbook'], currencies: ['EUR', 'KWD'] },
  ...{ levels: [], languages: [], segments: [], nowMs: NOW_MS },
  ownGames: [],
  stakeRanges: ANY_STAKES,
  tickets: NO_TICKETS_SOLD,
  siteLanguage: 'en',
  freeRounds: {
    games: ['dice', 'plinko'],
    boundsOf: (currency) => (currency === 'EUR' ? { minMinor: 10n, maxMinor: 100_00n } : undefined),
  },
};
const wants = wantsOf(termsOf(NOW_MS));

describe('free rounds that contradict themselves', () => {
  const found = (gives: Partial<FreeRoundsTerms>, over: Partial<PromotionTerms> = {}) =>
    contradictionIn(freeRoundTerms(NOW_MS, { gives, over }), GROUND)?.at;

  it('are told from those that do not', () => {
    expect(found({})).toBeUndefined();
    expect(found({ as: 'bonus' }, { wants })).toBeUndefined();
  });

  it('are refused with the part named', () => {
    expect(found({ games: ['dice', 'mines'] })).toBe('/terms/gives/games/1');
    expect(found({ currencies: { EUR: { stake: '0.05' } } })).toBe('/terms/gives/currencies/EUR/stake');
    expect(found({ currencies: { EUR: { stake: '100.01' } } })).toBe('/terms/gives/currencies/EUR/stake');
    expect(found({ currencies: { EUR: { stake: '0.00' } } })).toBe('/terms/gives/currencies/EUR/stake');
    expect(found({ currencies: { KWD: { stake: '1.000' } } })).toBe('/terms/gives/currencies/KWD/stake');
    expect(found({ currencies: { USD: { stake: '1.00' } } })).toBe('/terms/gives/currencies/USD');
    expect(found({ as: 'bonus' })).toBe('/terms/wants');
    expect(found({}, { wants })).toBe('/terms/wants');
    // Three of 0.50.
    expect(found({}, { limits: { budget: { EUR: '1.49' } } })).toBe('/terms/limits/budget/EUR');
    expect(found({}, { limits: { budget: { EUR: '1.50' } } })).toBeUndefined();
  });
});

it('cost what they stake, by a preview and of a budget', () => {
  expect(giftIn(freeRoundTerms(NOW_MS), 'EUR', 0n)).toBe(150n);
  expect(giftIn(freeRoundTerms(NOW_MS), 'USD', 0n)).toBe(0n);
});
