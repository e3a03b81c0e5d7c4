import { DAY_MS } from '@paddock/contract';
import type { CalendarGift } from '@paddock/contract/schemas';

import { contradictionIn } from '../check-terms.ts';
import { ANY_STAKES, NO_FREE_GAMES, NO_TICKETS_SOLD } from '../promotion-terms.fixture.ts';
import { expectedOf } from './cost-of-days.ts';
import { CALENDAR, dailyTerms, WHEEL } from './days.fixture.ts';
import { placeOfDay, termsOfPlace } from './gift-of-day.ts';

const NOW_MS = 1_700_000_000_000;
const GROUND = {
  ...{ products: ['sportsbook'], currencies: ['EUR', 'JPY'] },
  ownGames: [],
  stakeRanges: ANY_STAKES,
  ...{ levels: ['copper'], languages: [], segments: [] },
  ...{ freeRounds: NO_FREE_GAMES, tickets: NO_TICKETS_SOLD, siteLanguage: 'en', nowMs: NOW_MS },
};
const money = (currencies: Readonly<Record<string, { amount: string }>>) => ({
  kind: 'money' as const,
  currencies,
});

describe('the day of a calendar', () => {
  const place = (by: CalendarGift['by'], day: number, last?: { day: number; place: number }) =>
    placeOfDay({ ...CALENDAR, by }, day, { firstDay: 100, last });

  it('is so many after the first, by dates', () => {
    expect([99, 100, 102, 103].map((day) => place('dates', day))).toEqual([undefined, 0, 2, undefined]);
  });

  it('is the one after yesterday’s, in a row', () => {
    expect(place('row', 150)).toBe(0);
    expect(place('row', 151, { day: 150, place: 0 })).toBe(1);
    expect(place('row', 152, { day: 150, place: 1 })).toBe(0);
    expect(place('row', 151, { day: 150, place: 2 })).toBeUndefined();
  });
});

it('gives a place by the terms of its gift alone', () => {
  const terms = dailyTerms(NOW_MS, CALENDAR);
  expect(termsOfPlace(terms, 0)).toMatchObject({ gives: { kind: 'free-bet' } });
  expect(termsOfPlace(terms, 0).wants).toBeUndefined();
  expect(termsOfPlace(terms, 1)).toMatchObject({ gives: { kind: 'bonus' }, wants: terms.wants });
  expect(termsOfPlace(terms, null)).toBe(terms);
  expect(() => termsOfPlace(dailyTerms(NOW_MS, WHEEL), 1)).toThrow('brings nothing');
});

it('is expected to cost its mean, and a calendar the days that are taken', () => {
  expect(expectedOf(dailyTerms(NOW_MS, WHEEL), 3, { currency: 'EUR' })).toEqual({ sum: 600n, of: 2n });
  expect(expectedOf(dailyTerms(NOW_MS, WHEEL), 3, 'points')).toEqual({ sum: 0n, of: 2n });
  expect(expectedOf(dailyTerms(NOW_MS, CALENDAR), 2, { currency: 'EUR' })).toEqual({ sum: 600n, of: 1n });
});

describe('a wheel that contradicts itself', () => {
  const wheel = (...gifts: readonly (typeof WHEEL.prizes)[number]['gift'][]) => ({
    ...WHEEL,
    prizes: gifts.map((gift) => ({ weight: 1, gift })),
  });
  const found = (gives: typeof WHEEL, over = {}) =>
    contradictionIn({ ...dailyTerms(NOW_MS, gives), ...over }, GROUND)?.at;

  it('has the place named', () => {
    expect(found(WHEEL)).toBeUndefined();
    expect(contradictionIn(dailyTerms(NOW_MS, CALENDAR), GROUND)).toBeUndefined();
    expect(found(wheel(null, null))).toBe('/terms/gives/prizes');
    expect(found(wheel(null, money({ USD: { amount: '1.00' } })))).toBe('/terms/gives/currencies/USD');
    const two = wheel(
      money({ EUR: { amount: '1.00' } }),
      money({ EUR: { amount: '1.00' }, JPY: { amount: '9' } }),
    );
    expect(found(two)).toBe('/terms/gives/prizes/1/gift/currencies');
    const zero = wheel(money({ EUR: { amount: '1.00' } }), money({ EUR: { amount: '0.00' } }));
    expect(found(zero)).toBe('/terms/gives/prizes/1/gift/currencies/EUR/amount');
    expect(found(wheel({ kind: 'bonus', currencies: { EUR: { amount: '1.00' } } }, null))).toBe(
      '/terms/wants',
    );
    expect(found(WHEEL, { limits: { budget: { EUR: '1.99' } } })).toBe('/terms/limits/budget/EUR');
    const none = { ...GROUND, levels: [] };
    const points = dailyTerms(NOW_MS, wheel({ kind: 'points', points: 3 }, null));
    expect(contradictionIn(points, none)?.at).toBe('/terms/gives/prizes/0/gift');
  });
});

it('has a day for each gift of a calendar, and one more where it opens within a day', () => {
  const found = (days: number) =>
    contradictionIn(dailyTerms(NOW_MS, CALENDAR, { closesAtMs: NOW_MS + days * DAY_MS }), GROUND)?.at;
  expect([1, 2, 3].map(found)).toEqual(['/terms/gives/gifts', undefined, undefined]);
});
