import type { EachWayOffer } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';

/** Says the terms of a place line: "Each way: 1/4 of the odds, 3 places". */
export function usePlaceWords(): (terms: EachWayOffer) => string {
  const t = useT('coupon');
  return ({ num, den, places }) => t('eachWay.place', { part: `${num}/${den}`, count: places });
}
