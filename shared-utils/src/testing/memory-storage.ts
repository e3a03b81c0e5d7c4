import type { Cookies, KeyValueStorage } from '../environment/environment-types.ts';

export interface MemoryStorage extends KeyValueStorage {
  readonly texts: Map<string, string>;
  /** Makes every write fail, as a full disk does. */
  isFull: boolean;
}

/** A `localStorage` for tests. */
export function createMemoryStorage(): MemoryStorage {
  const texts = new Map<string, string>();
  const storage: MemoryStorage = {
    texts,
    isFull: false,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      if (storage.isFull) throw new Error('QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => texts.delete(key),
  };
  return storage;
}

/** A cookie jar for tests. */
export function createMemoryCookies(jar = new Map<string, string>()): Cookies {
  return {
    get: (name) => jar.get(name) ?? null,
    set: (name, value) => jar.set(name, value),
    remove: (name) => jar.delete(name),
  };
}
