import { formatAmount, type PlayerId } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import { dayOf } from '../../../../kernel/time/site-days.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { currencyFor } from '../currency-for.ts';
import { expectedOf, type Expected } from '../days/cost-of-days.ts';
import type { PastPreview } from './preview.ts';

/**
 * What a wheel or a calendar would have given these players, a turn on each day of the site's clock they were here: of a
 * wheel what is expected by its chances, exact until it is rounded up once by currency.
 */
export async function previewDays(
  parts: BonusesParts,
  terms: PromotionTerms,
  { players, fromMs }: { readonly players: Iterable<PlayerId>; readonly fromMs: number },
): Promise<PastPreview> {
  const { db } = parts.kernel;
  const hours = parts.timeZoneHours();
  const sums = new Map<string, Expected>();
  let points: Expected = { sum: 0n, of: 1n };
  let count = 0;
  for (const playerId of players) {
    const currency = await currencyFor(db, parts, playerId, terms);
    const visits = await parts.visitsSince(db, playerId, fromMs);
    const days = new Set(visits.map((atMs) => dayOf(atMs, hours))).size;
    if (currency === undefined || days === 0) continue;
    count += 1;
    sums.set(currency, plus(sums.get(currency), expectedOf(terms, days, { currency })));
    points = plus(points, expectedOf(terms, days, 'points'));
  }
  const given = [...sums]
    .map(([currency, expected]) => ({ currency, minor: roundedUp(expected) }))
    .filter(({ minor }) => minor > 0n);
  return {
    players: count,
    given: given.map(({ currency, minor }) => ({ currency, amount: formatAmount(minor, currency) })),
    points: Number(roundedUp(points)),
  };
}

/** Both of one promotion, hence of one denominator, unless nothing was there before. */
const plus = (sum: Expected | undefined, more: Expected): Expected => ({
  sum: (sum?.sum ?? 0n) + more.sum,
  of: more.of,
});

const roundedUp = ({ sum, of }: Expected): bigint => (sum + of - 1n) / of;
