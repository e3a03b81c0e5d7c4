import { LONGER_IS_BETTER, ONE_SHORT, WARM_UP } from './boost-texts.ts';
import type { Sample } from './sample.ts';

const inAll = (upTo: string, rubles: string) => ({ EUR: { upTo }, USD: { upTo }, RUB: { upTo: rubles } });
const USE = { days: 30, bets: 10, betsPerDay: 2 };

/** Boosts and an insurance of a development site. */
export const BOOST_SAMPLES: Readonly<Record<string, Sample>> = {
  'warm-up': {
    text: WARM_UP,
    section: 'sport',
    starts: { on: 'joining' },
    gives: {
      kind: 'odds-boost',
      percent: 20,
      minOddsMilli: 1_500,
      ...USE,
      currencies: inAll('25.00', '2500.00'),
    },
  },
  'longer-is-better': {
    text: LONGER_IS_BETTER,
    section: 'sport',
    starts: { on: 'joining' },
    gives: {
      kind: 'accumulator-boost',
      steps: [
        { legs: 3, percent: 5 },
        { legs: 4, percent: 10 },
        { legs: 5, percent: 15 },
        { legs: 7, percent: 25 },
        { legs: 10, percent: 50 },
      ],
      minLegOddsMilli: 1_200,
      minOddsMilli: 1_000,
      ...USE,
      currencies: inAll('100.00', '10000.00'),
    },
  },
  'one-short': {
    text: ONE_SHORT,
    section: 'sport',
    starts: { on: 'joining' },
    gives: {
      kind: 'accumulator-insurance',
      ...{ minLegs: 4, minLegOddsMilli: 1_300, as: 'money', minOddsMilli: 1_000 },
      ...USE,
      currencies: inAll('25.00', '2500.00'),
    },
  },
};
