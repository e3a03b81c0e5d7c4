import { DAY_MS } from '@paddock/contract';

import type { BrowserStorage, StorageItem } from '../storage/storage-types.ts';

/** Kept this long (S9-11). */
const KEPT_MS = DAY_MS;

interface Tries {
  readonly authTryCounter: number;
  readonly savedAtMs: number;
}

const NONE: Tries = { authTryCounter: 0, savedAtMs: 0 };

/** How often signing in was tried since it last worked (S3-30, S4-04). */
export interface TryCounter {
  /** Counts a try and answers which one it is. */
  increment(nowMs: number): number;
  reset(): void;
}

export function createTryCounter(storage: BrowserStorage): TryCounter {
  const item: StorageItem<Tries> = storage.storageItem({
    key: 'auth-tries',
    version: 1,
    fallback: NONE,
    parse(stored) {
      const { authTryCounter, savedAtMs } = (stored ?? {}) as Partial<Record<keyof Tries, unknown>>;
      return typeof authTryCounter === 'number' && typeof savedAtMs === 'number'
        ? { authTryCounter, savedAtMs }
        : undefined;
    },
  });
  return {
    increment(nowMs) {
      const kept = item.read();
      const authTryCounter = (nowMs - kept.savedAtMs < KEPT_MS ? kept.authTryCounter : 0) + 1;
      item.write({ authTryCounter, savedAtMs: nowMs });
      return authTryCounter;
    },
    reset: () => item.remove(),
  };
}
