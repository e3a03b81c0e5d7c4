import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PriceChangePolicy } from '@paddock/contract';
import {
  price$,
  watchMarket,
  type CouponLeg,
  type MarketValue,
  type PriceValue,
  type Stream,
} from '@paddock/shared-utils';

import type { NamedPrice } from '../state/coupon.slice.ts';
import { legView, type LegView } from '../state/leg-view.ts';

export interface WatchedLeg {
  readonly view: LegView;
  readonly market: MarketValue;
}

/** The coupon's legs with their live prices and scores; renders again when one of them changes. */
export function useLegViews(
  legs: readonly CouponLeg[],
  policy: PriceChangePolicy,
  namedPrices: Readonly<Record<string, NamedPrice>>,
): readonly WatchedLeg[] {
  const streams = useMemo(
    () => legs.map((leg) => ({ leg, price: price$(leg.selectionId), market: watchMarket(leg.marketId) })),
    [legs],
  );
  useLatest(streams.flatMap(({ price, market }): Stream<unknown>[] => [price, market]));
  return streams.map(({ leg, price, market }) => ({
    view: legView(leg, withNamedPrice(price.snapshot(), namedPrices[leg.selectionId]), policy),
    market: market.snapshot(),
  }));
}

/** Until the live price is newer than the one that was refused, the server's answer is the truth. */
function withNamedPrice(live: PriceValue, named: NamedPrice | undefined): PriceValue {
  if (named === undefined || live.status !== 'open' || live.version !== named.sentVersion) return live;
  return { ...live, oddsMilli: named.oddsMilli, version: named.version };
}

/** Subscribes to all streams at once; the snapshot is a list of their values that stays the same while they do. */
function useLatest(streams: readonly Stream<unknown>[]): void {
  const latest = useMemo(() => ({ values: streams.map((stream) => stream.snapshot()) }), [streams.length]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscriptions = streams.map((stream) => stream.subscribe(onChange));
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
    // The streams of equal legs are the same objects, so the legs' identity is theirs.
    streams,
  );
  useSyncExternalStore(subscribe, () => {
    const values = streams.map((stream) => stream.snapshot());
    if (values.length !== latest.values.length || values.some((value, at) => value !== latest.values[at])) {
      latest.values = values;
    }
    return latest.values;
  });
}
