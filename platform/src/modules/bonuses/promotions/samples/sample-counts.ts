import { DROP_BY, SOFTER_WEEK } from './count-texts.ts';
import type { Sample } from './sample.ts';

/** Samples of what is counted: cashback of a week's losses, and points for visits. */
export const SAMPLE_COUNTS: Readonly<Record<string, Sample>> = {
  'softer-week': {
    text: SOFTER_WEEK,
    section: 'sport',
    starts: {
      on: 'loss',
      days: 7,
      products: ['sportsbook'],
      currencies: { EUR: { amount: '5.00' }, USD: { amount: '5.00' }, RUB: { amount: '500.00' } },
    },
    gives: {
      kind: 'cashback',
      as: 'money',
      edges: { sportsbook: 500 },
      edgeShare: 5_000,
      currencies: {
        EUR: { percent: 10, upTo: '20.00' },
        USD: { percent: 10, upTo: '20.00' },
        RUB: { percent: 10, upTo: '2000.00' },
      },
    },
  },
  'drop-by': {
    text: DROP_BY,
    section: 'casino',
    starts: { on: 'logins', days: 7, times: 3 },
    gives: { kind: 'points', points: 200 },
  },
};
