import type { SettingsChange } from '@paddock/contract/schemas';

import { parseChosen } from '../settings/parse-settings.ts';
import type { BrowserStorage } from '../storage/storage-types.ts';

/** A change the server has not confirmed, kept so that it outlives the page. */
export interface Unsent {
  /** What is still to be sent for a player. */
  read(userId: string): SettingsChange;
  /** Keeps a change; an empty one forgets. */
  write(userId: string, change: SettingsChange): void;
}

interface Kept {
  readonly userId: string;
  readonly change: SettingsChange;
}

function parseKept(stored: unknown): Kept | undefined {
  const { userId, change } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  return typeof userId === 'string' ? { userId, change: parseChosen(change) } : undefined;
}

export function createUnsent(storage: BrowserStorage): Unsent {
  const item = storage.storageItem<Kept | null>({
    key: 'settings.unsent',
    version: 1,
    fallback: null,
    parse: parseKept,
  });
  return {
    read(userId) {
      const kept = item.read();
      return kept?.userId === userId ? kept.change : {};
    },
    write(userId, change) {
      if (Object.keys(change).length === 0) item.remove();
      else item.write({ userId, change });
    },
  };
}
