import type { FeedFault, FeedResult } from '@paddock/contract/schemas';

import { marketKeyOf, type EventEntry, type MarketEntry } from '../book/entries.ts';
import type { KnownTypes } from '../book/market-catalogue.ts';
import { checkMarketKey } from '../ingest/market-key.ts';
import { resultFault } from './result-check.ts';
import type { ResultRow } from './result-store.ts';
import { isTooEarly } from './too-early.ts';

type NamedMarket = FeedResult['markets'][number];
type MarketName = Pick<NamedMarket, 'type' | 'specifiers'>;

/** The markets a message names, or all of the event's. One that was never offered has no effect. */
export function namedMarkets(
  types: KnownTypes,
  event: EventEntry,
  named: readonly MarketName[] | undefined,
): { readonly markets: readonly MarketEntry[]; readonly faults: readonly FeedFault[] } {
  if (named === undefined) return { markets: [...event.markets.values()], faults: [] };
  const markets: MarketEntry[] = [];
  const faults: FeedFault[] = [];
  for (const one of named) {
    const found = findMarket(types, event, one);
    if (found === undefined) continue;
    if ('code' in found) faults.push(found);
    else markets.push(found);
  }
  return { markets, faults };
}

/** A market of a result with its rows. */
export interface NamedResult {
  readonly market: MarketEntry;
  readonly rows: readonly ResultRow[];
}

interface ReadResult {
  /** Every market of ours the message is about. */
  readonly markets: readonly MarketEntry[];
  /** Those of them whose result can be true. */
  readonly named: readonly NamedResult[];
  readonly faults: readonly FeedFault[];
}

export function readResult(
  types: KnownTypes,
  event: EventEntry,
  result: FeedResult,
  nowMs: number,
): ReadResult {
  const markets: MarketEntry[] = [];
  const named: NamedResult[] = [];
  const faults: FeedFault[] = [];
  for (const one of result.markets) {
    const market = findMarket(types, event, one);
    if (market === undefined) {
      if (one.ifOffered !== true) faults.push(notOffered(one));
    } else if ('code' in market) faults.push(market);
    else {
      const offered = market.selections.map(({ outcome }) => outcome);
      const fault =
        twice(markets, market) ??
        resultFault({ ...market, offered }, one.selections) ??
        tooEarly(event, one, nowMs);
      markets.push(market);
      if (fault !== undefined) faults.push(fault);
      else named.push({ market, rows: one.selections.map((each) => resultRow(market, each)) });
    }
  }
  return { markets, named, faults };
}

function findMarket(
  types: KnownTypes,
  event: EventEntry,
  { type, specifiers }: MarketName,
): MarketEntry | FeedFault | undefined {
  const key = checkMarketKey(types, event.sport, { type, specifiers });
  if (typeof key === 'string') return { code: 'FEED_UNMAPPED', market: { type, specifiers }, reason: key };
  return event.markets.get(marketKeyOf(key.type.key, key.specifiersKey));
}

function notOffered({ type, specifiers }: MarketName): FeedFault {
  const reason = `${type}: a result of a market that was not offered`;
  return { code: 'RESULT_NOT_OFFERED', market: { type, specifiers }, reason };
}

function twice(markets: readonly MarketEntry[], market: MarketEntry): FeedFault | undefined {
  if (!markets.includes(market)) return undefined;
  const { key } = market.type;
  const named = { type: key, specifiers: { ...market.specifiers } };
  return { code: 'RESULT_CONFLICT', market: named, reason: `${key}: two results in one message` };
}

function tooEarly(
  event: EventEntry,
  { type, specifiers, selections }: NamedMarket,
  nowMs: number,
): FeedFault | undefined {
  if (!isTooEarly(event, selections, nowMs)) return undefined;
  const reason = `${type}: the match has not begun`;
  return { code: 'RESULT_TOO_EARLY', market: { type, specifiers }, reason };
}

/** A selection's result as it is stored. */
export function resultRow(
  market: { readonly id: string },
  selection: NamedMarket['selections'][number],
): ResultRow {
  const [num, den] = selection.deadHeat ?? [1, 1];
  return {
    market_id: market.id,
    outcome: selection.outcome,
    won: selection.won,
    void_halves: selection.voidHalves ?? 0,
    num,
    den,
  };
}
