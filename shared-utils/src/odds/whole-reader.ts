import type { ListView, MarketTopicView } from '@paddock/contract';
import type { CatalogueView, TournamentBoard } from '@paddock/contract/schemas';

import type { CatalogueValue, ListValue, MarketValue, TournamentValue } from './odds-types.ts';
import type { PriceBook } from './price-book.ts';
import type { Reader } from './reader.ts';

type Gone = { readonly status: 'gone' };
const GONE: Gone = { status: 'gone' };

/** A topic whose snapshot and deltas are the whole picture each time. */
function createWholeReader<P extends object, V>(
  toValue: (status: 'ready' | 'stale', picture: P) => V,
  onPicture: (picture: P) => void = () => undefined,
): Reader<V | Gone> & { readonly whole: () => P | undefined } {
  let picture: P | undefined;
  function take(data: unknown): void {
    picture = data as P;
    onPicture(picture);
  }
  return {
    onSnapshot: take,
    onDelta: take,
    get picture() {
      return picture;
    },
    whole: () => picture,
    valueOf: (status) => (status === 'gone' || picture === undefined ? GONE : toValue(status, picture)),
    marketIds: () => [],
    release: () => undefined,
  };
}

export function createListReader(): Reader<ListValue> {
  return createWholeReader<ListView, ListValue>((status, { eventIds }) => ({ status, eventIds }));
}

export function createCatalogueReader(): Reader<CatalogueValue> {
  return createWholeReader<CatalogueView, CatalogueValue>((status, catalogue) => ({ status, catalogue }));
}

export function createBoardReader(): Reader<TournamentValue> {
  return createWholeReader<TournamentBoard, TournamentValue>((status, board) => ({ status, board }));
}

/** Shows all that its topic tells, beside the status. */
export function createViewReader<P extends object>(): Reader<
  ({ readonly status: 'ready' | 'stale' } & P) | Gone
> {
  return createWholeReader<P, { readonly status: 'ready' | 'stale' } & P>((status, view) => ({
    status,
    ...view,
  }));
}

export function createMarketReader(topic: string, book: PriceBook): Reader<MarketValue> {
  const reader = createWholeReader<MarketTopicView, MarketValue>(
    (status, view) => ({ status, ...view }),
    ({ market }) => book.put(topic, market),
  );
  const marketIds = (): readonly string[] => {
    const view = reader.whole();
    return view === undefined ? [] : [view.market.id];
  };
  return {
    ...reader,
    get picture() {
      return reader.picture;
    },
    marketIds,
    release(isGone) {
      for (const marketId of marketIds()) book.drop(topic, marketId, isGone);
    },
  };
}
