import type { AmountMinor } from '@paddock/contract';
import { findPool, POOLS } from '@paddock/games/toto';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { TicketsSold } from '../../bonuses/index.ts';
import { newestColumns } from '../draws/draw-store.ts';
import type { BoundsOfCoupon, StakeBounds } from './stake-bounds.ts';

/**
 * What coupons pools sell: within the bounds of a coupon, whole columns at the price of the draw that was made last of a
 * kind and currency. Where none was made yet its price is not known, and any amount may fit.
 */
export async function soldCoupons(db: Database | Tx, bounds: StakeBounds): Promise<TicketsSold> {
  const columns = await newestColumns(db);
  return couponsSold(bounds, (pool, currency) => columns.get(`${pool} ${currency}`));
}

/** The same of prices that are known. @param columnOf undefined where no draw was made */
export const couponsSold = (
  bounds: StakeBounds,
  columnOf: (pool: string, currency: string) => AmountMinor | undefined,
): TicketsSold => ({
  of: POOLS.map(({ code }) => code),
  sells(code, currency, stakeMinor) {
    const kind = findPool(code);
    const within = boundsIn(bounds, currency);
    if (kind === undefined || within === undefined) return false;
    if (stakeMinor < within.minMinor || stakeMinor > within.maxMinor) return false;
    const columnMinor = columnOf(code, currency);
    if (columnMinor === undefined) return true;
    // A packet has so many entries that any number of columns can be had.
    return stakeMinor % columnMinor === 0n && stakeMinor / columnMinor <= BigInt(kind.mostColumns);
  },
});

/** Undefined where no stake is taken in a currency. */
function boundsIn(bounds: StakeBounds, currency: string): BoundsOfCoupon | undefined {
  try {
    return bounds(currency);
  } catch (error) {
    if (error instanceof PlatformError) return undefined;
    throw error;
  }
}
