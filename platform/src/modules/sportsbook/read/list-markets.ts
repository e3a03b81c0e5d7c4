import { LIST_COLUMNS } from '@paddock/contract';
import { FIELD_WINNER_KEY, MARKET_TYPES, type MarketType } from '@paddock/contract/markets';

import { marketKeyOf, type EventEntry, type MarketEntry } from '../book/entries.ts';

/** The types that fill a sport's list columns: of our own. */
export const LIST_TYPES: ReadonlyMap<string, readonly MarketType[]> = listTypes();

/**
 * The markets a list row shows (`listColumn` of its types): the winner, the main total and handicap, and the next thing
 * to happen. Of several lines the main one is the closest to even; an open market goes before a suspended one.
 */
export function listMarkets(event: EventEntry): readonly MarketEntry[] {
  if (event.field !== undefined) return fieldMarkets(event);
  const chosen = new Map<MarketType, MarketEntry>();
  for (const market of event.markets.values()) {
    if (market.status === 'closed' || market.status === 'settled') continue;
    const { type } = market;
    if (type.listColumn === undefined) continue;
    const best = chosen.get(type);
    if (best === undefined || isBetter(market, best)) chosen.set(type, market);
  }
  return (LIST_TYPES.get(event.sport) ?? []).flatMap((type) => chosen.get(type) ?? []);
}

/** Of a field: who wins it. */
function fieldMarkets({ markets }: EventEntry): readonly MarketEntry[] {
  const winner = markets.get(marketKeyOf(FIELD_WINNER_KEY, ''));
  return winner === undefined || winner.status === 'closed' || winner.status === 'settled' ? [] : [winner];
}

function isBetter(market: MarketEntry, best: MarketEntry): boolean {
  if (market.status !== best.status) return market.status === 'open';
  if (market.type.listColumn === 'next') return ordinal(market) < ordinal(best);
  const distance = unevenness(market) - unevenness(best);
  // Of two equally even lines the one that was there first, so that a row does not flicker.
  return distance < 0;
}

/** Which goal, set or quarter a market is about. */
function ordinal({ type, specifiers }: MarketEntry): number {
  const name = type.specifiers.find(({ kind }) => kind === 'ordinal')?.name;
  return Number(specifiers[name ?? ''] ?? 0);
}

/** How far a market of two outcomes is from even, by its implied chances. */
function unevenness({ selections }: MarketEntry): number {
  const [first, second] = selections;
  if (first === undefined || second === undefined) return Number.POSITIVE_INFINITY;
  return Math.abs(1 / first.oddsMilli - 1 / second.oddsMilli);
}

function listTypes(): ReadonlyMap<string, readonly MarketType[]> {
  const bySport = new Map<string, MarketType[]>();
  for (const column of LIST_COLUMNS) {
    for (const type of MARKET_TYPES.values()) {
      if (type.listColumn !== column) continue;
      for (const sport of type.sports ?? []) bySport.set(sport, [...(bySport.get(sport) ?? []), type]);
    }
  }
  return bySport;
}
