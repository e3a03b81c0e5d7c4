import type { RaceProduct, TournamentScope } from '@paddock/contract/schemas';

/** What of a product's points counts, and from which price on. */
export type Weight = Pick<RaceProduct, 'percent' | 'leastOddsMilli'>;

const WHOLE: Weight = { percent: 100, leastOddsMilli: null };

/** How much rounds of a product count; undefined for not at all. A tournament of games is about games of the catalogue. */
export function weightOf(
  scope: TournamentScope,
  { product, isOfGames }: { readonly product: string; readonly isOfGames: boolean },
): Weight | undefined {
  if (scope.of !== 'products') return isOfGames ? WHOLE : undefined;
  return scope.products.find((one) => one.product === product);
}

/**
 * Points of a round by the weight of its product, floored to 0.01 once more; undefined for one at too small a price.
 * @param oddsMilli the smallest price of its legs; null where there are none
 */
export function weighed(
  points: bigint,
  { percent, leastOddsMilli }: Weight,
  oddsMilli: number | null,
): bigint | undefined {
  if (leastOddsMilli !== null && oddsMilli !== null && oddsMilli < leastOddsMilli) return undefined;
  return (points * BigInt(percent)) / 100n;
}
