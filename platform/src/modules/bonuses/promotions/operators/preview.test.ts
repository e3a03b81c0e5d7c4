import { DAY_MS, type PlayerId } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import type { BonusesParts } from '../../bonuses-parts.ts';
import { dailyTerms, WHEEL } from '../days/days.fixture.ts';
import { FIVE_EUR, freeBetTerms, termsOf } from '../promotion-terms.fixture.ts';
import { previewPromotion } from './preview.ts';

const NOW_MS = Date.UTC(2026, 10, 28);
const PAID_IN = '1' as PlayerId;
const STAKED = '2' as PlayerId;
const ABROAD = '3' as PlayerId;
const IN_DOLLARS = '4' as PlayerId;
const HERE_ONLY = '5' as PlayerId;

/** One player paid in, three staked what they had paid in long before, and one only signed in, on two days. */
const PARTS = {
  kernel: { clock: { nowMs: () => NOW_MS } },
  timeZoneHours: () => 0,
  personOf: (_db: unknown, playerId: PlayerId) =>
    Promise.resolve({ personId: playerId, players: [playerId] }),
  accountsBeside: () => Promise.resolve([]),
  birthDateOf: () => Promise.resolve('1990-11-20'),
  visitorsSince: () => Promise.resolve([PAID_IN, HERE_ONLY]),
  visitsSince: () => Promise.resolve([NOW_MS - 2 * DAY_MS, NOW_MS - DAY_MS]),
  depositsSince: () =>
    Promise.resolve([{ playerId: PAID_IN, number: 1, currency: 'EUR', amountMinor: 2_000n, atMs: NOW_MS }]),
  facts: (_db: unknown, playerId: PlayerId) =>
    Promise.resolve({ country: playerId === ABROAD ? 'DE' : 'AT', language: 'en', registeredAtMs: 0 }),
  wallet: {
    playersWithEnds: () => Promise.resolve([PAID_IN, STAKED, ABROAD, IN_DOLLARS]),
    accounts: (_db: unknown, playerId: PlayerId) =>
      Promise.resolve([
        { currency: playerId === IN_DOLLARS ? 'USD' : 'EUR', isClosed: false, isActive: true },
      ]),
  },
} as unknown as BonusesParts;

const BY_CODE: Partial<PromotionTerms> = { starts: { on: 'code', code: 'SPRING' } };
const HERE: Partial<PromotionTerms> = { ...FIVE_EUR, who: { countries: ['AT'] } };
const POINTS: Partial<PromotionTerms> = { ...BY_CODE, gives: { kind: 'points', points: 40 } };

it.each<[name: string, terms: PromotionTerms, players: number, amount: string | undefined, points: number]>([
  ['what taking part brings', termsOf(NOW_MS, FIVE_EUR), 4, '20.00', 0],
  ['what a code brings', termsOf(NOW_MS, { ...FIVE_EUR, ...BY_CODE }), 4, '20.00', 0],
  ['a free bet', freeBetTerms(NOW_MS, { over: { starts: { on: 'joining' } } }), 4, '20.00', 0],
  ['points, which are of no currency', termsOf(NOW_MS, POINTS), 5, '0.00', 200],
  ['what is for a country', termsOf(NOW_MS, HERE), 3, '15.00', 0],
  [
    'what days with a visit bring, also of who only signed in',
    termsOf(NOW_MS, { ...FIVE_EUR, starts: { on: 'logins', days: 30, times: 2 } }),
    4,
    '20.00',
    0,
  ],
  ['a wheel, also of who only signed in', dailyTerms(NOW_MS, WHEEL), 4, '8.00', 0],
  [
    'what a deposit brings',
    termsOf(NOW_MS, { ...FIVE_EUR, starts: { on: 'deposit', number: 1 } }),
    1,
    '5.00',
    0,
  ],
])(
  'counts who can take it, also who only signed in where nothing has to be paid: %s',
  async (_name, terms, players, amount, points) => {
    const said = await previewPromotion(PARTS, terms, 30);
    expect([said.players, said.given[0]?.amount ?? '0.00', said.points]).toEqual([players, amount, points]);
  },
);
