import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import type { ServerMessage } from '@paddock/contract';

import { answer, jobOf } from '../setup/child.ts';
import type { Listening, Saturate } from './fan-out-job.ts';
import { priceDelta, rowTopics } from './price-deltas.ts';
import { saturate, socketsOf } from './saturate.ts';

/** The plainest broadcast there is: `send` to every client of a `ws` server, the bytes made once beforehand. */
const { topics } = await jobOf<{ topics: number }>();
const names = rowTopics(topics);
const http = createServer();
const sockets = socketsOf(http);
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  const listening: Listening = { port: typeof address === 'object' ? (address?.port ?? 0) : 0 };
  answer(listening);
});

/** The frame the hub makes of so many changes. */
function payloadOf(deltas: number): Buffer {
  const messages = names
    .slice(0, deltas)
    .map((topic, at): ServerMessage => ({ t: 'delta', topic, seq: 1000, data: priceDelta(at, 1) }));
  return Buffer.from(JSON.stringify(messages));
}

process.on('message', (order: Saturate) => {
  const payload = payloadOf(order.deltas);
  const broadcast = (): void => {
    for (const client of server.clients) {
      if (client.readyState === WebSocket.OPEN) client.send(payload, { binary: false });
    }
  };
  void saturate(order, sockets, broadcast).then(answer);
});
