import { DAY_MS } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import type { SeededRandom } from '../../../testing/seeded-random.ts';
import { insuranceOf, oddsBoost, termsOf } from '../promotions/promotion-terms.fixture.ts';

type Parts = Pick<PromotionTerms, 'starts' | 'gives'>;

const eur = (cents: number): { EUR: { amount: string } } => ({ EUR: { amount: textOf(cents) } });
const textOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const freeBet = (cents: number) => ({
  ...{ kind: 'free-bet' as const, days: 3, minOddsMilli: 1_500, stakeReturned: cents % 2 === 0 },
  currencies: eur(cents),
});
const ofStakes = (cents: number) => ({
  ...{ days: 2, products: ['sportsbook'], minOddsMilli: 1_300 },
  currencies: eur(cents),
});

/** What each kind of promotion starts with and gives, by figures of chance. */
const KINDS: Readonly<Record<string, (random: SeededRandom) => Parts>> = {
  'deposit-bonus': ({ int }) => ({
    starts: { on: 'deposit', number: 1 + int(3) },
    gives: {
      kind: 'deposit-bonus',
      currencies: { EUR: { percent: 25 + int(100), upTo: textOf(1_000 + int(3_000)), least: '5.00' } },
    },
  }),
  bonus: ({ int }) => ({
    starts: { on: 'joining' },
    gives: { kind: 'bonus', currencies: eur(100 + int(900)) },
  }),
  'free-bet': ({ int }) => ({ starts: { on: 'joining' }, gives: freeBet(100 + int(900)) }),
  ticket: ({ int }) => ({
    starts: { on: 'joining' },
    gives: {
      ...{ kind: 'ticket', product: 'lotto', days: 2 },
      ...(int(3) === 0
        ? { of: ['6-49'], currencies: eur(100) }
        : { of: ['keno'], currencies: eur(50 + int(400)) }),
    },
  }),
  coupon: ({ int }) => ({
    starts: { on: 'joining' },
    gives: {
      ...{ kind: 'ticket', product: 'toto', of: ['next-6'], days: 2 },
      currencies: eur(10 * (1 + int(30))),
    },
  }),
  'odds-boost': ({ int }) => ({
    starts: { on: 'joining' },
    gives: oddsBoost({ percent: 10 + int(40), bets: 3, betsPerDay: 2 }),
  }),
  'accumulator-boost': ({ int }) => ({
    starts: { on: 'joining' },
    gives: {
      ...{ kind: 'accumulator-boost', days: 7, bets: 3, minOddsMilli: 1_000, minLegOddsMilli: 1_200 },
      steps: [
        { legs: 2, percent: 5 + int(5) },
        { legs: 3, percent: 20 + int(20) },
      ],
      currencies: { EUR: { upTo: '25.00' } },
    },
  }),
  insurance: ({ int }) => ({
    starts: { on: 'joining' },
    gives: insuranceOf({ minLegs: 2 + int(2), bets: 3 }),
  }),
  turnover: ({ int }) => ({
    starts: { on: 'turnover', ...ofStakes(1_000 + int(4_000)) },
    gives: int(2) === 0 ? freeBet(200 + int(300)) : { kind: 'bonus', currencies: eur(500) },
  }),
  cashback: ({ int }) => ({
    starts: { on: 'loss', days: 1, products: ['sportsbook'], currencies: eur(500) },
    gives: {
      ...{ kind: 'cashback', as: int(2) === 0 ? 'money' : 'bonus', edges: { sportsbook: 5_000 } },
      edgeShare: 5_000,
      currencies: { EUR: { percent: 5 + int(20), upTo: '20.00' } },
    },
  }),
  points: ({ int }) => ({
    starts: { on: 'joining' },
    gives: { kind: 'points', points: 50 + int(500) },
  }),
  money: ({ int }) => ({
    starts: { on: 'joining' },
    gives: { kind: 'money', currencies: eur(50 + int(200)) },
  }),
  wheel: ({ int }) => ({
    starts: { on: 'joining' },
    gives: {
      kind: 'wheel',
      prizes: [
        { weight: 3, gift: { kind: 'points', points: 10 + int(90) } },
        { weight: 2, gift: null },
        { weight: 2, gift: { kind: 'money', currencies: eur(50 + int(200)) } },
        { weight: 2, gift: freeBet(100 + int(200)) },
        { weight: 1, gift: { kind: 'bonus', currencies: eur(300) } },
      ],
    },
  }),
  calendar: ({ int }) => ({
    starts: { on: 'joining' },
    gives: {
      ...{ kind: 'calendar', by: int(2) === 0 ? 'row' : 'dates' },
      gifts: [
        { kind: 'points', points: 20 },
        freeBet(100 + int(200)),
        { kind: 'money', currencies: eur(50 + int(100)) },
      ],
    },
  }),
};

export const KINDS_OF_PROMOTION: readonly string[] = Object.keys(KINDS);

/** Terms of a kind from a moment on: now and then for offers alone, for few, or within a budget. */
export function seasonTerms(kind: string, random: SeededRandom, nowMs: number): PromotionTerms {
  const parts = KINDS[kind]?.(random);
  if (parts === undefined) throw new Error(`${kind} is no kind of promotion`);
  const { wants, ...terms } = termsOf(nowMs, parts);
  const isMoney = kind !== 'points' && kind !== 'cashback' && random.int(3) === 0;
  return {
    ...terms,
    closesAtMs: nowMs + (2 + random.int(6)) * DAY_MS,
    ...(isWagered(parts.gives) && { wants: { ...wants, days: 1 + random.int(3) } }),
    who: random.int(8) === 0 ? { byOffer: true } : {},
    limits: {
      ...(random.int(3) === 0 && { grants: 2 + random.int(20) }),
      ...(isMoney && { budget: { EUR: textOf(10_000 + random.int(20_000)) } }),
    },
  };
}

function isWagered(gives: PromotionTerms['gives']): boolean {
  if (gives.kind === 'wheel') return true;
  if (gives.kind === 'cashback') return gives.as === 'bonus';
  return gives.kind === 'bonus' || gives.kind === 'deposit-bonus';
}
