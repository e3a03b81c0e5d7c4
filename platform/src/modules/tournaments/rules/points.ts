import type { AmountMinor, TournamentPointsRule } from '@paddock/contract';

/** A round as far as points ask of it. */
export interface RoundFacts {
  readonly stakeMinor: AmountMinor;
  /** Undefined while it is open. */
  readonly paidMinor: AmountMinor | undefined;
  /** As if it had never been staked. */
  readonly isVoid: boolean;
  readonly endedAtMs: number | undefined;
}

/** What holds for rounds of one currency. */
export interface PointsTerms {
  readonly leastStakeMinor: AmountMinor;
  /** What has to be staked for a point; undefined where points do not come of turnover. */
  readonly turnoverUnitMinor: AmountMinor | undefined;
}

/** One point, in the hundredths that points are counted in. */
export const POINT = 100n;

/**
 * What a round brings, in hundredths of a point (S2-48). Undefined for one that does not count: it is open or void, ended
 * after late results end, or less was staked than asked. Multipliers are floored to 0.01, and so is each round's part of the turnover, so
 * that who splits a stake gains nothing.
 */
export function pointsOf(
  rule: TournamentPointsRule,
  { stakeMinor, paidMinor, isVoid, endedAtMs }: RoundFacts,
  { leastStakeMinor, turnoverUnitMinor }: PointsTerms,
  resultsAtMs: number,
): bigint | undefined {
  if (paidMinor === undefined || endedAtMs === undefined || endedAtMs > resultsAtMs) return undefined;
  if (isVoid || stakeMinor < leastStakeMinor) return undefined;
  switch (rule) {
    case 'best-multiplier':
    case 'sum-of-multipliers':
      return (paidMinor * POINT) / stakeMinor;
    case 'turnover':
      return turnoverUnitMinor === undefined ? undefined : (stakeMinor * POINT) / turnoverUnitMinor;
    case 'rounds':
      return POINT;
  }
}
