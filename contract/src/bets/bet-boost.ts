import { parseAmount, type AmountMinor } from '../money/amount.ts';
import { legMultiplier } from '../odds/bet-return.ts';
import type { OddsMilli } from '../odds/odds.ts';
import { ONE, times } from '../odds/ratio.ts';
import type { BetGift } from '../schemas/coupon-gifts.ts';
import type { PlannedLeg } from './plan.ts';

/** From how many counted legs on a percent of the winnings is added; ascending in both. */
export interface BoostStep {
  readonly legs: number;
  readonly percent: number;
}

/** What a gift adds to a bet of one line beside what the bet itself returns, and the most it adds. */
export type BetBoost = (
  | { readonly kind: 'odds-boost'; readonly percent: number }
  | {
      readonly kind: 'accumulator-boost';
      readonly steps: readonly BoostStep[];
      /** Legs of a smaller price are not counted. */
      readonly minLegOddsMilli: OddsMilli;
    }
  | {
      readonly kind: 'accumulator-insurance';
      readonly minLegs: number;
      readonly minLegOddsMilli: OddsMilli;
    }
) & { readonly upToMinor: AmountMinor };

/** What a gift adds to its bet; undefined for a free bet, which is its stake. */
export function boostOf(gift: BetGift, currency: string): BetBoost | undefined {
  if (gift.kind === 'free-bet') return undefined;
  const upToMinor = parseAmount(gift.upTo, currency);
  if (upToMinor === undefined) throw new RangeError(`${gift.upTo} is no amount of ${currency}`);
  return { ...gift, upToMinor };
}

/** A bet of one line, none of which was cashed out. */
export interface BoostedBet {
  readonly stakeMinor: AmountMinor;
  /** The most the bet itself returns. */
  readonly capMinor: AmountMinor;
  readonly legs: readonly PlannedLeg[];
}

type LegOfBoost = Pick<PlannedLeg, 'oddsMilli' | 'result'>;

/** How many legs count for a boost or an insurance: not those that are void as a whole, nor those of too small a price. */
export function countedForBoost(legs: readonly LegOfBoost[], minLegOddsMilli: OddsMilli): number {
  return legs.filter(({ oddsMilli, result }) => result?.voidHalves !== 2 && oddsMilli >= minLegOddsMilli)
    .length;
}

/** The percent that so many counted legs bring; 0 below the first step. */
export const percentOfSteps = (steps: readonly BoostStep[], legs: number): number =>
  steps.findLast((step) => step.legs <= legs)?.percent ?? 0;

/**
 * What a gift adds once every leg has a result, exact and rounded down once (docs/promotions.md#boosts): a percent of what is
 * won above the stake, or the stake where exactly one leg is lost. Nothing while a leg is open.
 */
export function boostExtra(boost: BetBoost, bet: BoostedBet): AmountMinor {
  if (bet.legs.some(({ result }) => result === undefined)) return 0n;
  const extraMinor =
    boost.kind === 'accumulator-insurance' ? insuredStake(boost, bet) : shareOfProfit(boost, bet);
  return extraMinor < boost.upToMinor ? extraMinor : boost.upToMinor;
}

/** The most a gift adds to a bet at these prices: with every leg won, or of an insurance with one lost. */
export function mostExtra(
  boost: BetBoost,
  { stakeMinor, capMinor, prices }: Omit<BoostedBet, 'legs'> & { readonly prices: readonly OddsMilli[] },
): AmountMinor {
  const lost = boost.kind === 'accumulator-insurance' ? 0 : -1;
  const legs = prices.map((oddsMilli, at) => ({
    oddsMilli,
    chancePpb: 0n,
    result: { won: at === lost ? 0 : 1, voidHalves: 0, deadHeat: ONE } as const,
  }));
  return boostExtra(boost, { stakeMinor, capMinor, legs });
}

function insuredStake(
  { minLegs, minLegOddsMilli }: Extract<BetBoost, { kind: 'accumulator-insurance' }>,
  { legs, stakeMinor }: BoostedBet,
): AmountMinor {
  if (countedForBoost(legs, minLegOddsMilli) < minLegs) return 0n;
  return legs.filter(isLost).length === 1 ? stakeMinor : 0n;
}

/** A leg that is lost by half pays something: the bet stands. */
const isLost = ({ result }: LegOfBoost): boolean => result?.won === 0 && result.voidHalves === 0;

function shareOfProfit(
  boost: Exclude<BetBoost, { kind: 'accumulator-insurance' }>,
  { legs, stakeMinor, capMinor }: BoostedBet,
): AmountMinor {
  const percent =
    boost.kind === 'odds-boost'
      ? boost.percent
      : percentOfSteps(boost.steps, countedForBoost(legs, boost.minLegOddsMilli));
  const { num, den } = legs.reduce(
    (product, { result, oddsMilli }) => (result ? times(product, legMultiplier(result, oddsMilli)) : product),
    ONE,
  );
  const wonNum = stakeMinor * num > capMinor * den ? capMinor * den : stakeMinor * num;
  const profitNum = wonNum - stakeMinor * den;
  return profitNum <= 0n ? 0n : (profitNum * BigInt(percent)) / (den * 100n);
}
