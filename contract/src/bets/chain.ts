import { isLess, ONE, plus, times, ZERO, type Ratio } from '../odds/ratio.ts';

/**
 * What a unit stake leaves on the account of a chain, exact: before each link a unit is staked, or what is left, in the
 * player's order; an account that is empty ends it (rules §10). A link that is void gives its stake back. The links of a
 * conditional bet are singles or accumulators, each with the product of its legs.
 */
export function chainMultiplier(links: readonly Ratio[]): Ratio {
  return links.reduce<Ratio>((account, link) => {
    const staked = isLess(account, ONE) ? account : ONE;
    const kept = plus(account, { num: -staked.num, den: staked.den });
    return reduced(plus(kept, times(staked, link)));
  }, ONE);
}

/** The multiplier of an accumulator as a link. */
export const linkOf = (legs: readonly Ratio[]): Ratio => legs.reduce(times, ONE);

/** Denominators of twenty links would multiply. */
function reduced({ num, den }: Ratio): Ratio {
  if (num === 0n) return ZERO;
  let [a, b] = [num, den];
  while (b > 0n) [a, b] = [b, a % b];
  return { num: num / a, den: den / a };
}
