import type { BetAtRisk } from '../joint-loss/bet-at-risk.ts';
import { smallestPriceMilli } from './smallest-price.ts';

const PLAN = { builderMilli: [1_000, 1_300, 1_600, 2_000], model: { name: 'none', figures: {} } };

it.each([
  ['that stands whole', ['win', 'win'], 2_000n],
  ['of which the first leg is void', ['void', 'win'], 1_600n],
  ['of which the second leg is void', ['win', 'void'], 1_300n],
] as const)(
  'a builder %s is held against the price that is left of it (rules §14)',
  (_what, results, price) => {
    const legs = results.map((result) => ({ oddsMilli: 1_500, result }));
    expect(smallestPriceMilli({ legs, plan: PLAN } as unknown as BetAtRisk)).toBe(price);
  },
);
