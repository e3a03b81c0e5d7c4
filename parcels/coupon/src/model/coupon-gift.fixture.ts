import type { Boost, FreeBet } from './coupon-gift.ts';

const SHARED = {
  id: '7',
  state: 'ready' as const,
  code: 'a-gift',
  title: { en: 'A gift', ru: 'Подарок' },
  currency: 'EUR',
  givenAtMs: 1,
  expiresAtMs: 1_800_000_000_000,
  minOddsMilli: 1_500,
  minLegs: 1,
  sports: null,
  betId: null,
};
const OWN = { upTo: '50.00', maxStake: null, betsLeft: 1, betsLeftToday: null };

export const freeBet = (over: Partial<FreeBet> = {}): FreeBet => ({
  ...{ ...SHARED, kind: 'free-bet', amount: '5.00', stakeReturned: false },
  ...over,
});

type OddsBoost = Extract<Boost, { kind: 'odds-boost' }>;
export const oddsBoost = (over: Partial<OddsBoost> = {}): OddsBoost => ({
  ...{ ...SHARED, ...OWN, kind: 'odds-boost', percent: 20, types: ['single', 'accumulator'] },
  ...over,
});

type AccumulatorBoost = Extract<Boost, { kind: 'accumulator-boost' }>;
export const accumulatorBoost = (over: Partial<AccumulatorBoost> = {}): AccumulatorBoost => ({
  ...{ ...SHARED, ...OWN, kind: 'accumulator-boost', minLegOddsMilli: 1_200, minLegs: 3 },
  steps: [
    { legs: 3, percent: 5 },
    { legs: 4, percent: 10 },
  ],
  ...over,
});

type Insurance = Extract<Boost, { kind: 'accumulator-insurance' }>;
export const insurance = (over: Partial<Insurance> = {}): Insurance => ({
  ...{ ...SHARED, ...OWN, kind: 'accumulator-insurance', minLegOddsMilli: 1_200, minLegs: 3, as: 'money' },
  ...over,
});
