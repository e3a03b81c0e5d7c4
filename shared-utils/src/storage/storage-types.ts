/** One thing kept in the browser, with a version and a reader that trusts nothing it finds. */
export interface StorageItem<T> {
  /** The stored value, or the fallback when there is none, it is of another version, or it does not parse. */
  read(): T;
  /** Keeps a value. A full or forbidden storage keeps it for this page only. */
  write(value: T): void;
  remove(): void;
}

export interface StorageItemDefinition<T> {
  /** Unique name; parcels begin theirs with their own: `betting.filters`. */
  readonly key: string;
  /** Raise it when the shape changes; older values then read as the fallback. */
  readonly version: number;
  readonly fallback: T;
  /** Turns untrusted JSON into a value, `undefined` when it is not one. */
  readonly parse: (stored: unknown) => T | undefined;
}

export interface BrowserStorage {
  storageItem<T>(definition: StorageItemDefinition<T>): StorageItem<T>;
}
