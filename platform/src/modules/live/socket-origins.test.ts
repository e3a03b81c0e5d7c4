import { WebSocket } from 'ws';
import { LIVE_PATH } from '@paddock/contract';

import { createTestPlatform, type TestPlatform } from '../../testing/index.ts';
import { createLive } from './live.ts';

const MAGAZINE = 'https://magazine.example';

describe('a live socket', () => {
  let platform: TestPlatform<object>;
  let address: string;
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
          embedOrigins: () => [MAGAZINE],
        }),
      }),
      { config: { publicOrigin: 'https://paddock.test' } },
    );
    address = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    for (const socket of open) socket.terminate();
    await platform.close();
  });

  /** The status of the answer to a page of this origin; 101 opens a socket. */
  function statusFor(origin: string | undefined): Promise<number> {
    const headers = origin === undefined ? {} : { origin };
    const socket = new WebSocket(`${address.replace('http', 'ws')}${LIVE_PATH}`, { headers });
    open.push(socket);
    return new Promise((resolve, reject) => {
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
      socket.on('error', reject);
    });
  }

  it.each(['https://evil.example', 'https://paddock.test.evil.example', 'https://paddock.test:8443', 'null'])(
    'is not opened by a page of %s',
    async (origin) => {
      expect(await statusFor(origin)).toBe(403);
      const codes = platform.logged.map(({ fields }) => (fields as { code?: string }).code);
      expect(codes).toContain('FOREIGN_REQUEST');
    },
  );

  it('is opened by pages of the site, of sites that show it, and by what is no browser', async () => {
    expect(await statusFor('https://paddock.test')).toBe(101);
    expect(await statusFor(address)).toBe(101);
    expect(await statusFor(MAGAZINE)).toBe(101);
    expect(await statusFor(undefined)).toBe(101);
  });
});
