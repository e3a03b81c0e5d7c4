import { once } from 'node:events';
import { WebSocket } from 'ws';
import { LIVE_PATH } from '@paddock/contract';

import { createTestPlatform, type TestPlatform } from '../../testing/index.ts';
import { createLive } from './live.ts';

const MOST = 3;

describe('sockets of one address', () => {
  let platform: TestPlatform<object>;
  let origin: string;
  const open: WebSocket[] = [];

  beforeAll(async () => {
    platform = await createTestPlatform(
      (kernel) => ({
        live: createLive(kernel, {
          source: {
            epoch: () => '1',
            snapshot: () => undefined,
            takeChanges: () => [],
            producersDown: () => [],
          },
          identity: { verifyToken: () => Promise.reject(new Error('nobody signs in')) },
          mostSocketsOfAddress: MOST,
        }),
      }),
      { config: { trustedProxies: ['127.0.0.1'] } },
    );
    origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    for (const socket of open) socket.terminate();
    await platform.close();
  });

  /** The status a browser behind the proxy is answered with. */
  async function connect(from?: string): Promise<{ status: number; socket: WebSocket }> {
    const headers = from === undefined ? {} : { 'x-forwarded-for': from };
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${LIVE_PATH}`, { headers });
    open.push(socket);
    const status = await new Promise<number>((resolve, reject) => {
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
      socket.on('error', reject);
    });
    return { status, socket };
  }

  it('are as many as it may hold; others, and proxies nobody named, are not counted with it', async () => {
    const mine = [];
    for (let n = 0; n < MOST; n++) mine.push(await connect('203.0.113.7'));
    expect(mine.map(({ status }) => status)).toEqual([101, 101, 101]);
    expect((await connect('203.0.113.7')).status).toBe(429);
    expect((await connect('203.0.113.8')).status).toBe(101);
    for (let n = 0; n <= MOST; n++) expect((await connect()).status).toBe(101);
    const codes = platform.logged.map(({ fields }) => (fields as { code?: string }).code);
    expect(codes).toContain('TOO_MANY_REQUESTS');
    for (const { socket } of mine.slice(0, 1)) {
      socket.close();
      await once(socket, 'close');
    }
    // The server hears of it a moment later than the client.
    let again = 429;
    for (let tries = 0; again === 429 && tries < 200; tries++) again = (await connect('203.0.113.7')).status;
    expect(again).toBe(101);
  });
});
