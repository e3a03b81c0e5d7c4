import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { minorOf } from './check-terms.ts';
import { giftIn } from './gift.ts';
import type { RunningPromotion } from './promotion.ts';

/** Of some promotions the codes of those that have given as many gifts, or in every currency as much, as they may. */
export async function spentCodes(
  db: Database,
  promotions: readonly RunningPromotion[],
): Promise<ReadonlySet<string>> {
  const bounded = promotions.filter(({ terms: { limits } }) => Object.keys(limits).length > 0);
  if (bounded.length === 0) return new Set();
  const { rows } = await sql<{ code: string; currency: string; spent: bigint }>`
    select code, currency, spent from bonuses_promotion_spent
      where code = any(${bounded.map(({ code }) => code)}::text[])`.execute(db);
  const spent = new Map(rows.map((row) => [`${row.code} ${row.currency}`, row.spent]));
  return new Set(
    bounded
      .filter((one) => isSpent(one, (currency) => spent.get(`${one.code} ${currency}`) ?? 0n))
      .map(({ code }) => code),
  );
}

/** @param spentIn what was given in a currency; of none how many gifts */
function isSpent({ terms }: RunningPromotion, spentIn: (currency: string) => bigint): boolean {
  const { grants, budget = {} } = terms.limits;
  if (grants !== undefined && spentIn('') >= BigInt(grants)) return true;
  const currencies = 'currencies' in terms.gives ? Object.keys(terms.gives.currencies) : [];
  return (
    currencies.length > 0 &&
    currencies.every((currency) => {
      const most = budget[currency];
      if (most === undefined) return false;
      // Of a share of a deposit a part of a unit is still something.
      const leastMinor = giftIn(terms, currency, 0n) || 1n;
      return minorOf(most, currency) - spentIn(currency) < leastMinor;
    })
  );
}
