import type { KeyValueStorage } from '../environment/environment-types.ts';
import type { BrowserStorage, StorageItem, StorageItemDefinition } from './storage-types.ts';

/** All keys begin with it, so that nothing of another program on the origin is read or overwritten. */
const PREFIX = 'paddock:';

interface Envelope {
  readonly v: number;
  readonly d: unknown;
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'v' in value && 'd' in value;
}

/** What was stored under a version, `undefined` when it is damaged or of another version. */
function open(text: string, version: number): unknown {
  try {
    const stored: unknown = JSON.parse(text);
    return isEnvelope(stored) && stored.v === version ? stored.d : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Typed, versioned items over a storage that may be missing, full or damaged: what cannot be kept there is kept for
 * this page, and what cannot be read is the fallback.
 */
export function createBrowserStorage(storage: KeyValueStorage | null): BrowserStorage {
  /** Texts the browser refused to keep. */
  const kept = new Map<string, string>();

  function readText(key: string): string | null {
    const own = kept.get(key);
    if (own !== undefined) return own;
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  function writeText(key: string, text: string): void {
    try {
      if (storage === null) throw new Error('no storage');
      storage.setItem(key, text);
      kept.delete(key);
    } catch {
      kept.set(key, text);
    }
  }

  function removeText(key: string): void {
    kept.delete(key);
    try {
      storage?.removeItem(key);
    } catch {
      // A storage that forbids writing holds nothing of ours.
    }
  }

  function storageItem<T>(definition: StorageItemDefinition<T>): StorageItem<T> {
    const key = PREFIX + definition.key;
    return {
      read() {
        const text = readText(key);
        if (text === null) return definition.fallback;
        const stored = open(text, definition.version);
        const value = stored === undefined ? undefined : definition.parse(stored);
        return value ?? definition.fallback;
      },
      write: (value) =>
        writeText(key, JSON.stringify({ v: definition.version, d: value } satisfies Envelope)),
      remove: () => removeText(key),
    };
  }

  return { storageItem };
}
