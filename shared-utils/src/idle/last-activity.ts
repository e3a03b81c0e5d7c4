import type { BrowserStorage, StorageItem } from '../storage/storage-types.ts';

/** When somebody touched any tab of this browser last, server time; 0 when nobody knows. */
export function lastActivityItem(storage: BrowserStorage): StorageItem<number> {
  return storage.storageItem({
    key: 'last-activity',
    version: 1,
    fallback: 0,
    parse: (stored) => (typeof stored === 'number' ? stored : undefined),
  });
}
