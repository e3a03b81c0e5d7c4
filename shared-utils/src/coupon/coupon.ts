import type { TabChannel } from '../environment/environment-types.ts';
import { refused } from '../http/failures.ts';
import type { BrowserStorage } from '../storage/storage-types.ts';
import { createStore } from '../stream/store.ts';
import {
  COUPON_LEGS_MAX,
  type Coupon,
  type CouponLeg,
  type CouponValue,
  type PickTaker,
  type ToggleResult,
} from './coupon-types.ts';
import { parseLegs } from './parse-legs.ts';

/** The coupon's selections, in this browser's storage and in all its tabs. */
export function createCoupon(storage: BrowserStorage, channel: TabChannel): Coupon {
  const item = storage.storageItem<readonly CouponLeg[]>({
    key: 'coupon',
    version: 1,
    fallback: [],
    parse: parseLegs,
  });
  const store = createStore<CouponValue>({ status: 'ready', legs: item.read() });

  let taker: PickTaker | undefined;

  channel.onMessage((message) => store.set({ status: 'ready', legs: parseLegs(message) ?? [] }));

  /** The legs as last kept by any tab: this one may have slept through a message. */
  function current(): readonly CouponLeg[] {
    return item.read();
  }

  function keep(legs: readonly CouponLeg[]): void {
    item.write(legs);
    store.set({ status: 'ready', legs });
    channel.post(legs);
  }

  function toggleLeg(leg: CouponLeg): ToggleResult {
    const legs = current();
    if (legs.some((each) => each.selectionId === leg.selectionId)) {
      keep(legs.filter((each) => each.selectionId !== leg.selectionId));
      return { ok: true, change: 'removed' };
    }
    if (legs.some((each) => each.marketId === leg.marketId)) {
      keep(legs.map((each) => (each.marketId === leg.marketId ? leg : each)));
      return { ok: true, change: 'replaced' };
    }
    if (legs.length >= COUPON_LEGS_MAX) return refused('TOO_MANY_LEGS', 422);
    keep([...legs, leg]);
    return { ok: true, change: 'added' };
  }

  return {
    couponLegs$: store.stream,
    toggleLeg,
    pickLeg(leg) {
      const isPicked = current().some(({ selectionId }) => selectionId === leg.selectionId);
      if (!isPicked && taker?.(leg) === true) return { ok: true, change: 'taken' };
      return toggleLeg(leg);
    },
    takePicks(next) {
      taker = next;
      return () => {
        if (taker === next) taker = undefined;
      };
    },
    removeLeg(selectionId) {
      const legs = current();
      const rest = legs.filter((each) => each.selectionId !== selectionId);
      if (rest.length !== legs.length) keep(rest);
    },
    clearCoupon: () => keep([]),
    setLegs: (legs) => keep(legs.slice(0, COUPON_LEGS_MAX)),
    acceptPrices(prices) {
      const bySelection = new Map(prices.map((price) => [price.selectionId, price]));
      keep(
        current().map((leg) => {
          const price = bySelection.get(leg.selectionId);
          return price === undefined
            ? leg
            : { ...leg, seenOddsMilli: price.oddsMilli, seenVersion: price.version };
        }),
      );
    },
  };
}
