/** One history entry of this tab. `index` counts from its first page, so that Back and Forward can be told apart. */
export interface HistoryEntry {
  readonly key: string;
  readonly index: number;
}

export interface HistoryEntries {
  current(): HistoryEntry;
  push(href: string): void;
  /** Changes the address of the current entry. */
  replace(href: string): void;
  /** Makes the entry the browser has just moved to the current one. */
  adopt(): HistoryEntry;
  /** Moves back to the entry that was current before the browser left it. */
  returnTo(entry: HistoryEntry): void;
  savePosition(topPx: number): void;
  /** Where the page of an entry was scrolled to; null when it is not known. */
  positionOf(entry: HistoryEntry): number | null;
}

/** Entries whose position is remembered. */
const KEPT_POSITIONS = 50;
const STORAGE_KEY = 'paddock.scroll-positions';

type PositionStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Keeps a key in each entry's state and the scroll position of each key for the life of the tab.
 * @param seed makes keys unique over reloads
 */
export function createHistoryEntries(
  history: History,
  storage: PositionStorage | null,
  seed: string,
): HistoryEntries {
  let count = 0;
  const positions = new Map<string, number>(readPositions(storage));
  const create = (index: number): HistoryEntry => ({ key: `${seed}-${(count += 1)}`, index });
  const stateOf = (entry: HistoryEntry): unknown => ({ ...stateObject(history.state), paddock: entry });

  function adopt(): HistoryEntry {
    const known = readEntry(history.state);
    if (known !== null) return (entry = known);
    entry = create(entry === undefined ? 0 : entry.index + 1);
    history.replaceState(stateOf(entry), '');
    return entry;
  }

  let entry: HistoryEntry | undefined;
  adopt();
  const current = (): HistoryEntry => entry ?? adopt();

  return {
    current,
    push(href) {
      entry = create(current().index + 1);
      history.pushState({ paddock: entry }, '', href);
    },
    replace(href) {
      history.replaceState(stateOf(current()), '', href);
    },
    adopt,
    returnTo(wanted) {
      const delta = wanted.index - current().index;
      if (delta !== 0) history.go(delta);
    },
    savePosition(topPx) {
      const { key } = current();
      positions.delete(key);
      positions.set(key, Math.round(topPx));
      const kept = [...positions].slice(-KEPT_POSITIONS);
      try {
        storage?.setItem(STORAGE_KEY, JSON.stringify(kept));
      } catch {
        // A full or forbidden storage: positions last as long as the page.
      }
    },
    positionOf: ({ key }) => positions.get(key) ?? null,
  };
}

function stateObject(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {};
}

function readEntry(state: unknown): HistoryEntry | null {
  const entry: unknown = Reflect.get(stateObject(state), 'paddock');
  if (typeof entry !== 'object' || entry === null) return null;
  const { key, index } = entry as Partial<Record<keyof HistoryEntry, unknown>>;
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : null;
}

function readPositions(storage: PositionStorage | null): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (pair): pair is [string, number] =>
        Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number',
    );
  } catch {
    return [];
  }
}
