import type { Scheduler } from '../time/scheduler.ts';

/** The promise's own outcome, or the failure `late()` makes when it takes longer than `timeoutMs`. */
export function withTimeout<T>(
  promise: Promise<T>,
  timeoutMs: number,
  scheduler: Scheduler,
  late: () => Error,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = scheduler.after(timeoutMs, () => reject(late()));
    promise.then(resolve, reject).finally(cancel);
  });
}
