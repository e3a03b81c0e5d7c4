import type { BoostTerms } from '../coupon-gifts/gift-terms.ts';
import { contradictionIn } from './check-terms.ts';
import {
  boostTerms,
  ANY_STAKES,
  insuranceOf,
  NO_FREE_GAMES,
  NO_TICKETS_SOLD,
  oddsBoost,
} from './promotion-terms.fixture.ts';

const NOW_MS = 1_800_000_000_000;
const GROUND = {
  ...{ products: ['sportsbook'], currencies: ['EUR'], levels: [], languages: [], segments: [] },
  ...{ freeRounds: NO_FREE_GAMES, tickets: NO_TICKETS_SOLD, siteLanguage: 'en', nowMs: NOW_MS },
  ownGames: [],
  stakeRanges: ANY_STAKES,
};

const byLegs = (...steps: readonly (readonly [legs: number, percent: number])[]): BoostTerms => ({
  kind: 'accumulator-boost',
  steps: steps.map(([legs, percent]) => ({ legs, percent })),
  ...{ minLegOddsMilli: 1_200, days: 7, minOddsMilli: 1_000 },
  currencies: { EUR: { upTo: '10.00' } },
});

describe('a boost or an insurance that contradicts itself', () => {
  const found = (gives: BoostTerms, budget?: string) =>
    contradictionIn(
      boostTerms(NOW_MS, gives, budget === undefined ? {} : { limits: { budget: { EUR: budget } } }),
      GROUND,
    )?.at;

  it.each<[string, BoostTerms]>([
    ['/gives/betsPerDay', oddsBoost({ betsPerDay: 2 })],
    ['/gives/betsPerDay', insuranceOf({ bets: 3, betsPerDay: 4 })],
    ['/gives/minLegs', oddsBoost({ types: ['single'], minLegs: 2 })],
    ['/gives/steps/1', byLegs([3, 5], [3, 10])],
    ['/gives/steps/2', byLegs([3, 5], [4, 10], [5, 10])],
    ['/gives/currencies/EUR/upTo', oddsBoost({ currencies: { EUR: { upTo: '0.00' } } })],
    [
      '/gives/currencies/EUR/maxStake',
      oddsBoost({ currencies: { EUR: { upTo: '1.00', maxStake: '0.001' } } }),
    ],
    ['/gives/sports/0', oddsBoost({ sports: ['quidditch'] })],
  ])('has the part %s named', (part, gives) => {
    expect(found(gives)).toBe(`/terms${part}`);
  });

  it('costs at most all its bets: a budget is no less', () => {
    expect(found(oddsBoost({ bets: 3, betsPerDay: 2 }), '29.99')).toBe('/terms/limits/budget/EUR');
    expect(found(oddsBoost({ bets: 3, betsPerDay: 2 }), '30.00')).toBeUndefined();
    expect(found(byLegs([3, 5], [4, 10]))).toBeUndefined();
  });
});
