import { storageItem, type StorageItem } from '@paddock/shared-utils';

type Listener = () => void;

/** Matches that stand side by side, in their order, and in how many columns where there is room. */
export interface Board {
  readonly eventIds: readonly string[];
  readonly columns: number;
}

/** The board of this browser (S2-08). */
export interface MultiBoard {
  snapshot(): Board;
  subscribe(listener: Listener): () => void;
  /** Puts a match last; false where there is no room for it. */
  add(eventId: string): boolean;
  remove(eventId: string): void;
  /** Puts a match in another place, counted from 0; a place beyond the ends is the end. */
  move(eventId: string, to: number): void;
  setColumns(columns: number): void;
}

/** Each is watched with all its markets: as many as a page of prices can follow. */
export const MULTI_MOST = 6;
export const COLUMN_CHOICES: readonly number[] = [1, 2, 3];

export const EMPTY_BOARD: Board = { eventIds: [], columns: 3 };

export function createMultiBoard(item: StorageItem<Board>): MultiBoard {
  let board = item.read();
  const listeners = new Set<Listener>();
  function change(next: Partial<Board>): void {
    board = { ...board, ...next };
    item.write(board);
    for (const listener of listeners) listener();
  }
  return {
    snapshot: () => board,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(eventId) {
      const { eventIds } = board;
      if (eventIds.includes(eventId)) return true;
      if (eventIds.length >= MULTI_MOST) return false;
      change({ eventIds: [...eventIds, eventId] });
      return true;
    },
    remove: (eventId) => change({ eventIds: board.eventIds.filter((id) => id !== eventId) }),
    move(eventId, to) {
      if (!board.eventIds.includes(eventId)) return;
      const others = board.eventIds.filter((id) => id !== eventId);
      const at = Math.min(Math.max(to, 0), others.length);
      change({ eventIds: others.toSpliced(at, 0, eventId) });
    },
    setColumns: (columns) => change({ columns }),
  };
}

/** Reads what is stored; what does not fit is no board. */
export function parseBoard(stored: unknown): Board | undefined {
  const { eventIds, columns } = (stored ?? {}) as Partial<Record<keyof Board, unknown>>;
  if (!Array.isArray(eventIds) || !COLUMN_CHOICES.includes(columns as number)) return undefined;
  const ids = eventIds.filter((id): id is string => typeof id === 'string');
  return { eventIds: [...new Set(ids)].slice(0, MULTI_MOST), columns: columns as number };
}

let ofPage: MultiBoard | undefined;

/** The board of this page, shared by its page and by the page of a match. */
export function multiBoard(): MultiBoard {
  ofPage ??= createMultiBoard(
    storageItem<Board>({ key: 'betting.multi', version: 1, fallback: EMPTY_BOARD, parse: parseBoard }),
  );
  return ofPage;
}
