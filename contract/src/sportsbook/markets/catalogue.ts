import type { LocalizedName } from '../../schemas/primitives.ts';
import { FIELD_TYPES } from '../sports/field-markets.ts';
import { SPORT_MARKETS } from '../sports/sport-markets.ts';
import { usualMarginMethod } from './margin-method-of.ts';
import type { MarketKind, MarketType } from './market-type.ts';

/** Our own market types by key, in the order of the sports that have them. A provider's come beside them at run time. */
export const MARKET_TYPES: ReadonlyMap<string, MarketType> = ownTypes();

interface Owned {
  readonly kind: MarketKind;
  /** Undefined for every sport: a championship of any can be won. */
  readonly sports: string[] | undefined;
  readonly nameIn: Record<string, LocalizedName>;
}

function ownTypes(): ReadonlyMap<string, MarketType> {
  const owned = new Map<string, Owned>();
  for (const [sport, { types, names }] of Object.entries(SPORT_MARKETS)) {
    for (const kind of types) {
      const one = owned.get(kind.key) ?? {
        kind,
        sports: FIELD_TYPES.includes(kind) ? undefined : [],
        nameIn: {},
      };
      one.sports?.push(sport);
      const own = names[kind.key];
      if (own !== undefined) one.nameIn[sport] = own;
      owned.set(kind.key, one);
    }
  }
  for (const kind of FIELD_TYPES)
    if (!owned.has(kind.key)) owned.set(kind.key, { kind, sports: undefined, nameIn: {} });
  return new Map([...owned.values()].map((one, rank) => [one.kind.key, marketType(one, rank)]));
}

function marketType({ kind, sports, nameIn }: Owned, rank: number): MarketType {
  return {
    ...kind,
    margin: usualMarginMethod(kind),
    rank,
    sports,
    ...(Object.keys(nameIn).length > 0 && { nameIn }),
    ...(kind.listColumn !== undefined && sports !== undefined && { listedIn: sports }),
  };
}

/** How many outcomes of a market of ours win together: two of double chance, one of all others. */
export function winnersOf(typeKey: string): number {
  return MARKET_TYPES.get(typeKey)?.winners ?? 1;
}
