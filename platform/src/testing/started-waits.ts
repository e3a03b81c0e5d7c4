import { createHook } from 'node:async_hooks';

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
      if (type === 'Timeout') waitsMs.push((resource as { readonly _idleTimeout: number })._idleTimeout);
    },
  });
  hook.enable();
  try {
    return { result: await run(), waitsMs };
  } finally {
    hook.disable();
  }
}
