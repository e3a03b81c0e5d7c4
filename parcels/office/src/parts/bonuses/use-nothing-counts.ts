import { useT } from '@paddock/shared-utils/react';

import { isNamedProduct } from '../loyalty/product-name.ts';

/** Products of the site whose stakes count nothing for a bonus, by their names. */
export function useNothingCounts(): (percents: Readonly<Record<string, number>>) => readonly string[] {
  const t = useT('office');
  return (percents) =>
    Object.entries(percents)
      .filter(([, percent]) => percent === 0)
      .map(([product]) => (isNamedProduct(product) ? t(`loyalty.products.${product}`) : product));
}
