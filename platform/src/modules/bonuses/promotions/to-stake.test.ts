import type { PromotionTerms } from '@paddock/contract/schemas';

import { dailyTerms } from './days/days.fixture.ts';
import { FIVE_EUR, freeBetTerms, freeRoundTerms, termsOf } from './promotion-terms.fixture.ts';
import { toStake } from './to-stake.ts';

const NOW_MS = Date.UTC(2026, 10, 28);
const WANTS = termsOf(NOW_MS).wants;
const bonus = (amount: string) => ({ kind: 'bonus' as const, currencies: { EUR: { amount } } });
const WHEEL: PromotionTerms['gives'] = {
  kind: 'wheel',
  prizes: [
    { weight: 1, gift: bonus('10.00') },
    { weight: 1, gift: { kind: 'money', currencies: { EUR: { amount: '50.00' } } } },
    { weight: 1, gift: bonus('1.00') },
    { weight: 1, gift: null },
  ],
};

it.each<[string, PromotionTerms, readonly (readonly (string | null)[])[] | undefined]>([
  [
    'a share of a deposit, of the smallest and of the first that brings the most',
    termsOf(NOW_MS),
    [
      ['10.00', '5.00', '10.00'],
      ['80.00', '40.00', '80.00'],
    ],
  ],
  [
    'a share that no whole deposit brings exactly',
    termsOf(NOW_MS, {
      gives: { kind: 'deposit-bonus', currencies: { EUR: { percent: 30, upTo: '10.00', least: '1.00' } } },
    }),
    [
      ['1.00', '0.30', '0.60'],
      ['33.34', '10.00', '20.00'],
    ],
  ],
  [
    'a share whose smallest deposit brings the most',
    termsOf(NOW_MS, {
      gives: { kind: 'deposit-bonus', currencies: { EUR: { percent: 50, upTo: '5.00', least: '20.00' } } },
    }),
    [['20.00', '5.00', '10.00']],
  ],
  ['an amount', termsOf(NOW_MS, FIVE_EUR), [[null, '5.00', '10.00']]],
  [
    'the bonus money of a wheel',
    { ...dailyTerms(NOW_MS, WHEEL), wants: WANTS },
    [
      [null, '1.00', '2.00'],
      [null, '10.00', '20.00'],
    ],
  ],
  [
    'what rounds stake',
    { ...freeRoundTerms(NOW_MS, { gives: { as: 'bonus' } }), wants: WANTS },
    [[null, '1.50', '3.00']],
  ],
  ['nothing', freeBetTerms(NOW_MS), undefined],
])('says in amounts what has to be staked: %s', (_name, terms, said) => {
  expect(toStake(terms)?.['EUR']?.map(({ deposit, bonus, stakes }) => [deposit, bonus, stakes])).toEqual(
    said,
  );
});
