import type { EntryLoader } from '../remote/entry-loader.ts';
import { messageOf, type RemoteFailure } from '../remote/remote-failure.ts';

/** What is known of one remote of this page. */
export interface RemoteNote {
  readonly parcel: string;
  readonly state: 'loading' | 'ready' | 'error';
  /** Time its entry took, milliseconds; null until it has come. */
  readonly loadMs: number | null;
  /** The last failure of it, however it ended since. */
  readonly lastError: string | null;
}

/** Notes of every remote this page has loaded, in the order they were first asked for. */
export interface RemoteLog {
  watch(loader: EntryLoader): EntryLoader;
  failed(failure: RemoteFailure): void;
  /** What stood broken works again, mended in its place. */
  mended(parcel: string): void;
  list(): readonly RemoteNote[];
  subscribe(listener: () => void): () => void;
}

export function createRemoteLog(nowMs: () => number): RemoteLog {
  const notes = new Map<string, RemoteNote>();
  const listeners = new Set<() => void>();

  function note(parcel: string, change: Partial<RemoteNote>): void {
    const known = notes.get(parcel) ?? { parcel, state: 'loading', loadMs: null, lastError: null };
    notes.set(parcel, { ...known, ...change });
    for (const listener of [...listeners]) listener();
  }

  return {
    watch: (loader) => ({
      load(parcel) {
        const startedMs = nowMs();
        const before = notes.get(parcel);
        if (before?.state !== 'ready') note(parcel, { state: 'loading' });
        const module = loader.load(parcel);
        void module.then(
          () =>
            note(parcel, {
              state: 'ready',
              loadMs: notes.get(parcel)?.loadMs ?? Math.round(nowMs() - startedMs),
            }),
          // Most failures arrive by `failed` too, classified.
          (error: unknown) => note(parcel, { state: 'error', lastError: messageOf(error) }),
        );
        return module;
      },
    }),
    failed: ({ parcel, kind, message }) => note(parcel, { state: 'error', lastError: `${kind}: ${message}` }),
    mended(parcel) {
      if (notes.get(parcel)?.state === 'error') note(parcel, { state: 'ready' });
    },
    list: () => [...notes.values()],
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
