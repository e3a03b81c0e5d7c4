import type { PromotionGift, PromotionStart, PromotionTerms } from '@paddock/contract/schemas';

import { contradictionIn, type PromotionGround } from './check-terms.ts';
import { wantsOf } from './gift.ts';
import {
  boostTerms,
  FIVE_EUR,
  freeBetTerms,
  NO_FREE_GAMES,
  NO_TICKETS_SOLD,
  oddsBoost,
  termsOf,
} from './promotion-terms.fixture.ts';

const NOW_MS = 1_700_000_000_000;
/** Bets of 0.20 to 500.00, of which a player makes 100 a day, and rounds of any stake. */
const GROUND: PromotionGround = {
  ...{ products: ['sportsbook', 'games', 'game-wallet'], currencies: ['EUR'], levels: [], languages: [] },
  ...{ segments: [], freeRounds: NO_FREE_GAMES, tickets: NO_TICKETS_SOLD, siteLanguage: 'en', nowMs: NOW_MS },
  ownGames: [],
  stakeRanges(product) {
    if (product === 'sportsbook') return { leastMinor: 20n, mostMinor: 500_00n, perDay: 100 };
    return product === 'games' ? { leastMinor: 10n, mostMinor: 100_00n, perDay: 1_000 } : undefined;
  },
};
const wrongOf = (terms: PromotionTerms) => {
  const wrong = contradictionIn(terms, GROUND);
  return wrong && [wrong.at.replace('/terms', ''), wrong.rule, wrong.named];
};

describe('the largest stake that counts', () => {
  const MAX = '/wants/currencies/EUR/maxStake';
  const wagered = (maxStake: string, over: Partial<ReturnType<typeof wantsOf>> = {}) =>
    wrongOf({
      ...termsOf(NOW_MS, FIVE_EUR),
      wants: { ...wantsOf(termsOf(NOW_MS)), currencies: { EUR: { maxStake } }, ...over },
    });

  it('is one that a product takes whose stakes count', () => {
    expect(wagered('0.01')).toEqual([MAX, 'belowStakes', '0.20']);
    expect(wagered('0.19')).toEqual([MAX, 'belowStakes', '0.20']);
    expect(wagered('0.20')).toBeUndefined();
    expect(wagered('0.09', { products: { sportsbook: 0, games: 100 } })).toEqual([
      MAX,
      'belowStakes',
      '0.10',
    ]);
    expect(wagered('0.10', { products: { sportsbook: 0, games: 100 } })).toBeUndefined();
  });

  it('lets the bonus be wagered by as many of them as somebody makes', () => {
    // 500.00 in a day, by 100 bets.
    expect(wagered('4.99', { multiple: 100, days: 1 })).toEqual([MAX, 'tooManyStakes', '5.00']);
    expect(wagered('5.00', { multiple: 100, days: 1 })).toBeUndefined();
    // By bets of which half counts, or by ten times as many rounds, whichever is the easier.
    const half = { multiple: 100, days: 1, products: { sportsbook: 50 } };
    expect(wagered('9.99', half)).toEqual([MAX, 'tooManyStakes', '10.00']);
    expect(wagered('5.00', { ...half, sports: { football: 100, tennis: 10 } })).toBeUndefined();
    const rounds = { ...half, products: { sportsbook: 50, games: 10 } };
    expect(wagered('4.99', rounds)).toEqual([MAX, 'tooManyStakes', '5.00']);
    expect(wagered('5.00', rounds)).toBeUndefined();
  });

  it('counts something, rounded down', () => {
    const hundredth = { multiple: 1, days: 365, products: { sportsbook: 1 } };
    expect(wagered('0.99', hundredth)).toEqual([MAX, 'tooManyStakes', '1.00']);
  });

  it('is any where nobody says what a product takes', () => {
    expect(wagered('0.01', { products: { 'game-wallet': 100 } })).toBeUndefined();
  });
});

describe('what starts a promotion', () => {
  const START = '/starts/currencies/EUR/amount';
  const started = (on: 'turnover' | 'stake' | 'loss', amount: string, products = ['sportsbook']) => {
    const odds = on === 'loss' ? {} : { minOddsMilli: 1_000 };
    const starts = { on, days: 2, products, ...odds, currencies: { EUR: { amount } } } as PromotionStart;
    return wrongOf(termsOf(NOW_MS, { ...FIVE_EUR, starts }));
  };

  it('is a stake that a product takes', () => {
    expect(started('stake', '500.01')).toEqual([START, 'aboveStakes', '500.00']);
    expect(started('stake', '500.00')).toBeUndefined();
    expect(started('stake', '100.01', ['games'])).toEqual([START, 'aboveStakes', '100.00']);
    expect(started('stake', '500.01', ['games', 'game-wallet'])).toBeUndefined();
  });

  it('is what as many of them as somebody makes come to', () => {
    expect(started('turnover', '100000.01')).toEqual([START, 'aboveStakes', '100000.00']);
    expect(started('loss', '100000.01')).toEqual([START, 'aboveStakes', '100000.00']);
    expect(started('turnover', '100000.00')).toBeUndefined();
  });
});

describe('a gift for bets', () => {
  const ofDays = (gives: PromotionGift) => wrongOf({ ...freeBetTerms(NOW_MS), gives });
  const freeBet = (amount: string) => ({
    ...({ kind: 'free-bet', days: 7, minOddsMilli: 1_500, stakeReturned: false } as const),
    currencies: { EUR: { amount } },
  });

  it('is a stake that a bet takes, also as one of a day', () => {
    expect(ofDays(freeBet('0.19'))).toEqual(['/gives/currencies/EUR/amount', 'belowStakes', '0.20']);
    expect(ofDays(freeBet('0.20'))).toBeUndefined();
    expect(ofDays(freeBet('500.01'))).toEqual(['/gives/currencies/EUR/amount', 'aboveStakes', '500.00']);
    expect(ofDays({ kind: 'calendar', by: 'row', gifts: [null, freeBet('0.05')] })).toEqual([
      ...['/gives/gifts/1/currencies/EUR/amount', 'belowStakes', '0.20'],
    ]);
    const prizes = [freeBet('0.05'), null].map((gift) => ({ weight: 1, gift }));
    expect(ofDays({ kind: 'wheel', prizes })).toEqual([
      ...['/gives/prizes/0/gift/currencies/EUR/amount', 'belowStakes', '0.20'],
    ]);
  });

  it('adds to stakes that a bet takes', () => {
    const boost = (maxStake: string) =>
      wrongOf(boostTerms(NOW_MS, oddsBoost({ currencies: { EUR: { upTo: '1.00', maxStake } } })));
    expect(boost('0.19')).toEqual(['/gives/currencies/EUR/maxStake', 'belowStakes', '0.20']);
    expect([boost('0.20'), boost('9000.00')]).toEqual([undefined, undefined]);
  });
});
