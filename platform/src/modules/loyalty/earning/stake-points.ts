import type { LoyaltyEarning } from '@paddock/contract/schemas';

/** Points are counted in millionths, so that many small stakes lose nothing to rounding. */
export const MICRO = 1_000_000n;

/** Millionths of a point for what of a stake counts, in cents of the site's currency. */
export function microPointsOf(
  countedCents: bigint,
  { pointsPerUnitMilli }: Pick<LoyaltyEarning, 'pointsPerUnitMilli'>,
): bigint {
  // A unit is 100 cents, a point 1,000 thousandths of 1,000 millionths each.
  return countedCents * BigInt(pointsPerUnitMilli) * 10n;
}

/** Whole points of what was counted. */
export const wholePoints = (microPoints: bigint): bigint => microPoints / MICRO;
