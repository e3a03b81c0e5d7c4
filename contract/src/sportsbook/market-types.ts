import type { SportMarket } from './sports/sport.ts';
import { SPORTS } from './sports/sports.ts';

/** A kind of market with the sports that have it. */
export interface MarketType extends SportMarket {
  readonly sports: readonly string[];
}

/**
 * The market types of the platform, by key, as the sports name them. A market's identity is (event, type, sorted
 * specifiers) (rules §5); a type says which specifiers it has, which outcomes it offers and which part of the match
 * decides it (rules §7: regular time unless the type says otherwise).
 */
export const MARKET_TYPES: ReadonlyMap<string, MarketType> = marketTypes();

function marketTypes(): ReadonlyMap<string, MarketType> {
  const types = new Map<string, MarketType>();
  for (const [sport, { markets }] of Object.entries(SPORTS))
    for (const market of markets)
      types.set(market.key, { ...market, sports: [...(types.get(market.key)?.sports ?? []), sport] });
  return types;
}

/** How many outcomes of a market win together: two of double chance, one of all others. */
export function winnersOf(typeKey: string): 1 | 2 {
  return MARKET_TYPES.get(typeKey)?.winners ?? 1;
}

/**
 * Canonical text of specifiers: keys sorted, `line=2.5&team=home`; empty for none. Lines are decimal without trailing
 * zeros ("2.5", "-1", "0"); a handicap's line is the home side's, `-1` means home gives one.
 */
export function canonicalSpecifiers(specifiers: Readonly<Record<string, string>>): string {
  return Object.entries(specifiers)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}
