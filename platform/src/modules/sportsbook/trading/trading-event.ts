import { formatAmount, selectionIdOf } from '@paddock/contract';
import type {
  PriceOverrideView,
  TradingEventView,
  TradingMarketView,
  TradingMarketsView,
  TradingSelectionView,
} from '@paddock/contract/schemas';

import type { EventEntry, MarketEntry } from '../book/entries.ts';
import { isHeld } from '../book/openness.ts';
import { cutOf } from '../book/trading-orders.ts';
import { namesOfSelection } from '../read/market-view.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import { marketBookMilli } from './market-book.ts';
import { roomTakenMilli } from './trading-board.ts';

export interface TradingEventParts {
  readonly exposures: ExposureBook;
  /** Those that stand. */
  readonly overrides: readonly PriceOverrideView[];
}

/** The markets of an event as traders see them, with most at risk first; those that are settled or closed last. */
export function tradingEvent(
  parts: TradingEventParts,
  event: EventEntry,
  row: TradingEventView,
): TradingMarketsView {
  const atRisk = (market: MarketEntry) =>
    market.selections.reduce((most, { outcome }) => {
      const cents = parts.exposures.of(selectionIdOf(market.id, outcome));
      return cents > most ? cents : most;
    }, 0n);
  const rank = ({ status }: MarketEntry) => (status === 'open' || status === 'suspended' ? 0 : 1);
  const markets = [...event.markets.values()]
    .map((market) => ({ market, most: atRisk(market) }))
    .toSorted((a, b) => rank(a.market) - rank(b.market) || Number(b.most - a.most));
  return { event: row, markets: markets.map(({ market }) => marketRow(parts, market)) };
}

function marketRow(parts: TradingEventParts, market: MarketEntry): TradingMarketView {
  return {
    marketId: market.id,
    type: market.type.key,
    specifiers: market.specifiersKey,
    status: market.status,
    isHeld: isHeld(market),
    cutMilli: cutOf(market),
    bookMilli: marketBookMilli(market),
    selections: market.selections.map((selection) => selectionRow(parts, market, selection)),
  };
}

function selectionRow(
  { exposures, overrides }: TradingEventParts,
  market: MarketEntry,
  { outcome, oddsMilli, open }: MarketEntry['selections'][number],
): TradingSelectionView {
  const selectionId = selectionIdOf(market.id, outcome);
  const cents = exposures.of(selectionId);
  const acting = market.ordered.overrides.find((one) => one.outcome === outcome);
  return {
    outcome,
    names: namesOfSelection(market, outcome),
    oddsMilli,
    fedMilli: market.fed.find((one) => one.outcome === outcome)?.oddsMilli ?? oddsMilli,
    open,
    override: overrides.find(({ id }) => id === acting?.id) ?? null,
    liability: formatAmount(cents, 'EUR'),
    roomTakenMilli: Number(roomTakenMilli(exposures, selectionId, cents)),
  };
}
