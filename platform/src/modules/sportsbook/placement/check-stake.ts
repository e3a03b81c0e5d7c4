import {
  CURRENCIES,
  formatAmount,
  parseAmount,
  possibleReturn,
  selectionIdOf,
  type AmountBoundsDetails,
  type AmountMinor,
} from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { inRiskCents, boundIn } from '../risk/risk-currency.ts';
import type { LiabilityBook } from '../risk/liability.ts';
import { stakeBounds, type StakeBounds } from '../risk/stake-bounds.ts';
import type { FoundLeg } from './check-legs.ts';

/** Reads a stake and checks it against the coupon's bounds. @throws AMOUNT_INVALID, STAKE_*, CURRENCY_UNSUPPORTED. */
export function checkStake(stake: string, bounds: StakeBounds, iso: string): AmountMinor {
  const stakeMinor = parseAmount(stake, iso);
  if (stakeMinor === undefined) throw new PlatformError('AMOUNT_INVALID');
  if (stakeMinor < bounds.minMinor) throw new PlatformError('STAKE_TOO_SMALL', boundsDetails(bounds, iso));
  if (stakeMinor > bounds.maxMinor) throw new PlatformError('STAKE_TOO_LARGE', boundsDetails(bounds, iso));
  return stakeMinor;
}

/**
 * Bounds of a coupon now: those of its market types, narrowed by the room the house has left on its selections. With no
 * room left the largest stake falls below the smallest. @throws CURRENCY_UNSUPPORTED.
 */
export function couponBounds(legs: readonly FoundLeg[], iso: string, liability: LiabilityBook): StakeBounds {
  const known = CURRENCIES.has(iso);
  const bounds = known
    ? stakeBounds(
        legs.map(({ market }) => market.type),
        iso,
      )
    : undefined;
  if (bounds === undefined) throw new PlatformError('CURRENCY_UNSUPPORTED');
  const roomMinor = boundIn(liability.room(selectionIds(legs)), iso) ?? 0n;
  if (roomMinor >= bounds.payoutCapMinor) return bounds;
  const oneMilli = legs.map(({ currentMilli }) => currentMilli);
  // Whole units of what a thousand minor units would win, so that a rounded figure is never above the room.
  const winPerThousand = possibleReturn(1000n, oneMilli) - 1000n + 1n;
  const fits = (roomMinor * 1000n) / winPerThousand;
  return { ...bounds, maxMinor: fits < bounds.maxMinor ? fits : bounds.maxMinor };
}

/** What the house may lose by a bet, in cents of EUR. */
export function liabilityOf(
  stakeMinor: AmountMinor,
  legs: readonly FoundLeg[],
  capMinor: AmountMinor,
  iso: string,
): bigint {
  const odds = legs.map(({ currentMilli }) => currentMilli);
  return inRiskCents(possibleReturn(stakeMinor, odds, capMinor) - stakeMinor, iso) ?? 0n;
}

export function selectionIds(legs: readonly FoundLeg[]): readonly string[] {
  return legs.map(({ market, outcome }) => selectionIdOf(market.id, outcome));
}

export function boundsDetails({ minMinor, maxMinor }: StakeBounds, currency: string): AmountBoundsDetails {
  const max = maxMinor < 0n ? 0n : maxMinor;
  return { min: formatAmount(minMinor, currency), max: formatAmount(max, currency), currency };
}
