import { parseSelectionId } from '@paddock/contract';
import type { MarketView } from '@paddock/contract/schemas';

import { createStream } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import type { PriceValue } from './odds-types.ts';
import type { Watched } from './topic-views.ts';
import { isOlderVersion, looksDifferent, nextPrice, PRICE_LOADING } from './price-value.ts';

/** What one cell shows, and who shows it. */
interface Cell {
  value: PriceValue;
  readonly listeners: Set<(value: PriceValue) => void>;
}

interface Market {
  view: MarketView;
  /** Topics that bring this market. */
  readonly carriers: Set<string>;
  readonly cells: Map<string, Cell>;
}

/**
 * Every price on the page, by selection. Changes are staged as they come and published together by `publish`; only
 * cells that look different are told.
 */
export interface PriceBook {
  price$(selectionId: string): Stream<PriceValue>;
  /** A topic brings a market. */
  put(topic: string, view: MarketView): void;
  /** A topic no longer brings a market: the server took it away, or nobody watches any more. */
  drop(topic: string, marketId: string, isGone: boolean): void;
  /** The freshness of a topic changed: its markets are looked at again. */
  touch(topic: string, marketIds: Iterable<string>): void;
  publish(): void;
  /** Prices somebody looks at, with their latest values. */
  watched(): readonly Watched[];
}

export interface PriceBookDependencies {
  readonly isTopicFresh: (topic: string) => boolean;
  readonly nowMs: () => number;
  /** Something is staged. */
  readonly onStaged: () => void;
}

export function createPriceBook({ isTopicFresh, nowMs, onStaged }: PriceBookDependencies): PriceBook {
  const markets = new Map<string, Market>();
  /** Cells asked for before their market is known, by selection. */
  const early = new Map<string, Cell>();
  const staged = new Set<string>();

  function placeOf(selectionId: string): { readonly market: Market | undefined; readonly outcome: string } {
    const selection = parseSelectionId(selectionId);
    return {
      market: selection === undefined ? undefined : markets.get(selection.marketId),
      outcome: selection?.outcome ?? '',
    };
  }

  function stage(marketId: string): void {
    staged.add(marketId);
    onStaged();
  }

  function cellOf(selectionId: string): Cell {
    const { market, outcome } = placeOf(selectionId);
    const known = market?.cells.get(outcome) ?? early.get(selectionId);
    if (known !== undefined) return known;
    const cell: Cell = { value: PRICE_LOADING, listeners: new Set() };
    if (market === undefined) early.set(selectionId, cell);
    else market.cells.set(outcome, cell);
    return cell;
  }

  function adoptEarly(marketId: string, market: Market): void {
    for (const { outcome } of market.view.selections) {
      if (market.cells.has(outcome)) continue;
      const selectionId = `${marketId}.${outcome}`;
      market.cells.set(outcome, early.get(selectionId) ?? { value: PRICE_LOADING, listeners: new Set() });
      early.delete(selectionId);
    }
  }

  function tell(cell: Cell, value: PriceValue): void {
    const isSeen = looksDifferent(cell.value, value);
    cell.value = value;
    if (isSeen) for (const listener of [...cell.listeners]) listener(value);
  }

  function publishMarket(market: Market, atMs: number): void {
    const isStale = ![...market.carriers].some(isTopicFresh);
    const condition = { isStale, isGone: market.carriers.size === 0 };
    for (const [outcome, cell] of market.cells) {
      const selection = market.view.selections.find((each) => each.outcome === outcome);
      tell(cell, nextPrice(cell.value, market.view, selection, condition, atMs));
    }
    if (condition.isGone) forgetUnseen(market);
  }

  /** A market nobody brings is kept only while somebody looks at what became of it. */
  function forgetUnseen(market: Market): void {
    const isSeen = [...market.cells.values()].some((cell) => cell.listeners.size > 0);
    if (!isSeen) markets.delete(market.view.id);
  }

  /** Nobody brings the market any more: whoever still looks sees that nothing is known. */
  function unwatch(marketId: string, market: Market): void {
    markets.delete(marketId);
    staged.delete(marketId);
    for (const [outcome, cell] of market.cells) {
      if (cell.listeners.size > 0) early.set(`${marketId}.${outcome}`, cell);
      tell(cell, PRICE_LOADING);
    }
  }

  function listen(selectionId: string, listener: (value: PriceValue) => void): () => void {
    const cell = cellOf(selectionId);
    cell.listeners.add(listener);
    listener(cell.value);
    return () => {
      cell.listeners.delete(listener);
      if (cell.listeners.size > 0) return;
      early.delete(selectionId);
      const { market } = placeOf(selectionId);
      if (market?.carriers.size === 0) forgetUnseen(market);
    };
  }

  function read(selectionId: string): PriceValue {
    const { market, outcome } = placeOf(selectionId);
    return market?.cells.get(outcome)?.value ?? PRICE_LOADING;
  }

  return {
    price$: (selectionId) =>
      createStream(
        () => read(selectionId),
        (listener) => listen(selectionId, listener),
      ),
    put(topic, view) {
      const market = markets.get(view.id);
      if (market === undefined) {
        const fresh: Market = { view, carriers: new Set([topic]), cells: new Map() };
        markets.set(view.id, fresh);
        adoptEarly(view.id, fresh);
      } else {
        market.carriers.add(topic);
        if (!isOlderVersion(view.version, market.view.version)) market.view = view;
        adoptEarly(view.id, market);
      }
      stage(view.id);
    },
    drop(topic, marketId, isGone) {
      const market = markets.get(marketId);
      if (market === undefined || !market.carriers.delete(topic) || market.carriers.size > 0) return;
      if (isGone) stage(marketId);
      else unwatch(marketId, market);
    },
    touch(topic, marketIds) {
      for (const marketId of marketIds) if (markets.get(marketId)?.carriers.has(topic)) stage(marketId);
    },
    watched: () =>
      [...markets].flatMap(([marketId, { cells }]) =>
        [...cells]
          .filter(([, { listeners }]) => listeners.size > 0)
          .map(([outcome, { value }]) => [`price$ ${marketId}.${outcome}`, value] as const),
      ),
    publish() {
      const due = [...staged];
      staged.clear();
      const atMs = nowMs();
      for (const marketId of due) {
        const market = markets.get(marketId);
        if (market !== undefined) publishMarket(market, atMs);
      }
    },
  };
}
