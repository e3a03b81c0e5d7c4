import { formatAmount } from '@paddock/contract';
import type { PromotionSpent, PromotionTerms } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { figuresOf, largestOf, minorOf } from './check-terms.ts';
import { isDailyGift } from './days/gift-of-day.ts';
import { giftIn } from './gift.ts';
import type { RunningPromotion } from './promotion.ts';

/** What was taken from a bound, and when the last time: null of what was given before that was kept. */
interface Taken {
  readonly spent: bigint;
  readonly lastAtMs: number | null;
}

/** By a currency; the count of gifts by none. */
type TakenIn = (currency: string) => Taken;

const NOTHING_TAKEN: Taken = { spent: 0n, lastAtMs: null };

/** Of some promotions those that have given as many gifts, or in every currency as much, as they may: with what and when. */
export async function spentPromotions(
  db: Database | Tx,
  promotions: readonly Pick<RunningPromotion, 'code' | 'terms'>[],
): Promise<ReadonlyMap<string, PromotionSpent>> {
  const bounded = promotions.filter(({ terms: { limits } }) => Object.keys(limits).length > 0);
  if (bounded.length === 0) return new Map();
  const { rows } = await sql<{ code: string; currency: string; spent: bigint; last_at_ms: bigint | null }>`
    select code, currency, spent, last_at_ms from bonuses_promotion_spent
      where code = any(${bounded.map(({ code }) => code)}::text[])`.execute(db);
  const taken = new Map(
    rows.map(({ code, currency, spent, last_at_ms: atMs }) => [
      `${code} ${currency}`,
      { spent, lastAtMs: atMs === null ? null : Number(atMs) },
    ]),
  );
  return new Map(
    bounded.flatMap(({ code, terms }) => {
      const spent = spentBy(terms, (currency) => taken.get(`${code} ${currency}`) ?? NOTHING_TAKEN);
      return spent === undefined ? [] : [[code, spent] as const];
    }),
  );
}

/** Their codes alone. */
export const spentCodes = async (
  db: Database | Tx,
  promotions: readonly Pick<RunningPromotion, 'code' | 'terms'>[],
): Promise<ReadonlySet<string>> => new Set((await spentPromotions(db, promotions)).keys());

/** By which bound all is given out; undefined where something is left. */
function spentBy(terms: PromotionTerms, takenIn: TakenIn): PromotionSpent | undefined {
  const { grants, budget = {} } = terms.limits;
  const count = takenIn('');
  if (grants !== undefined && count.spent >= BigInt(grants))
    return { by: 'grants', gifts: Number(count.spent), given: [], lastAtMs: count.lastAtMs };
  const { gives } = terms;
  // Days of points cost no money: they go on.
  if (gives.kind === 'calendar' && gives.gifts.some((gift) => gift?.kind === 'points')) return undefined;
  const currencies = Object.keys(figuresOf(gives));
  const isAll =
    currencies.length > 0 &&
    currencies.every((currency) => {
      const most = budget[currency];
      return (
        most !== undefined && minorOf(most, currency) - takenIn(currency).spent < leastIn(terms, currency)
      );
    });
  if (!isAll) return undefined;
  const lastMs = currencies.map((currency) => takenIn(currency).lastAtMs).filter((atMs) => atMs !== null);
  return {
    by: 'budget',
    gifts: null,
    given: currencies.map((currency) => ({
      currency,
      amount: formatAmount(takenIn(currency).spent, currency),
    })),
    lastAtMs: lastMs.length === 0 ? null : Math.max(...lastMs),
  };
}

/**
 * What has to be left for a gift more: of a wheel the dearest prize, since it is turned only while that can be given, of a
 * calendar its smallest gift; of a share of a deposit a part of a unit is still something.
 */
export function leastIn(terms: PromotionTerms, currency: string): bigint {
  const { gives } = terms;
  if (!isDailyGift(gives)) return giftIn(terms, currency, 0n) || 1n;
  const gifts = largestOf(gives, currency).toSorted((a, b) => Number(a - b));
  return (gives.kind === 'wheel' ? gifts.at(-1) : gifts[0]) ?? 1n;
}
