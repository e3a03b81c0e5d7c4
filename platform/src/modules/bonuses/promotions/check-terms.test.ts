import type { PromotionTerms } from '@paddock/contract/schemas';

import { contradictionIn } from './check-terms.ts';
import { wantsOf } from './gift.ts';
import {
  ANY_STAKES,
  FIVE_EUR,
  freeBetTerms,
  NO_FREE_GAMES,
  NO_TICKETS_SOLD,
  termsOf,
} from './promotion-terms.fixture.ts';

const NOW_MS = 1_700_000_000_000;
const GROUND = {
  products: ['sportsbook', 'games'],
  currencies: ['EUR', 'JPY'],
  ownGames: ['dice'],
  stakeRanges: ANY_STAKES,
  levels: ['copper', 'gold'],
  languages: ['en', 'ru'],
  segments: ['lapsed'],
  freeRounds: NO_FREE_GAMES,
  tickets: NO_TICKETS_SOLD,
  siteLanguage: 'en',
  nowMs: NOW_MS,
};
const LOSS: PromotionTerms['starts'] & { on: 'loss' } = {
  on: 'loss',
  days: 7,
  products: ['sportsbook'],
  currencies: { EUR: { amount: '10.00' } },
};
const turnoverOf = (products: string[], sports: string[]): PromotionTerms['starts'] => ({
  ...{ on: 'turnover', days: 7, products, sports, minOddsMilli: 1_000 },
  currencies: { EUR: { amount: '10.00' } },
});
const CASHBACK: PromotionTerms['gives'] & { kind: 'cashback' } = {
  kind: 'cashback',
  as: 'bonus',
  edges: { sportsbook: 500 },
  edgeShare: 5_000,
  currencies: { EUR: { percent: 10, upTo: '20.00' } },
};
const wants = wantsOf(termsOf(NOW_MS));

it('has points and levels only where the site gives points', () => {
  const { wants: _none, ...rest } = termsOf(NOW_MS, { starts: { on: 'joining' } });
  const points: PromotionTerms = { ...rest, gives: { kind: 'points', points: 5 } };
  expect(contradictionIn(points, GROUND)).toBeUndefined();
  expect(contradictionIn(points, { ...GROUND, levels: [] })?.at).toBe('/terms/gives/kind');
  const { wants: _left, ...unstated } = termsOf(NOW_MS);
  expect(contradictionIn(unstated, GROUND)?.at).toBe('/terms/wants');
});

describe('a promotion that contradicts itself', () => {
  it('is told from one that does not', () => {
    expect(contradictionIn(termsOf(NOW_MS), GROUND)).toBeUndefined();
    expect(contradictionIn(termsOf(NOW_MS, FIVE_EUR), GROUND)).toBeUndefined();
  });

  it('is told by a rule with what it names, and in English', () => {
    const lottery = termsOf(NOW_MS, { wants: { ...wants, products: { lottery: 50 } } });
    expect(contradictionIn(lottery, GROUND)).toEqual({
      ...{ at: '/terms/wants/products/lottery', rule: 'product', named: 'lottery' },
      message: 'names lottery, which takes no stakes here',
    });
    const long = termsOf(NOW_MS, { closesAtMs: NOW_MS + 401 * 86_400_000 });
    expect(contradictionIn(long, GROUND)).toEqual({
      ...{ at: '/terms/closesAtMs', rule: 'tooLong', limit: 400 },
      message: 'is more than 400 days after it opens',
    });
  });

  it('has a level to reach above that which everybody has, and a most that becomes real no less than the bonus', () => {
    const rising = {
      ...FIVE_EUR,
      who: { fromLevel: 'copper' },
      starts: { on: 'level', level: 'gold' },
    } as const;
    expect(contradictionIn(termsOf(NOW_MS, rising), GROUND)).toBeUndefined();
    const capped = { wants: { ...wants, currencies: { EUR: { maxConversion: '40.00' } } } };
    expect(contradictionIn(termsOf(NOW_MS, capped), GROUND)).toBeUndefined();
  });

  it('counts bets on some sports alone, or rounds of some games', () => {
    const some = { products: { sportsbook: 0, games: 0 }, sports: { football: 100 }, ownGames: { dice: 5 } };
    expect(contradictionIn(termsOf(NOW_MS, { wants: { ...wants, ...some } }), GROUND)).toBeUndefined();
  });

  it('is written in the language of the site, and in others or none', () => {
    const text = { title: 'Eine gute Woche', summary: 'Setzen und bekommen.', paragraphs: [] };
    const german = termsOf(NOW_MS, { text: { de: text } });
    const ofGermans = { ...GROUND, siteLanguage: 'de' };
    expect(contradictionIn(german, ofGermans)).toBeUndefined();
    expect(contradictionIn(german, GROUND)).toMatchObject({ at: '/terms/text/en', rule: 'siteLanguage' });
    expect(contradictionIn(termsOf(NOW_MS), ofGermans)?.at).toBe('/terms/text/de');
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
    ['/who/fromLevel', { ...FIVE_EUR, who: { fromLevel: 'platinum' } }],
    ['/who/countries/1', { ...FIVE_EUR, who: { countries: ['GB', 'UK'] } }],
    ['/who/byOffer', { who: { byOffer: true }, starts: { on: 'deposit', number: 1, code: 'ABC' } }],
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
    ['/wants/sports/quidditch', { wants: { ...wants, sports: { football: 50, quidditch: 50 } } }],
    ['/wants/sports', { wants: { ...wants, products: { games: 100 }, sports: { football: 50 } } }],
    [
      '/wants/ownGames/poker',
      { wants: { ...wants, products: { games: 9 }, ownGames: { dice: 5, poker: 5 } } },
    ],
    ['/wants/ownGames', { wants: { ...wants, ownGames: { dice: 5 } } }],
    ['/wants/products', { wants: { ...wants, products: { sportsbook: 0 }, sports: { football: 0 } } }],
    ['/wants/currencies/JPY', { wants: { ...wants, currencies: { JPY: { maxStake: '100' } } } }],
    ['/wants/currencies/EUR/maxStake', { wants: { ...wants, currencies: { EUR: { maxStake: '-1.00' } } } }],
    ['/starts/level', { ...FIVE_EUR, starts: { on: 'level', level: 'platinum' } }],
    ['/starts/level', { ...FIVE_EUR, who: { fromLevel: 'gold' }, starts: { on: 'level', level: 'copper' } }],
    ['/starts/level', { ...FIVE_EUR, who: { fromLevel: 'gold' }, starts: { on: 'level', level: 'gold' } }],
    ['/starts/times', { ...FIVE_EUR, starts: { on: 'logins', days: 2, times: 3 } }],
    ['/starts/products', { ...FIVE_EUR, starts: { ...LOSS, products: ['lottery'] } }],
    ['/starts/currencies/JPY', { ...FIVE_EUR, starts: { ...LOSS, currencies: { JPY: { amount: '1000' } } } }],
    [
      '/starts/currencies/XYZ',
      { gives: { kind: 'points', points: 5 }, starts: { ...LOSS, currencies: { XYZ: { amount: '1.00' } } } },
    ],
    ['/starts/sports/1', { ...FIVE_EUR, starts: turnoverOf(['sportsbook'], ['football', 'quidditch']) }],
    ['/starts/sports', { ...FIVE_EUR, starts: turnoverOf(['games'], ['football']) }],
    [
      '/starts/currencies/EUR/amount',
      { ...FIVE_EUR, starts: { ...LOSS, currencies: { EUR: { amount: '0.00' } } } },
    ],
    [
      '/starts/currencies/JPY',
      {
        starts: LOSS,
        gives: { kind: 'bonus', currencies: { EUR: { amount: '5.00' }, JPY: { amount: '500' } } },
      },
    ],
    ['/gives/kind', { starts: { on: 'joining' }, gives: CASHBACK }],
    ['/gives/edges', { starts: LOSS, gives: { ...CASHBACK, edges: { sportsbook: 0 } } }],
    [
      '/gives/currencies/JPY/least',
      { gives: { kind: 'deposit-bonus', currencies: { JPY: { percent: 9, upTo: '100', least: '11' } } } },
    ],
    [
      '/wants/currencies/EUR/maxConversion',
      { wants: { ...wants, currencies: { EUR: { maxConversion: '39.99' } } } },
    ],
    ['/gives/sports/1', freeBetTerms(NOW_MS, { gives: { sports: ['football', 'quidditch'] } })],
    ['/gives/edges', { starts: { ...LOSS, products: ['sportsbook', 'games'] }, gives: CASHBACK }],
    ['/wants', { starts: LOSS, gives: { ...CASHBACK, as: 'money' } }],
    ['/wants', { starts: { on: 'joining' }, gives: { kind: 'points', points: 5 } }],
    ['/limits/budget/JPY', { limits: { budget: { JPY: '100' } } }],
    ['/limits/budget/EUR', { limits: { budget: { EUR: '39.99' } } }],
  ])('has the part %s named', (part, over) => {
    expect(contradictionIn(termsOf(NOW_MS, over), GROUND)?.at).toBe(`/terms${part}`);
  });
});
