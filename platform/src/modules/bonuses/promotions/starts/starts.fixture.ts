import type { PromotionTerms } from '@paddock/contract/schemas';

import { query } from '../../../../testing/query.ts';
import type { ProductModules } from '../../../../compose.ts';
import type { TestPlatform } from '../../../../testing/index.ts';

/** Stakes of sport within three days. */
export const OF_STAKES = {
  days: 3,
  products: ['sportsbook'],
  minOddsMilli: 1_500,
  currencies: { EUR: { amount: '50.00' } },
};
export const FIVE = { kind: 'bonus', currencies: { EUR: { amount: '5.00' } } } as const;
/** 5.00 for 50.00 staked. */
export const turnover = (): Partial<PromotionTerms> => ({
  starts: { on: 'turnover', ...OF_STAKES },
  gives: FIVE,
});
/** A tenth of what was lost in two days, as money. */
export const CASHBACK: Partial<PromotionTerms> = {
  starts: { on: 'loss', days: 2, products: ['sportsbook'], currencies: { EUR: { amount: '10.00' } } },
  gives: {
    kind: 'cashback',
    as: 'money',
    edges: { sportsbook: 5_000 },
    edgeShare: 5_000,
    currencies: { EUR: { percent: 10, upTo: '20.00' } },
  },
};

/** Begins a programme of points with two levels, copper and silver. */
export async function beginLoyalty({
  clock,
  databaseUrl,
}: Pick<TestPlatform<ProductModules>, 'clock' | 'databaseUrl'>): Promise<void> {
  const levels = ['copper', 'silver'].map((code, at) => ({
    code,
    name: { en: code, ru: code },
    threshold: at * 100,
  }));
  const terms = { earning: [], expiryDays: 10, levels, windowDays: 7, keepDays: 14, cashback: [] };
  await query(
    databaseUrl,
    `insert into loyalty_programme (version, from_ms, terms)
      values (1, ${clock.nowMs()}, '${JSON.stringify(terms)}') on conflict do nothing`,
  );
}
