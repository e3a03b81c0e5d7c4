import { MARKET_TYPES } from '@paddock/contract/markets';
import type { MarketMarginsView } from '@paddock/contract/schemas';

import type { MarketCatalogue } from '../book/market-catalogue.ts';

/** How the margin of each market type of ours is put on and taken off, with what the catalogue says where that differs. */
export function marketMargins(types: MarketCatalogue): MarketMarginsView['types'] {
  return types.own().map(({ key, name, margin }) => {
    const usual = MARKET_TYPES.get(key)?.margin ?? margin;
    return { key, name, method: margin, ...(usual !== margin && { usual }) };
  });
}
