import { isParcelOpen, partsText } from '@paddock/contract';
import type { PointsView } from '@paddock/contract/schemas';
import { useFormat, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Panel } from '@paddock/styleguide';

import { NAMED_PRODUCTS } from './loyalty/product-name.ts';

interface EarnsNothingProps {
  readonly view: Pick<PointsView, 'earning'>;
}

/** Products whose stakes bring no points, of those that are open on the site; nothing where all of them do. */
export function EarnsNothing({ view: { earning } }: EarnsNothingProps) {
  const t = useT('office');
  const format = useFormat();
  const closedParcels = useSiteConfig((config) => config.closedParcels) ?? [];
  const nothing = NAMED_PRODUCTS.filter(
    // Pools and lotteries are parcels of their own.
    (product) => earning.every((one) => one.product !== product) && isParcelOpen({ closedParcels }, product),
  );
  if (nothing.length === 0) return null;
  const products = partsText(
    nothing.map((product) => t(`loyalty.products.${product}`)),
    format.language,
  );
  return <Panel padded>{t('loyalty.earnNothing', { products })}</Panel>;
}
