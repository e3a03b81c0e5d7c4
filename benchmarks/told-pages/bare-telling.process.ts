import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

import { answer, jobOf } from '../setup/child.ts';
import type { Telling } from './telling.ts';

/** The plainest way to tell everybody: `send` to each client of a `ws` server. */
await jobOf();
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  answer({ port: typeof address === 'object' ? (address?.port ?? 0) : 0 });
});
process.on('message', ({ text }: Telling) => {
  const bytes = Buffer.from(text);
  for (const client of server.clients) client.send(bytes, { binary: false });
});
