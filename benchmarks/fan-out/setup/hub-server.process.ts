import { createLive, createTestPlatform, LIVE_ALONE, type LiveSource } from '@paddock/platform/testing';

import { answer, jobOf } from '../../setup/child.ts';
import type { Listening, Saturate } from '../fan-out-job.ts';
import { priceDelta, rowTopics } from '../price-deltas.ts';
import { saturate, socketsOf } from '../saturate.ts';

/**
 * The platform's own live module on its own HTTP server, fed by changes that are made up here and ticked as often as
 * the sockets allow. Sequences, serialising, grouping and sparing slow clients are the product's.
 */
const TICK_MS = 100;
const STANDING_MS = 1_000_000;
const { databaseUrl, topics } = await jobOf<{ databaseUrl: string; topics: number }>();
const names = rowTopics(topics);
let deltas = 0;
let round = 0;

const source: LiveSource = {
  epoch: () => '1',
  snapshot: () => priceDelta(0, 0),
  takeChanges: (watched) =>
    names
      .slice(0, deltas)
      .filter(watched)
      .map((topic, at) => ({ topic, data: priceDelta(at, round) })),
  producersDown: () => [],
};
// Ticks follow each other far faster than in life: by a clock that went with them the sockets, which decode nothing and so
// answer no ping, would be cut off as dead within the first second.
const platform = await createTestPlatform(
  (kernel) => ({
    live: createLive(
      { ...kernel, clock: { nowMs: () => STANDING_MS } },
      {
        ...LIVE_ALONE,
        source,
        identity: { verifyToken: () => Promise.reject(new Error('nobody signs in here')) },
      },
    ),
  }),
  { databaseUrl },
);
const sockets = socketsOf(platform.app.server);
const origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
const listening: Listening = { port: Number(new URL(origin).port) };
answer(listening);

process.on('message', (order: Saturate) => {
  deltas = order.deltas;
  const broadcast = async (at: number): Promise<void> => {
    round = at;
    await platform.advance(TICK_MS);
  };
  void saturate(order, sockets, broadcast).then(answer);
});
