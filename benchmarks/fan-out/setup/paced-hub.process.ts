import {
  createLive,
  createTestPlatform,
  LIVE_ALONE,
  LIVE_TICK_MS,
  type LiveSource,
} from '@paddock/platform/testing';

import { answer, jobOf } from '../../setup/child.ts';
import type { Listening, PacedHub } from '../fan-out-job.ts';
import { priceDelta, rowTopics } from '../price-deltas.ts';
import { nowMicros, stampOf } from '../stamps.ts';

/**
 * The platform's own live module at its own tick, while prices change at a pace. A delta carries when the first change in it
 * arrived.
 */
const ARRIVAL_MS = 10;
/** Shares no factor with the number of topics, so that all of them change, in no order. */
const STEP = 617;
const { databaseUrl, topics, changesPerSecond } = await jobOf<PacedHub>();
const names = rowTopics(topics);
/** When the first change of each since the last tick arrived. */
const changed = new Map<number, number>();
let changes = 0;

function arrive(count: number): void {
  const atMicros = nowMicros();
  for (let nr = 0; nr < count; nr++) {
    const at = (changes++ * STEP) % topics;
    if (!changed.has(at)) changed.set(at, atMicros);
  }
}

const source: LiveSource = {
  epoch: () => '1',
  snapshot: () => priceDelta(0, 0),
  takeChanges(watched) {
    const due = [...changed];
    changed.clear();
    return due.flatMap(([at, sinceMicros]) => {
      const topic = names[at];
      return topic !== undefined && watched(topic)
        ? [{ topic, data: priceDelta(at, changes, stampOf(sinceMicros)) }]
        : [];
    });
  },
  producersDown: () => [],
};
const platform = await createTestPlatform(
  (kernel) => ({
    live: createLive(kernel, {
      ...LIVE_ALONE,
      source,
      identity: { verifyToken: () => Promise.reject(new Error('nobody signs in here')) },
    }),
  }),
  { databaseUrl },
);
const origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });

/** Turns keep their pace over the whole, whatever a single timer does. */
function every(periodMs: number, turn: () => unknown): void {
  let dueMs = performance.now();
  const next = async (): Promise<void> => {
    await turn();
    dueMs += periodMs;
    setTimeout(() => void next(), Math.max(0, dueMs - performance.now()));
  };
  void next();
}
every(ARRIVAL_MS, () => arrive((changesPerSecond * ARRIVAL_MS) / 1000));
every(LIVE_TICK_MS, () => platform.advance(LIVE_TICK_MS));
const listening: Listening = { port: Number(new URL(origin).port) };
answer(listening);
