import { DAY_MS } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import { dailyTerms, WHEEL } from '../days/days.fixture.ts';
import { FIVE_EUR, freeRoundTerms, termsOf } from '../promotion-terms.fixture.ts';
import { worstCase } from './worst-case.ts';

const NOW_MS = Date.UTC(2026, 10, 28);
const POINTS = { kind: 'points', points: 40 } as const;
const CALENDAR: PromotionTerms['gives'] = {
  kind: 'calendar',
  by: 'row',
  gifts: [FIVE_EUR.gives, null, { kind: 'money', currencies: { EUR: { amount: '2.50' } } }, POINTS].map(
    (gift) => gift as never,
  ),
};

it.each<[string, PromotionTerms, readonly (readonly (string | null)[])[]]>([
  ['nothing bounds it', termsOf(NOW_MS, FIVE_EUR), [['EUR', '5.00', null]]],
  ['gifts in all', termsOf(NOW_MS, { ...FIVE_EUR, limits: { grants: 30 } }), [['EUR', '5.00', '150.00']]],
  [
    'a share of a deposit, at its most',
    termsOf(NOW_MS, { limits: { grants: 3 } }),
    [['EUR', '40.00', '120.00']],
  ],
  [
    'the smaller of both bounds',
    termsOf(NOW_MS, { ...FIVE_EUR, limits: { grants: 30, budget: { EUR: '99.00' } } }),
    [['EUR', '5.00', '99.00']],
  ],
  [
    'rounds by what they stake',
    freeRoundTerms(NOW_MS, { over: { limits: { grants: 2 } } }),
    [['EUR', '1.50', '3.00']],
  ],
  ['points', termsOf(NOW_MS, { gives: POINTS, limits: { grants: 10 } }), [[null, '40', '400']]],
  [
    'a calendar, all of it',
    termsOf(NOW_MS, { gives: CALENDAR, limits: { grants: 4 } }),
    [
      ['EUR', '7.50', '20.00'],
      [null, '40', '160'],
    ],
  ],
])('says what a promotion can give at most: %s', (_name, terms, said) => {
  expect(worstCase(terms, 0).map(({ currency, each, most }) => [currency, each, most])).toEqual(said);
});

it('names the limit that bounds it, and gives one player no more than all of them', () => {
  const wheel = dailyTerms(NOW_MS, WHEEL);
  const of = (limits: PromotionTerms['limits']) => worstCase({ ...wheel, limits }, 0)[0];
  expect(of({})).toMatchObject({ most: null, by: null });
  expect(of({ budget: { EUR: '20.00' } })).toMatchObject({ each: '20.00', most: '20.00', by: 'budget' });
  expect(of({ grants: 3, budget: { EUR: '20.00' } })).toMatchObject({
    each: '6.00',
    most: '6.00',
    by: 'grants',
  });
});

it('takes the dearest field of a wheel on every day of the site', () => {
  const terms = { ...dailyTerms(NOW_MS, WHEEL), opensAtMs: NOW_MS, closesAtMs: NOW_MS + 3 * DAY_MS };
  const [utc] = worstCase(terms, 0);
  const [east] = worstCase(terms, 3);
  // By another midnight the same hours lie in four days.
  expect(Number(east?.each) / Number(utc?.each)).toBeCloseTo(4 / 3, 9);
});
