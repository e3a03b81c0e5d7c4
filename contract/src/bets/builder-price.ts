import { MAX_ODDS_MILLI, type OddsMilli } from '../odds/odds.ts';

/** Legs of one builder: its prices are kept for each set of them. */
export const MOST_BUILDER_LEGS = 8;
/** However many legs compound their markets' margins, a builder pays back at least this of its fair price. */
export const LEAST_BUILDER_RETURN = 0.8;
/** A leg that is void leaves a factor of one behind. */
const STAKE_MILLI: OddsMilli = 1000;

/** Steps a builder's price is rounded down to, below a price each: it stands while its model moves a little. */
const STEPS: readonly (readonly [belowMilli: number, stepMilli: number])[] = [
  [5_000, 10],
  [20_000, 50],
  [100_000, 500],
  [Infinity, 5_000],
];

/**
 * The price of a builder for each set of its legs (rules §10), bit *i* of the set for leg *i*. A leg's market pays back
 * r = price · chance of what is fair, never above 1, and the builder the product of these, but never less than the
 * smaller of 0.8 and its worst leg's: price = r₁ · … · rₙ ÷ P(all), rounded down. One leg alone has its own price, the
 * empty set gives the stake back, a set that cannot come true has no price: 0. No price is above 1 ÷ its chance, so no
 * bets at these prices win however the match ends.
 * @param chances by set, that all of its legs come true
 * @param offeredMilli by leg, its own price
 */
export function builderPrices(
  chances: readonly number[],
  offeredMilli: readonly OddsMilli[],
): readonly OddsMilli[] {
  const returns = offeredMilli.map((milli, at) => Math.min(1, (milli / 1000) * (chances[1 << at] ?? 0)));
  return chances.map((chance, set) => {
    if (set === 0) return STAKE_MILLI;
    if (chance <= 0) return 0;
    const members = offeredMilli.flatMap((_, at) => (set & (1 << at) ? [at] : []));
    const [first = 0] = members;
    if (members.length === 1) return Math.min(offeredMilli[first] ?? 0, Math.floor(1000 / chance));
    const kept = members.map((at) => returns[at] ?? 0);
    const compounded = kept.reduce((product, one) => product * one, 1);
    const least = Math.min(LEAST_BUILDER_RETURN, ...kept);
    return roundedDown((1000 * Math.max(compounded, least)) / chance);
  });
}

function roundedDown(milli: number): OddsMilli {
  const step = STEPS.find(([below]) => milli < below)?.[1] ?? 1;
  return Math.min(Math.floor(milli / step) * step, MAX_ODDS_MILLI);
}
