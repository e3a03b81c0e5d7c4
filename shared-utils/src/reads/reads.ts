import { MINUTE_MS } from '@paddock/contract';

import type { AuthValue } from '../auth/auth-types.ts';
import type { Timing, Visibility } from '../environment/environment-types.ts';
import { concerns } from '../live/concerns.ts';
import type { PlayerNewsValue } from '../live/live-types.ts';
import { createStream } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import { createEntry, LOADING, type Entry } from './entry.ts';
import type { ReadDefinition, Reads, ReadStream, ReadValue } from './reads-types.ts';

/** An answer nobody watches is shown to who comes back within this time, while it is read again. */
export const KEPT_MS = 5 * MINUTE_MS;
/** How many answers are kept, watched ones not counted. */
export const KEPT_COUNT = 100;

export interface ReadsDependencies {
  readonly auth$: Stream<AuthValue>;
  readonly playerNews$: Stream<PlayerNewsValue>;
  readonly timing: Timing;
  readonly visibility: Pick<Visibility, 'isVisible'>;
}

/**
 * The one cache of answers in a page. The first watcher of a key reads, others share; what was known is on show
 * meanwhile, and a failure never takes it away. News of a kind reads again what depends on that kind and is watched.
 */
export function createReads({ auth$, playerNews$, timing, visibility }: ReadsDependencies): Reads {
  const entries = new Map<string, Entry>();

  /** The entry under a key, unless nobody has watched it for too long. */
  function find(key: string): Entry | undefined {
    const entry = entries.get(key);
    if (entry === undefined || entry.watchers > 0) return entry;
    if (timing.nowMs() - entry.leftAtMs <= KEPT_MS) return entry;
    entries.delete(key);
    return undefined;
  }

  function come(definition: ReadDefinition<unknown>): Entry {
    const entry = find(definition.key) ?? createEntry(definition, timing, visibility);
    entries.set(definition.key, entry);
    entry.definition = definition;
    entry.watchers += 1;
    if (entry.watchers === 1) {
      if (entry.store.get().status === 'error') entry.store.set(LOADING);
      void entry.load();
    }
    return entry;
  }

  function leave(entry: Entry): void {
    entry.watchers -= 1;
    if (entry.watchers > 0) return;
    entry.leftAtMs = timing.nowMs();
    entry.giveUp();
    const { key, isOnce } = entry.definition;
    // Back to the end of the map: the first there is the one left longest ago.
    if (entries.get(key) === entry) entries.delete(key);
    if (isOnce !== true && entry.store.get().status === 'ready') entries.set(key, entry);
    const idle = [...entries].filter(([, { watchers }]) => watchers === 0);
    for (const [oldest] of idle.slice(0, -KEPT_COUNT)) entries.delete(oldest);
  }

  let player = auth$.snapshot().userId;
  auth$.subscribe(({ userId }) => {
    if (userId === player) return;
    const last = player;
    player = userId;
    // A guest has seen nothing that their own account may not show.
    if (last === null) return;
    for (const [key, entry] of [...entries]) {
      if (entry.definition.isPublic === true) continue;
      entry.giveUp();
      entry.store.set(LOADING);
      if (entry.watchers > 0) void entry.load();
      else entries.delete(key);
    }
  });

  let heard = playerNews$.snapshot().seq;
  playerNews$.subscribe((value) => {
    if (value.seq === heard) return;
    heard = value.seq;
    for (const { watchers, definition, load } of entries.values())
      if (watchers > 0 && concerns(value, definition.on)) void load();
  });

  return {
    watchRead<T>(definition: ReadDefinition<T>): ReadStream<T> {
      // A key names one type of answer; the map cannot say so.
      const wanted = definition as ReadDefinition<unknown>;
      const stream = createStream(
        () => (find(definition.key)?.store.get() ?? LOADING) as ReadValue<T>,
        (listener) => {
          const entry = come(wanted);
          const subscription = entry.store.stream.subscribe((value) => listener(value as ReadValue<T>));
          return () => {
            subscription.unsubscribe();
            leave(entry);
          };
        },
      );
      return Object.assign(stream, {
        reload() {
          const entry = find(definition.key);
          if (entry === undefined) return;
          if (entry.store.get().status === 'error') entry.store.set(LOADING);
          void entry.load();
        },
        extend: async (read: ReadDefinition<T>['read']) =>
          find(definition.key)?.load(read as ReadDefinition<unknown>['read']),
      });
    },
  };
}
