import type { PlayerNews } from '@paddock/contract';

import type { AuthValue } from '../auth/auth-types.ts';
import { concerns } from '../live/concerns.ts';
import type { PlayerNewsValue } from '../live/live-types.ts';
import { createStore, createStream } from './store.ts';
import type { Stream } from './stream.ts';

/** What the server keeps for a player: `none` for a guest, `stale` where the last read failed and an earlier answer stands. */
export type PlayerValue<T> =
  | { readonly status: 'none' | 'loading' | 'error' }
  | (T & { readonly status: 'ready' | 'stale' });

/** Asks the server; null where it has no answer. */
type Ask<T> = () => Promise<T | null>;

/** Whose value it is, and what is told about it. */
export interface PlayerValueParts {
  readonly auth$: Stream<AuthValue>;
  readonly playerNews$: Stream<PlayerNewsValue>;
}

export interface PlayerValueSource<T> {
  readonly value$: Stream<PlayerValue<T>>;
  /** Asks again, by default as ever. What was asked last is shown, in whatever order the answers come. */
  refresh(ask?: Ask<T>): Promise<void>;
}

/**
 * A value of the signed-in player's own: read at the first subscription, once for all, and for each who signs in after.
 * @param on kinds of news after which it is read again if anybody has looked; also when news was missed
 */
export function createPlayerValue<T extends object>(
  { auth$, playerNews$ }: PlayerValueParts,
  askServer: Ask<T>,
  on?: readonly PlayerNews['kind'][],
): PlayerValueSource<T> {
  const store = createStore<PlayerValue<T>>({ status: 'none' });
  let userId: string | null = null;
  let isWanted = false;
  let reads = 0;
  let answered = 0;

  async function refresh(ask = askServer): Promise<void> {
    if (userId === null) return;
    const asked = userId;
    const read = ++reads;
    if (!isThere(store.get())) store.set({ status: 'loading' });
    const value = await ask();
    // What was asked before and comes after is older than what is shown.
    if (asked !== userId || read < answered) return;
    answered = read;
    const before = store.get();
    if (value !== null) store.set({ ...value, status: 'ready' });
    else store.set(isThere(before) ? { ...before, status: 'stale' } : { status: 'error' });
  }

  auth$.subscribe((auth) => {
    if (auth.userId === userId) return;
    userId = auth.userId;
    store.set({ status: userId === null ? 'none' : 'loading' });
    if (isWanted) void refresh();
  });

  playerNews$.subscribe((told) => {
    if (isWanted && concerns(told, on)) void refresh();
  });

  const value$ = createStream<PlayerValue<T>>(store.get, (listener) => {
    if (!isWanted) {
      isWanted = true;
      void refresh();
    }
    return store.stream.subscribe(listener);
  });
  return { value$, refresh };
}

const isThere = <T>(value: PlayerValue<T>): value is T & { readonly status: 'ready' | 'stale' } =>
  value.status === 'ready' || value.status === 'stale';
