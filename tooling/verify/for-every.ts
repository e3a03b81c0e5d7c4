import { availableParallelism } from 'node:os';

/** Runs a task for every item, as many at once as the machine has cores; results stand in the order of the items. */
export async function forEvery<T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const worker = async (): Promise<void> => {
    for (const [at, item] of waiting) results[at] = await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
