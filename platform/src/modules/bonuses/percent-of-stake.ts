import type { WageringTerms } from './offer.ts';

/**
 * What of a stake counts, in percent: that of its sport or game where terms name it, else that of its product, and nothing of
 * a product that is not named. A bet on several sports has the lowest of theirs.
 * @param on codes of its sports, or of its game; none where its product has none
 */
export function percentOfStake(
  { percents, percentsOf }: Pick<WageringTerms, 'percents' | 'percentsOf'>,
  product: string,
  on: readonly string[] = [],
): number {
  const usual = percents[product] ?? 0;
  const named = percentsOf[product] ?? {};
  return on.length === 0 ? usual : Math.min(...on.map((one) => named[one] ?? usual));
}
