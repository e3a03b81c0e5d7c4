import type { StorageItem, StorageItemDefinition } from '@paddock/shared-utils';

import type { PendingBet } from './coupon.slice.ts';

export type PendingBetsItem = StorageItem<readonly PendingBet[]>;

/** Keys of bets that were sent and not yet answered, kept over a reload. */
export const PENDING_BETS: StorageItemDefinition<readonly PendingBet[]> = {
  key: 'coupon.pending-bets',
  version: 1,
  fallback: [],
  parse: (stored) => (Array.isArray(stored) && stored.every(isPendingBet) ? stored : undefined),
};

function isPendingBet(value: unknown): value is PendingBet {
  if (typeof value !== 'object' || value === null) return false;
  const { key, selectionIds, sentAtMs } = value as Partial<Record<keyof PendingBet, unknown>>;
  return (
    typeof key === 'string' &&
    (sentAtMs === undefined || Number.isFinite(sentAtMs)) &&
    Array.isArray(selectionIds) &&
    selectionIds.every((id) => typeof id === 'string')
  );
}
