import type { PromotionTerms } from '@paddock/contract/schemas';

import { contradictionIn } from './check-terms.ts';
import { FIVE_EUR, freeBetTerms, termsOf } from './promotion-terms.fixture.ts';

const NOW_MS = 1_700_000_000_000;
const GROUND = { products: ['sportsbook', 'games'], currencies: ['EUR', 'JPY'], nowMs: NOW_MS };
const wants = termsOf(NOW_MS).wants;

describe('a promotion that contradicts itself', () => {
  it('is told from one that does not', () => {
    expect(contradictionIn(termsOf(NOW_MS), GROUND)).toBeUndefined();
    expect(contradictionIn(termsOf(NOW_MS, FIVE_EUR), GROUND)).toBeUndefined();
  });

  it('wants nothing for a free bet, and something for bonus money', () => {
    const free = freeBetTerms(NOW_MS);
    const { wants: _none, ...money } = termsOf(NOW_MS);
    expect(contradictionIn(free, GROUND)).toBeUndefined();
    expect(contradictionIn({ ...free, wants }, GROUND)?.at).toBe('/terms/wants');
    expect(contradictionIn(money, GROUND)?.at).toBe('/terms/wants');
  });

  it.each<[part: string, over: Partial<PromotionTerms>]>([
    ['/closesAtMs', { closesAtMs: NOW_MS }],
    ['/closesAtMs', { opensAtMs: 1, closesAtMs: 2 }],
    ['/closesAtMs', { closesAtMs: NOW_MS + 401 * 86_400_000 }],
    ['/picture', { picture: '//elsewhere.example/a.png' }],
    ['/gives/kind', { starts: { on: 'joining' } }],
    ['/who/byOffer', { ...FIVE_EUR, who: { byOffer: true }, starts: { on: 'code', code: 'ABC' } }],
    [
      '/gives/currencies/USD',
      { ...FIVE_EUR, gives: { kind: 'bonus', currencies: { USD: { amount: '5' } } } },
    ],
    [
      '/gives/currencies/JPY/amount',
      { ...FIVE_EUR, gives: { kind: 'bonus', currencies: { JPY: { amount: '5.5' } } } },
    ],
    [
      '/gives/currencies/EUR/amount',
      { ...FIVE_EUR, gives: { kind: 'bonus', currencies: { EUR: { amount: '0.00' } } } },
    ],
    ['/wants/products/lottery', { wants: { ...wants, products: { lottery: 50 } } }],
    ['/wants/products', { wants: { ...wants, products: { sportsbook: 0 } } }],
    ['/wants/currencies/JPY', { wants: { ...wants, currencies: { JPY: { maxStake: '100' } } } }],
    ['/wants/currencies/EUR/maxStake', { wants: { ...wants, currencies: { EUR: { maxStake: '-1.00' } } } }],
    ['/limits/budget/JPY', { limits: { budget: { JPY: '100' } } }],
    ['/limits/budget/EUR', { limits: { budget: { EUR: '39.99' } } }],
  ])('has the part %s named', (part, over) => {
    expect(contradictionIn(termsOf(NOW_MS, over), GROUND)?.at).toBe(`/terms${part}`);
  });
});
