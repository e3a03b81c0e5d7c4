import { DAILY_WHEEL, SEVEN_DAYS } from './day-texts.ts';
import type { Sample } from './sample.ts';

const money = (amount: string, roubles: string) => ({
  EUR: { amount },
  USD: { amount },
  RUB: { amount: roubles },
});
const freeBet = (amount: string, roubles: string) => ({
  kind: 'free-bet' as const,
  currencies: money(amount, roubles),
  days: 3,
  minOddsMilli: 1_500,
  stakeReturned: false,
});

/** An invented wheel and an invented calendar of a development site. */
export const SAMPLE_DAYS: Readonly<Record<string, Sample>> = {
  'daily-wheel': {
    text: DAILY_WHEEL,
    section: 'casino',
    starts: { on: 'joining' },
    gives: {
      kind: 'wheel',
      prizes: [
        { weight: 30, gift: { kind: 'points', points: 10 } },
        { weight: 24, gift: null },
        { weight: 16, gift: freeBet('0.50', '50.00') },
        { weight: 12, gift: { kind: 'points', points: 50 } },
        { weight: 10, gift: { kind: 'bonus', currencies: money('1.00', '100.00') } },
        { weight: 5, gift: { kind: 'money', currencies: money('0.50', '50.00') } },
        { weight: 2, gift: freeBet('5.00', '500.00') },
        { weight: 1, gift: { kind: 'money', currencies: money('10.00', '1000.00') } },
      ],
    },
    wants: { multiple: 5, days: 7, minOddsMilli: 1_000, products: { games: 100, sportsbook: 100 } },
  },
  'seven-days': {
    text: SEVEN_DAYS,
    section: 'sport',
    starts: { on: 'joining' },
    gives: {
      kind: 'calendar',
      by: 'row',
      gifts: [
        { kind: 'points', points: 5 },
        { kind: 'points', points: 10 },
        { kind: 'points', points: 15 },
        freeBet('0.50', '50.00'),
        { kind: 'points', points: 25 },
        { kind: 'points', points: 30 },
        freeBet('3.00', '300.00'),
      ],
    },
  },
};
