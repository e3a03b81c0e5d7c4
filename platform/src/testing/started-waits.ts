import { AsyncLocalStorage, createHook } from 'node:async_hooks';

interface Timer {
  readonly _idleTimeout: number;
  readonly _onTimeout: { readonly name: string };
}

/** Node keeps the text of the `Date` header until the second is over, and starts a timer for it now and then. */
const OF_THE_DATE_HEADER = 'resetCache';

/** Marks what runs for the work that is looked at: a listening connection is checked every few seconds beside it. */
const ofTheWork = new AsyncLocalStorage<true>();

/**
 * Runs something and answers each wait it started, in milliseconds, in their order: whoever sleeps is seen by the timer,
 * without a stopwatch. A connection lent by the database's pool starts one too, and so questions to it count.
 */
export async function startedWaits<Result>(
  run: () => PromiseLike<Result>,
): Promise<{ readonly result: Result; readonly waitsMs: readonly number[] }> {
  const waitsMs: number[] = [];
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type !== 'Timeout' || ofTheWork.getStore() !== true) return;
      const { _idleTimeout, _onTimeout } = resource as Timer;
      if (_onTimeout.name !== OF_THE_DATE_HEADER) waitsMs.push(_idleTimeout);
    },
  });
  hook.enable();
  try {
    // Awaited inside: a request that is only injected begins with the first `then`.
    return { result: await ofTheWork.run(true, async () => await run()), waitsMs };
  } finally {
    hook.disable();
  }
}
