import type { PageStorage } from '../boot/page-storage.ts';

/** The history entries of this tab, each named by a key. */
export interface HistoryEntries {
  current(): string;
  push(href: string): void;
  /** Changes the address of the current entry. */
  replace(href: string): void;
  /** Makes the entry the browser has just moved to the current one. */
  adopt(): string;
  savePosition(topPx: number): void;
  /** Where the page of an entry was scrolled to; null when it is not known. */
  positionOf(key: string): number | null;
}

/** Entries whose position is remembered. */
const KEPT_POSITIONS = 50;
const STORAGE_KEY = 'paddock.scroll';

/**
 * Keeps a key in each entry's state and the scroll position of each key for the life of the tab.
 * @param seed makes keys unique over reloads
 */
export function createHistoryEntries(history: History, storage: PageStorage, seed: string): HistoryEntries {
  let count = 0;
  const positions = readPositions(storage);
  const create = (): string => `${seed}-${(count += 1)}`;
  const stateWith = (paddock: string): unknown => ({ ...stateObject(history.state), paddock });

  function adopt(): string {
    const known: unknown = Reflect.get(stateObject(history.state), 'paddock');
    if (typeof known === 'string') return (key = known);
    key = create();
    history.replaceState(stateWith(key), '');
    return key;
  }

  let key = '';
  adopt();

  return {
    current: () => key,
    push(href) {
      key = create();
      history.pushState({ paddock: key }, '', href);
    },
    replace(href) {
      history.replaceState(stateWith(key), '', href);
    },
    adopt,
    savePosition(topPx) {
      positions.delete(key);
      positions.set(key, Math.round(topPx));
      // Where it is not kept positions last as long as the page.
      storage.write(STORAGE_KEY, JSON.stringify([...positions].slice(-KEPT_POSITIONS)));
    },
    positionOf: (wanted) => positions.get(wanted) ?? null,
  };
}

function stateObject(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {};
}

/** What is no list of pairs is nothing; what else it holds is at worst a position that no page has. */
function readPositions(storage: PageStorage): Map<string, number> {
  try {
    return new Map(JSON.parse(storage.read(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}
