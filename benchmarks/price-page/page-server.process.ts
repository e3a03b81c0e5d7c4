import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { WebSocketServer, type WebSocket } from 'ws';
import { LIVE_PATH, type ClientMessage, type ServerMessage } from '@paddock/contract';

import { assetOf, contentTypeOf, documentOf, pageScript, readRelease } from '../release/release-site.ts';
import { answer, jobOf } from '../setup/child.ts';
import { bootOf } from './boot-data.ts';
import { PriceWorld } from './price-world.ts';

/** Serves the pages and plays the live socket: the platform's protocol, frames and tick, at the rate of changes it is told. */
const PAGES_DIR = join(import.meta.dirname, 'pages');
const STYLES = ['/price-page.css', '/frozen-cell.css'];
const TICK_MS = 100;
const BEAT_MS = 5_000;
const { prices } = await jobOf<{ readonly prices: number }>();
const release = readRelease();
const world = new PriceWorld(prices);
const listeners = new Set<WebSocket>();

function contentOf(path: string): string | Buffer | undefined {
  const page = /^\/(paddock|plain|bare)(\.js)?$/.exec(path);
  if (page !== null) {
    const [, name = '', isScript] = page;
    if (isScript !== undefined) return pageScript(join(PAGES_DIR, `${name}.page.tsx`));
    const styles = [...release.styles.map(({ href }) => href), ...STYLES];
    return documentOf(release, { script: `/${name}.js`, styles, known: known() });
  }
  return STYLES.includes(path) ? readFileSync(join(PAGES_DIR, path)) : assetOf(path)?.plain;
}

function known(): unknown {
  return {
    boot: bootOf(release, Date.now()),
    livePath: LIVE_PATH,
    eventIds: world.events.map(({ id }) => id),
  };
}

const http = createServer((request, response) => {
  const path = request.url ?? '/';
  const content = contentOf(path);
  response.writeHead(content === undefined ? 404 : 200, { 'content-type': contentTypeOf(path) });
  response.end(content);
});
const sockets = new WebSocketServer({ server: http, path: LIVE_PATH, perMessageDeflate: false });

function say(socket: WebSocket, ...messages: ServerMessage[]): void {
  socket.send(JSON.stringify(messages));
}

sockets.on('connection', (socket) => {
  say(socket, { t: 'hello', epoch: '1', serverTimeMs: Date.now(), heartbeatMs: BEAT_MS });
  socket.on('message', (raw: Buffer) => {
    const message = JSON.parse(raw.toString()) as ClientMessage;
    if (message.t !== 'sub') return;
    say(socket, ...message.topics.map((topic) => world.snapshot(topic)));
    listeners.add(socket);
  });
  socket.on('close', () => listeners.delete(socket));
});

let changesPerSecond = 0;
let dueMs = performance.now();

/** Ticks keep their pace over the whole, whatever a single timer does. */
function tick(): void {
  dueMs += TICK_MS;
  setTimeout(tick, Math.max(0, dueMs - performance.now()));
  if (changesPerSecond === 0 || listeners.size === 0) return;
  const frame = JSON.stringify(world.move((changesPerSecond * TICK_MS) / 1000));
  for (const socket of listeners) socket.send(frame);
}
tick();
setInterval(() => {
  for (const socket of sockets.clients)
    say(socket, { t: 'beat', serverTimeMs: Date.now(), producersDown: [] });
}, BEAT_MS);

process.on('message', (order: { readonly changesPerSecond: number }) => {
  ({ changesPerSecond } = order);
  answer({ shown: world.shown() });
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  answer({ port: typeof address === 'object' ? address?.port : 0 });
});
