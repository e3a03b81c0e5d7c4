import { LIVE_PATH, type ClientMessage } from '@paddock/contract';

import { answer, jobOf } from '../setup/child.ts';
import type { Viewed, ViewersJob } from './fan-out-job.ts';
import { rowTopics } from './price-deltas.ts';
import { openRawSocket } from './raw-socket.ts';
import { nowMicros, stampsIn } from './stamps.ts';

/** Many players, each at another place of a long list; some of them look when what they get had arrived. */
const { port, sockets, topics, topicsEach, readerEvery } = await jobOf<ViewersJob>();
const names = rowTopics(topics);
let delaysMs: number[] = [];
let bytes = 0;

function read(piece: Buffer): void {
  bytes += piece.length;
  const atMicros = nowMicros();
  for (const micros of stampsIn(piece.toString('latin1'))) delaysMs.push((atMicros - micros) / 1_000);
}

function count({ length }: Buffer): void {
  bytes += length;
}

for (let nr = 0; nr < sockets; nr++) {
  const from = Math.floor(Math.random() * (topics - topicsEach));
  const subscribe: ClientMessage = { t: 'sub', topics: names.slice(from, from + topicsEach) };
  const onBytes = nr % readerEvery === 0 ? read : count;
  await openRawSocket({ port, path: LIVE_PATH, say: JSON.stringify(subscribe), onBytes });
}
answer({ connected: true });
process.on('message', () => {
  const viewed: Viewed = { delaysMs, bytes };
  [delaysMs, bytes] = [[], 0];
  answer(viewed);
});
