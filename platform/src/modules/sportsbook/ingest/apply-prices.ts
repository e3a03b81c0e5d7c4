import { canonicalSpecifiers } from '@paddock/contract';
import { areTerms } from '@paddock/contract/bets';
import { placedTypeOf } from '@paddock/contract/markets';
import type { FeedFault, FeedPrices } from '@paddock/contract/schemas';

import { marketKeyOf, type EventEntry, type MarketEntry } from '../book/entries.ts';
import { replaceMarket, setMarketStatus } from '../book/market-changes.ts';
import { PriceHistory } from '../book/price-history.ts';
import { NOTHING_ORDERED } from '../book/trading-orders.ts';
import type { Catalogue } from './apply-fixture.ts';
import { checkMarketKey, namesProblem, outcomesProblem, type CheckedMarketKey } from './market-key.ts';

type FeedMarket = FeedPrices['markets'][number];

/**
 * Replaces each listed market whole, making those not seen before. A market that does not fit the catalogue of market types
 * is refused by itself, and takes no more bets at the prices it had; the rest of the message counts. Prices that are not fresh
 * open nothing: their markets are suspended, and no model is known. Answers the markets taken and why others were not.
 */
export function applyPrices(
  catalogue: Catalogue,
  event: EventEntry,
  prices: FeedPrices,
  { nowMs, fresh }: { readonly nowMs: number; readonly fresh: boolean },
): { readonly taken: readonly MarketEntry[]; readonly faults: readonly FeedFault[] } {
  event.model = fresh ? prices.model : undefined;
  const taken: MarketEntry[] = [];
  const faults: FeedFault[] = [];
  for (const named of prices.markets) {
    const { type, specifiers, status } = named;
    const told =
      fresh || status === 'closed' ? named : { ...named, status: 'suspended' as const, reason: 'feed' };
    const market = takeMarket(catalogue, event, told, nowMs);
    if (typeof market !== 'string') {
      taken.push(market);
      continue;
    }
    faults.push({ code: 'FEED_UNMAPPED', market: { type, specifiers }, reason: market });
    const known = event.markets.get(marketKeyOf(type, canonicalSpecifiers(specifiers)));
    if (known?.status === 'open') setMarketStatus(catalogue.book, known, 'suspended', 'feed', nowMs);
  }
  return { taken, faults };
}

function takeMarket(
  catalogue: Catalogue,
  event: EventEntry,
  named: FeedMarket,
  nowMs: number,
): MarketEntry | string {
  const key = checkMarketKey(catalogue.book.types, event.sport, named);
  if (typeof key === 'string') return key;
  const { selections, eachWay } = named;
  if (key.type.settlement === 'field' && event.field === undefined)
    return `${key.type.key} is a market of a field`;
  const problem =
    termsProblem(key, eachWay) ??
    outcomesProblem(
      key,
      selections.map(({ outcome }) => outcome),
    ) ??
    namesProblem(key, selections);
  if (problem !== undefined) return problem;
  const market =
    event.markets.get(marketKeyOf(key.type.key, key.specifiersKey)) ?? addMarket(catalogue, event, key);
  replaceMarket(
    catalogue.book,
    market,
    {
      status: named.status,
      reason: named.status === 'open' ? undefined : named.reason,
      selections: selections.map(({ outcome, oddsMilli, open, name }) => ({
        outcome,
        oddsMilli,
        open: open ?? true,
        ...(key.type.beyond === 'named' && name !== undefined && { name }),
      })),
      ...(eachWay && { eachWay }),
    },
    nowMs,
  );
  return market;
}

/** The reason each way cannot be offered so. */
function termsProblem({ type }: CheckedMarketKey, eachWay: FeedMarket['eachWay']): string | undefined {
  if (eachWay === undefined) return undefined;
  if (type.settlement !== 'field' || (type.winners ?? 1) > 1) return `${type.key} has no each way`;
  if (!areTerms(eachWay)) return 'a place pays no more than the price';
  return placedTypeOf(eachWay.places) === undefined ? `no market pays ${eachWay.places} places` : undefined;
}

function addMarket({ book, ids }: Catalogue, event: EventEntry, key: CheckedMarketKey): MarketEntry {
  const market: MarketEntry = {
    id: ids.next(),
    event,
    ...key,
    status: 'suspended',
    reason: undefined,
    suspendedSinceMs: undefined,
    version: 0,
    openedVersion: 0,
    selections: [],
    eachWay: undefined,
    fed: [],
    ordered: NOTHING_ORDERED,
    history: new PriceHistory(),
    lastClosed: new Map(),
    stored: false,
  };
  event.markets.set(marketKeyOf(key.type.key, key.specifiersKey), market);
  book.markets.set(market.id, market);
  return market;
}
