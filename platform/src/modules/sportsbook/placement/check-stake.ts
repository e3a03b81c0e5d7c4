import {
  CURRENCIES,
  formatAmount,
  parseAmount,
  selectionIdOf,
  type AmountBoundsDetails,
  type AmountMinor,
  type ErrorCode,
  type PlayerId,
} from '@paddock/contract';
import type { BetPlan } from '@paddock/contract/bets';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import type { WeighedLeg } from '../risk/exposure.ts';
import { stakeBounds, type StakeBounds } from '../risk/stake-bounds.ts';
import { stakeRooms } from '../risk/stake-room.ts';
import { boundRooms } from '../trading/bounds/bound-rooms.ts';
import type { FoundLeg } from './check-legs.ts';

/** Bounds of one coupon now, and which rule a larger stake would break. */
export interface CouponBounds extends StakeBounds {
  readonly tightest: ErrorCode;
}

/**
 * Reads a stake of so many lines and checks it against the coupon's bounds.
 * @throws AMOUNT_INVALID, STAKE_TOO_SMALL, STAKE_UNEVEN, what is tightest.
 */
export function checkStake(stake: string, lines: bigint, bounds: CouponBounds, iso: string): AmountMinor {
  const stakeMinor = parseAmount(stake, iso);
  if (stakeMinor === undefined) throw new PlatformError('AMOUNT_INVALID');
  if (stakeMinor < bounds.minMinor) throw new PlatformError('STAKE_TOO_SMALL', boundsDetails(bounds, iso));
  if (stakeMinor > bounds.maxMinor) throw new PlatformError(bounds.tightest, boundsDetails(bounds, iso));
  if (stakeMinor % lines !== 0n) throw new PlatformError('STAKE_UNEVEN', { lines: Number(lines) });
  return stakeMinor;
}

/**
 * Bounds of one bet on these legs: those of its market types, narrowed by the room the house has left for it (rules §6).
 * The one place that decides it: the coupon shows what a placement is then held to. `accounts` are all those of the
 * player's person, none for a guest. @throws CURRENCY_UNSUPPORTED.
 */
export function couponBounds(
  legs: readonly FoundLeg[],
  plan: BetPlan,
  iso: string,
  exposures: ExposureBook,
  accounts: readonly PlayerId[],
): CouponBounds {
  const types = legs.map(({ market }) => market.type);
  const bounds = CURRENCIES.has(iso) ? stakeBounds(types, iso, exposures.risk) : undefined;
  if (bounds === undefined) throw new PlatformError('CURRENCY_UNSUPPORTED');
  const bet = {
    currency: iso,
    payoutCapMinor: bounds.payoutCapMinor,
    plan,
    legs: legs.map(weighedLeg),
  };
  const rooms =
    legs.length === 0
      ? []
      : [
          ...stakeRooms(bet, exposures, accounts),
          ...boundRooms(exposures.bounds, bet, { markets: legs.map(({ market }) => market), accounts }),
        ];
  return rooms.reduce<CouponBounds>(
    (least, { code, maxMinor }) =>
      maxMinor < least.maxMinor ? { ...least, maxMinor, tightest: code } : least,
    { ...bounds, tightest: 'STAKE_TOO_LARGE' },
  );
}

/** A leg as it weighs at this instant, still open. */
export function weighedLeg({ market, outcome, currentMilli, chancePpb }: FoundLeg): WeighedLeg {
  return {
    selectionId: selectionIdOf(market.id, outcome),
    eventId: market.event.id,
    oddsMilli: currentMilli,
    chancePpb,
    result: undefined,
  };
}

/** Where no stake is possible at all the largest is told as nothing. */
export function boundsDetails({ minMinor, maxMinor }: StakeBounds, currency: string): AmountBoundsDetails {
  const max = maxMinor < minMinor ? 0n : maxMinor;
  return { min: formatAmount(minMinor, currency), max: formatAmount(max, currency), currency };
}
