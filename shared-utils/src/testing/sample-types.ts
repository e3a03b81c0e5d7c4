import { MARKET_TYPES, typeViewOf } from '@paddock/contract/markets';
import type { MarketTypeView } from '@paddock/contract/schemas';

/** The market types a server without providers tells pages of. */
export const TOLD_TYPES: MarketTypeView[] = [...MARKET_TYPES.values()].map((type) => typeViewOf(type, {}));

/** A type of our own by its key. @throws Error where there is none. */
export function aMarketType(key: string): MarketTypeView {
  const type = TOLD_TYPES.find((one) => one.key === key);
  if (type === undefined) throw new Error(`no market type ${key}`);
  return type;
}
