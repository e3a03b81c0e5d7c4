import { storageItem, type StorageItem } from '@paddock/shared-utils';

type Listener = () => void;

/** Events the player starred, kept in this browser, newest first. */
export interface Favourites {
  snapshot(): readonly string[];
  subscribe(listener: Listener): () => void;
  toggle(eventId: string): void;
}

/** More than anybody follows at once; the oldest leave first. */
const MOST = 200;

export function createFavourites(item: StorageItem<readonly string[]>): Favourites {
  let ids = item.read();
  const listeners = new Set<Listener>();
  return {
    snapshot: () => ids,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle(eventId) {
      ids = ids.includes(eventId) ? ids.filter((id) => id !== eventId) : [eventId, ...ids].slice(0, MOST);
      item.write(ids);
      for (const listener of listeners) listener();
    },
  };
}

let ofPage: Favourites | undefined;

/** The favourites of this page, shared by the betting pages and the menu. */
export function favourites(): Favourites {
  ofPage ??= createFavourites(
    storageItem<readonly string[]>({
      key: 'betting.favourites',
      version: 1,
      fallback: [],
      parse: (stored) =>
        Array.isArray(stored) && stored.every((id) => typeof id === 'string')
          ? stored.slice(0, MOST)
          : undefined,
    }),
  );
  return ofPage;
}
