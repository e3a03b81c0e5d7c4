import type { Tx } from '../../kernel/database/database.ts';
import { BASE_CURRENCY, convertMinor } from '../rates/index.ts';
import type { CashierParts } from './cashier-parts.ts';

/** Money as it counts in another currency, and by which rate; the rate is null where none was needed. */
export interface CountedMoney {
  readonly amountMinor: bigint;
  readonly rateId: string | null;
}

interface Money {
  readonly currency: string;
  readonly amountMinor: bigint;
}

/** Into another currency at the rate of now, rounded away from zero; undefined without a rate. */
export async function countedIn(
  tx: Tx,
  { kernel, rate }: Pick<CashierParts, 'kernel' | 'rate'>,
  { currency, amountMinor }: Money,
  into: string,
): Promise<CountedMoney | undefined> {
  if (currency === into || amountMinor === 0n) return { amountMinor, rateId: null };
  const known = await rate(tx, currency, into, kernel.clock.nowMs());
  return known && { amountMinor: convertMinor(known, amountMinor, 'up'), rateId: known.id };
}

/** Into the site's currency, in which what a person withdraws is counted (rules §9). */
export const countedInSite = (
  tx: Tx,
  parts: Pick<CashierParts, 'kernel' | 'rate'>,
  money: Money,
): Promise<CountedMoney | undefined> => countedIn(tx, parts, money, BASE_CURRENCY);
