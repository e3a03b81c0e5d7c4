import { setTimeout as wait } from 'node:timers/promises';

import { quantile } from '../report/statistics.ts';
import type { Done, Pace } from './pace.ts';

/** Works at a pace. `work` gets the number of its turn and throws when it was not done. */
export async function drive(pace: Pace, work: (n: number) => Promise<unknown>): Promise<Done> {
  const startedMs = performance.now();
  const endMs = startedMs + pace.seconds * 1000;
  const latenciesMs: number[] = [];
  let next = 0;

  async function one(dueMs: number): Promise<void> {
    await work(next++);
    latenciesMs.push(performance.now() - dueMs);
  }

  if (pace.perSecond === undefined) {
    const worker = async () => {
      while (performance.now() < endMs) await one(performance.now());
    };
    await Promise.all(Array.from({ length: pace.inFlight }, worker));
  } else await atRate(startedMs, endMs, pace.perSecond, one);

  const seconds = (performance.now() - startedMs) / 1000;
  return {
    count: latenciesMs.length,
    seconds,
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
  };
}

/** Starts each at its due time, so that a stalled server is waited for by all who would have come meanwhile. */
async function atRate(
  startedMs: number,
  endMs: number,
  perSecond: number,
  one: (dueMs: number) => Promise<void>,
): Promise<void> {
  const underWay: Promise<void>[] = [];
  for (let dueMs = startedMs; dueMs < endMs; dueMs += 1000 / perSecond) {
    const earlyMs = dueMs - performance.now();
    if (earlyMs > 0) await wait(earlyMs);
    underWay.push(one(dueMs));
  }
  await Promise.all(underWay);
}
