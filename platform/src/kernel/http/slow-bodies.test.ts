import { Agent, request, type ClientRequest } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

import { createTestPlatform, type TestPlatform } from '../../testing/index.ts';
import { BODY_WITHIN_MS, LEAST_BYTES_PER_SEC, LOOK_EVERY_MS } from './slow-bodies.ts';

const BYTES = 2_000_000;

describe('a body that comes slowly', () => {
  let platform: TestPlatform<object>;
  /** The server's end of the connection that the last request came by. */
  let arriving: Socket | undefined;
  beforeAll(async () => {
    platform = await createTestPlatform(() => ({
      files: {
        name: 'files',
        migrations: {},
        routes(app) {
          app.addHook('onRequest', ({ raw }, _reply, done) => {
            arriving = raw.socket;
            done();
          });
          app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
          const options = { bodyLimit: BYTES, schema: { hide: true } };
          app.post('/file', { ...options, config: { slowBody: true } }, ({ body }) => ({
            bytes: (body as Buffer).length,
          }));
          app.post('/text', options, ({ body }) => ({ bytes: (body as Buffer).length }));
        },
      },
    }));
    await platform.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => platform.close());

  /** Goes on when the server has so much of a request, or has hung up. */
  async function hasArrived(bytes: number) {
    while (arriving === undefined || (!arriving.destroyed && arriving.bytesRead < bytes))
      await setImmediate();
  }

  function begin(path: string) {
    arriving = undefined;
    const { port } = platform.app.server.address() as AddressInfo;
    const headers = { 'content-type': 'application/octet-stream', 'content-length': BYTES };
    const sending = request({ host: '127.0.0.1', port, method: 'POST', path, headers, agent: false });
    sending.flushHeaders();
    const status = new Promise<number>((resolve) => {
      sending.on('response', ({ statusCode = 0 }) => resolve(statusCode));
      sending.on('error', () => resolve(0));
    });
    return { sending, status };
  }

  /** Sends at a rate of virtual time until all is sent or it was answered; how long that took. */
  async function sendAt(bytesPerSec: number, sending: ClientRequest, status: Promise<number>) {
    const answered: number[] = [];
    void status.then((code) => answered.push(code));
    await hasArrived(0);
    const startMs = platform.clock.nowMs();
    const stepBytes = (bytesPerSec * LOOK_EVERY_MS) / 1_000;
    for (let sent = 0; sent < BYTES && answered.length === 0; sent += stepBytes) {
      sending.write(Buffer.alloc(Math.min(stepBytes, BYTES - sent)));
      await hasArrived(Math.min(sent + stepBytes, BYTES));
      await platform.advance(LOOK_EVERY_MS);
    }
    return platform.clock.nowMs() - startMs;
  }

  it('is taken whole where files come, however long it takes at an honest rate', async () => {
    const { sending, status } = begin('/file');
    const tookMs = await sendAt(2 * LEAST_BYTES_PER_SEC, sending, status);
    expect(tookMs).toBeGreaterThan(2 * BODY_WITHIN_MS);
    sending.end();
    expect(await status).toBe(200);
  });

  it.each([
    ['trickles where files come', '/file', LEAST_BYTES_PER_SEC / 4],
    ['is no file and takes longer than all others', '/text', 2 * LEAST_BYTES_PER_SEC],
  ])('is cut off with 408 when it %s', async (_name, path, bytesPerSec) => {
    const { sending, status } = begin(path);
    const tookMs = await sendAt(bytesPerSec, sending, status);
    expect(await status).toBe(408);
    expect(tookMs).toBeLessThanOrEqual(BODY_WITHIN_MS + 2 * LOOK_EVERY_MS);
    // The server hangs up by itself: who goes on sending holds no connection.
    while (arriving?.destroyed === false) await setImmediate();
    sending.destroy();
  });

  it('is forgotten once it was answered, also unread: its connection goes on', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { port } = platform.app.server.address() as AddressInfo;
    const refused = () =>
      new Promise<readonly unknown[]>((resolve, reject) => {
        const headers = ['Host', 'a', 'Host', 'b', 'Content-Length', '3'];
        const asked = request({ agent, host: '127.0.0.1', port, method: 'POST', path: '/text', headers });
        asked.on('error', reject).on('response', (answer) => {
          answer.resume().on('end', () => resolve([answer.statusCode, asked.reusedSocket]));
        });
        asked.end('abc');
      });
    expect(await refused()).toEqual([400, false]);
    await platform.advance(2 * BODY_WITHIN_MS);
    expect(await refused()).toEqual([400, true]);
    agent.destroy();
  });
});
