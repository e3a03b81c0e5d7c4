/** A storage of the page for whoever can do without: the browser may forbid even to look at it, and it may be full. */
export interface PageStorage {
  /** Null for what is not there, or may not be looked at. */
  read(key: string): string | null;
  /** False where the text was not kept. */
  write(key: string, text: string): boolean;
}

export function pageStorage(open: () => Pick<Storage, 'getItem' | 'setItem'>): PageStorage {
  return {
    read(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        open().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}
