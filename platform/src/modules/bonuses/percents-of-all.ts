import type { BonusesParts } from './bonuses-parts.ts';

/** What of a stake counts by product as players are told it: of each product of the site, with nothing where terms do not name it. */
export const percentsOfAll = (
  { products }: Pick<BonusesParts, 'products'>,
  percents: Readonly<Record<string, number>>,
): Record<string, number> => ({
  ...Object.fromEntries(products.map(({ product }) => [product, 0])),
  ...percents,
});
