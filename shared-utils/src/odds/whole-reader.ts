import type { MarketTopicView, ListView } from '@paddock/contract';
import type { CatalogueView, LotteriesView, TournamentBoard } from '@paddock/contract/schemas';

import type {
  CatalogueValue,
  ListValue,
  LotteriesValue,
  MarketValue,
  TournamentValue,
} from './odds-types.ts';
import type { PriceBook } from './price-book.ts';
import type { Reader } from './reader.ts';

/** A topic whose snapshot and deltas are the whole picture each time. */
function createWholeReader<P extends object, V>(
  toValue: (status: 'ready' | 'stale', picture: P) => V,
  gone: V,
  onPicture: (picture: P) => void = () => undefined,
): Reader<V> & { readonly whole: () => P | undefined } {
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
    valueOf: (status) => (status === 'gone' || picture === undefined ? gone : toValue(status, picture)),
    marketIds: () => [],
    release: () => undefined,
  };
}

export function createListReader(): Reader<ListValue> {
  return createWholeReader<ListView, ListValue>((status, { eventIds }) => ({ status, eventIds }), {
    status: 'gone',
  });
}

export function createCatalogueReader(): Reader<CatalogueValue> {
  return createWholeReader<CatalogueView, CatalogueValue>((status, catalogue) => ({ status, catalogue }), {
    status: 'gone',
  });
}

export function createBoardReader(): Reader<TournamentValue> {
  return createWholeReader<TournamentBoard, TournamentValue>((status, board) => ({ status, board }), {
    status: 'gone',
  });
}

export function createLotteriesReader(): Reader<LotteriesValue> {
  return createWholeReader<LotteriesView, LotteriesValue>((status, view) => ({ status, ...view }), {
    status: 'gone',
  });
}

export function createMarketReader(topic: string, book: PriceBook): Reader<MarketValue> {
  const reader = createWholeReader<MarketTopicView, MarketValue>(
    (status, view) => ({ status, ...view }),
    { status: 'gone' },
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
