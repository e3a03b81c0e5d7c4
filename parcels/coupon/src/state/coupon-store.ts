import { configureStore, type EnhancedStore } from '@reduxjs/toolkit';
import type { StorageItem, StorageItemDefinition } from '@paddock/shared-utils';

import { FIRST_CHAIN, type ChosenChain } from '../model/coupon-chain.ts';
import { isOtherMode, type CouponMode } from '../model/coupon-mode.ts';
import { FIRST_SYSTEM, type ChosenSystem } from '../model/coupon-system.ts';
import { isEditing, type Editing } from './edit/editing.ts';
import { couponReducer, EMPTY_COUPON, type CouponState } from './coupon.slice.ts';

export type CouponStore = EnhancedStore<CouponState>;

/** What a reload keeps of the coupon beside its legs: the mode, the lines or links, the stakes the player typed, and the bet it edits. */
export interface CouponDraft {
  readonly mode: CouponMode;
  readonly accumulatorStake: string;
  readonly singleStakes: Readonly<Record<string, string>>;
  readonly system: ChosenSystem;
  readonly chain: ChosenChain;
  readonly editing: Editing | null;
}

export const COUPON_DRAFT: StorageItemDefinition<CouponDraft> = {
  key: 'coupon.draft',
  version: 5,
  fallback: {
    mode: 'accumulator',
    accumulatorStake: '',
    singleStakes: {},
    system: FIRST_SYSTEM,
    chain: FIRST_CHAIN,
    editing: null,
  },
  parse: (stored) => (isDraft(stored) ? stored : undefined),
};

/** The coupon's own state, begun from the kept draft and keeping it on every change. */
export function createCouponStore(draftItem: StorageItem<CouponDraft>): CouponStore {
  const store = configureStore({
    reducer: couponReducer,
    preloadedState: { ...EMPTY_COUPON, ...draftItem.read() },
    devTools: false,
  });
  let kept = draftOf(store.getState());
  store.subscribe(() => {
    const draft = draftOf(store.getState());
    if (JSON.stringify(draft) === JSON.stringify(kept)) return;
    kept = draft;
    draftItem.write(draft);
  });
  return store;
}

function draftOf({ mode, accumulatorStake, singleStakes, system, chain, editing }: CouponState): CouponDraft {
  return { mode, accumulatorStake, singleStakes, system, chain, editing };
}

function isDraft(value: unknown): value is CouponDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { mode, accumulatorStake, singleStakes, system, chain, editing } = value as Partial<
    Record<keyof CouponDraft, unknown>
  >;
  return (
    typeof mode === 'string' &&
    (mode === 'singles' ||
      mode === 'accumulator' ||
      mode === 'system' ||
      mode === 'builder' ||
      mode === 'each-way' ||
      isOtherMode(mode)) &&
    isSystem(system) &&
    isChain(chain) &&
    isEditing(editing) &&
    typeof accumulatorStake === 'string' &&
    typeof singleStakes === 'object' &&
    singleStakes !== null &&
    Object.values(singleStakes).every((stake) => typeof stake === 'string')
  );
}

function isSystem(value: unknown): value is ChosenSystem {
  if (typeof value !== 'object' || value === null) return false;
  const { folds, bankers } = value as Partial<Record<keyof ChosenSystem, unknown>>;
  return Array.isArray(folds) && folds.every((fold) => Number.isInteger(fold)) && isIds(bankers);
}

function isChain(value: unknown): value is ChosenChain {
  if (typeof value !== 'object' || value === null) return false;
  const { order, joined } = value as Partial<Record<keyof ChosenChain, unknown>>;
  return isIds(order) && isIds(joined);
}

const isIds = (value: unknown): boolean =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');
