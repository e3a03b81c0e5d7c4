import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { LIVE_PATH } from '@paddock/contract';

import { createTestPlatform, LIVE_ALONE, type TestPlatform } from '../../testing/index.ts';
import { createLive, TICK_MS } from './live.ts';

/** Said here once more, so that room without a bound is noticed. */
const [SLOW_AFTER_MS, SLOW_BYTES] = [10_000, 1024 * 1024];
/** What each may cost does not depend on how many there are. */
const SOCKETS = 20;
/** Enough to fill what the kernel holds of a socket, or the socket's allowance. */
const ROUNDS = 40;
const LOOKS_EVERY = 8;
const SNAPSHOT_BYTES = 20_000;
const TOPICS = Array.from({ length: 600 }, (_, n) => `row:${n + 1}`);
/** What the kernel takes of a socket that nobody reads is not the server's memory. */
const MOST_BYTES = SOCKETS * (SLOW_BYTES + SNAPSHOT_BYTES);

describe('sockets that ask and never read', () => {
  let platform: TestPlatform<object>;
  let address: { readonly host: string; readonly port: number };
  const sockets: Socket[] = [];

  beforeAll(async () => {
    const snapshot = { text: 'x'.repeat(SNAPSHOT_BYTES) };
    const source = {
      epoch: () => '1',
      snapshot: () => snapshot,
      takeChanges: () => [],
      producersDown: () => [],
    };
    const identity = { verifyToken: () => Promise.reject(new Error('nobody signs in')) };
    platform = await createTestPlatform((kernel) => ({
      live: createLive(kernel, { ...LIVE_ALONE, source, identity }),
    }));
    const { hostname, port } = new URL(await platform.app.listen({ host: '127.0.0.1', port: 0 }));
    address = { host: hostname, port: Number(port) };
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await platform.close();
  });

  it('cost the server a bounded part of its memory, and are closed', async () => {
    for (let n = 0; n < SOCKETS; n++) sockets.push(await openUnread(address));
    const ask = (t: 'sub' | 'unsub') => maskedText(JSON.stringify({ t, topics: TOPICS }));
    const [subscribe, unsubscribe] = [ask('sub'), ask('unsub')];
    const before = await heldBytes(0);
    let most = 0;
    for (let round = 0; round < ROUNDS; round++) {
      for (const socket of sockets) socket.write(Buffer.concat([subscribe, unsubscribe]));
      for (let turn = 0; turn < 10; turn++) await setImmediate();
      await platform.advance(TICK_MS);
      if (round % LOOKS_EVERY === 0) most = Math.max(most, (await heldBytes(before + MOST_BYTES)) - before);
    }
    expect(most).toBeLessThan(MOST_BYTES);

    await platform.advance(SLOW_AFTER_MS + 200);
    await platform.advance(2_200);
    for (let turn = 0; turn < 2_000 && (await openConnections(platform)) > 0; turn++) await setImmediate();
    expect(await openConnections(platform)).toBe(0);
  });
});

/** What is not held by anybody is no matter of sockets. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Looks again above a bound: what was collected is given back beside the program, and all of it only by the next time. */
const LOOKS = 5;
async function heldBytes(bound: number): Promise<number> {
  let held = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS && held >= bound; look++) {
    collect();
    await setImmediate();
    held = Math.min(held, process.memoryUsage().arrayBuffers);
  }
  return held;
}

function openConnections({ app }: TestPlatform<object>): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}

/** A WebSocket by hand, which reads the answer to its handshake and nothing more. */
async function openUnread(address: { readonly host: string; readonly port: number }): Promise<Socket> {
  const socket = connect(address);
  socket.on('error', () => undefined);
  socket.write(
    [
      `GET ${LIVE_PATH} HTTP/1.1`,
      `Host: ${address.host}:${address.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString('latin1')).toContain('101 Switching Protocols');
  socket.pause();
  return socket;
}

/** A text frame as a client sends it (RFC 6455 §5.3); a mask of zeros leaves the payload as it is. */
function maskedText(text: string): Buffer {
  const payload = Buffer.from(text);
  const header = Buffer.from([0x81, 0x80 | 126, 0, 0, 0, 0, 0, 0]);
  header.writeUInt16BE(payload.length, 2);
  return Buffer.concat([header, payload]);
}
