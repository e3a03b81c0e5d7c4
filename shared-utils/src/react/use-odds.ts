import { useMemo } from 'react';

import {
  couponLegs$,
  price$,
  watchCatalogue,
  watchEvent,
  watchList,
  watchLotteries,
  watchMarket,
  watchTable,
  watchTournament,
  type CatalogueValue,
  type EventValue,
  type ListValue,
  type LotteriesValue,
  type MarketValue,
  type PriceValue,
  type TableValue,
  type TournamentValue,
} from '@paddock/shared-utils';

import { useStream, useStreamValue } from './use-stream.ts';

/** One price; the component renders again only when this price changes. */
export function usePrice(selectionId: string): PriceValue {
  return useStream(useMemo(() => price$(selectionId), [selectionId]));
}

/** Watches an event while mounted: `row` for lists, `event` for its page. Prices come by `usePrice`. */
export function useEvent(eventId: string, detail: 'row' | 'event'): EventValue {
  return useStream(useMemo(() => watchEvent(eventId, detail), [eventId, detail]));
}

/** Watches one market while mounted. */
export function useMarket(marketId: string): MarketValue {
  return useStream(useMemo(() => watchMarket(marketId), [marketId]));
}

/** Watches which events a section lists while mounted. */
export function useList(section: 'live' | 'line', sport: string): ListValue {
  return useStream(useMemo(() => watchList(section, sport), [section, sport]));
}

/** Watches the catalogue of sports and championships while mounted. */
export function useCatalogue(): CatalogueValue {
  return useStream(useMemo(() => watchCatalogue(), []));
}

/** Watches a table whose rounds many share while mounted. */
export function useTable(game: string): TableValue {
  return useStream(useMemo(() => watchTable(game), [game]));
}

/** Watches the board of a tournament while mounted. */
export function useTournament(id: string): TournamentValue {
  return useStream(useMemo(() => watchTournament(id), [id]));
}

/** Watches what is sold and what fell last in every lottery while mounted. */
export function useLotteriesNow(): LotteriesValue {
  return useStream(useMemo(() => watchLotteries(), []));
}

/** Whether the coupon holds this selection; renders again only when that changes. */
export function useIsPicked(selectionId: string): boolean {
  return useStreamValue(couponLegs$, ({ legs }) => legs.some((leg) => leg.selectionId === selectionId));
}
