import type { Timing, Visibility } from '../environment/environment-types.ts';
import type { ApiResult } from '../http/http-types.ts';
import { createStore, type Store } from '../stream/store.ts';
import type { ReadDefinition, Reading, ReadValue } from './reads-types.ts';

/** What could not be read for want of an answer is tried again after this long, while somebody watches. */
export const TRY_AGAIN_MS = 10_000;

export const LOADING = { status: 'loading' } as const;

/** One answer, shared by all who watch its key. */
export interface Entry {
  readonly store: Store<ReadValue<unknown>>;
  /** As the latest watcher put it. */
  definition: ReadDefinition<unknown>;
  watchers: number;
  /** When the last watcher left. */
  leftAtMs: number;
  /** Reads again, after what is under way; `read` once instead of the definition's. Resolves when that is over. */
  load(read?: Reading<unknown>): Promise<void>;
  /** Gives up what is under way or planned. */
  giveUp(): void;
}

interface Turn {
  readonly read: Reading<unknown> | undefined;
  readonly done: () => void;
}

function isUnanswered(result: ApiResult<unknown>): boolean {
  return !result.ok && (result.httpStatus === 0 || result.httpStatus >= 500);
}

/** Makes an entry. Readings follow each other: an answer that was asked for before some news never ends up on show. */
export function createEntry(
  first: ReadDefinition<unknown>,
  timing: Timing,
  visibility: Pick<Visibility, 'isVisible'>,
): Entry {
  const store = createStore<ReadValue<unknown>>(LOADING);
  let running: AbortController | null = null;
  let waiting: Turn[] = [];
  let cancelNext: (() => void) | undefined;

  /** Plans the next reading without news: polling, or another try. */
  function plan(result: ApiResult<unknown>): void {
    const waitMs = (): number | undefined =>
      entry.definition.everyMs ?? (isUnanswered(result) ? TRY_AGAIN_MS : undefined);
    const firstMs = waitMs();
    if (firstMs === undefined) return;
    cancelNext = timing.after(firstMs, () => {
      // What was to be followed may have come to its end since.
      if (waitMs() === undefined) return;
      if (visibility.isVisible()) void entry.load();
      else plan(result);
    });
  }

  function show(result: ApiResult<unknown>): void {
    if (result.ok) store.set({ status: 'ready', data: result.data });
    else if (store.get().status !== 'ready') store.set({ status: 'error', problem: result.problem });
  }

  async function take({ read = entry.definition.read, done }: Turn): Promise<void> {
    cancelNext?.();
    const own = new AbortController();
    running = own;
    const known = store.get();
    const result = await read(own.signal, known.status === 'ready' ? known.data : undefined);
    done();
    if (own.signal.aborted) return;
    running = null;
    show(result);
    const next = waiting.shift();
    if (next === undefined) plan(result);
    else void take(next);
  }

  const entry: Entry = {
    store,
    definition: first,
    watchers: 0,
    leftAtMs: 0,
    load: (read) =>
      new Promise((done) => {
        const turn = { read, done };
        if (running === null) void take(turn);
        else if (read === undefined && waiting.some((other) => other.read === undefined)) done();
        else waiting.push(turn);
      }),
    giveUp() {
      cancelNext?.();
      running?.abort();
      running = null;
      for (const { done } of waiting) done();
      waiting = [];
    },
  };
  return entry;
}
