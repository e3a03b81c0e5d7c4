import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PriceChangePolicy } from '@paddock/contract';
import { price$, watchMarket, type CouponLeg, type MarketValue, type Stream } from '@paddock/shared-utils';

import { legView, type LegView } from '../model/leg-view.ts';
import { withNamedPrice, type NamedPrices } from '../model/named-price.ts';

export interface WatchedLeg {
  readonly view: LegView;
  readonly market: MarketValue;
}

/** The coupon's legs with their live prices and scores; renders again when one of them changes. */
export function useLegViews(
  legs: readonly CouponLeg[],
  policy: PriceChangePolicy,
  namedPrices: NamedPrices,
): readonly WatchedLeg[] {
  const watched = useMemo(
    () => legs.map((leg) => ({ leg, price: price$(leg.selectionId), market: watchMarket(leg.marketId) })),
    [legs],
  );
  useLatest(
    useMemo(() => watched.flatMap(({ price, market }): Stream<unknown>[] => [price, market]), [watched]),
  );
  return watched.map(({ leg, price, market }) => ({
    view: legView(leg, withNamedPrice(price.snapshot(), namedPrices[leg.selectionId]), policy),
    market: market.snapshot(),
  }));
}

/** Renders again when any of the streams has a new value. Give it the same list as long as its streams are the same. */
function useLatest(streams: readonly Stream<unknown>[]): void {
  const latest = useMemo(() => ({ streams, values: valuesOf(streams) }), [streams]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscriptions = latest.streams.map((stream) => stream.subscribe(onChange));
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
    [latest],
  );
  // The list stays the same object while its values do: a snapshot must not change by itself.
  useSyncExternalStore(subscribe, () => {
    const values = valuesOf(latest.streams);
    if (values.some((value, at) => value !== latest.values[at])) latest.values = values;
    return latest.values;
  });
}

function valuesOf(streams: readonly Stream<unknown>[]): readonly unknown[] {
  return streams.map((stream) => stream.snapshot());
}
