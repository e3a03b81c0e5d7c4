import { once } from 'node:events';
import { connect as connectTcp, type AddressInfo, type Socket } from 'node:net';
import { LIVE_PATH } from '@paddock/contract';

import { composeModules, type ProductModules } from './compose.ts';
import { HALF_READ_BOUNDS, MOST_SOCKETS_OF_ADDRESS } from './modules/live/index.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';

/** The most bytes one message may have. */
const LARGEST_BYTES = 65_536;

/** The whole product: the bounds on its live sockets are in force, as `compose.ts` hands them over. */
describe('live sockets of the product', () => {
  let platform: TestPlatform<ProductModules>;
  let release: FixtureRelease;
  let port: number;
  const open: Socket[] = [];

  beforeAll(async () => {
    release = writeFixtureRelease();
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: release.siteDir, feeds: ['push'], trustedProxies: ['127.0.0.1'] },
    });
    await platform.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = platform.app.server.address() as AddressInfo);
  });
  afterAll(async () => {
    for (const socket of open) socket.destroy();
    await platform.close();
    release.remove();
  });

  /** A socket without a client behind it: two thousand of those would cost too much. */
  async function connect(from: string): Promise<{ readonly status: number; readonly socket: Socket }> {
    const socket = connectTcp(port, '127.0.0.1');
    open.push(socket);
    socket.on('error', () => undefined);
    socket.write(
      [
        `GET ${LIVE_PATH} HTTP/1.1`,
        'host: paddock.test',
        `x-forwarded-for: ${from}`,
        'connection: upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
        '\r\n',
      ].join('\r\n'),
    );
    const [head] = (await once(socket, 'data')) as [Buffer];
    socket.resume();
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head.toString('latin1'))?.[1]), socket };
  }

  /** The server has read all that was sent before. */
  async function heard(socket: Socket): Promise<void> {
    const answered = once(socket, 'data');
    socket.write(Buffer.from([0x89, 0x80, 0, 0, 0, 0]));
    await answered;
  }

  it('keep so much of messages that are not ended, and cut off the one that began first', async () => {
    // The head of a frame that does not end its message, masked by zeros, and all of what it may carry.
    const head = Buffer.from([0x01, 0xff, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0, 0]);
    const begun = Buffer.concat([head, Buffer.alloc(LARGEST_BYTES - 1, 'x')]);
    const { socket: first } = await connect('203.0.113.7');
    first.write(begun);
    const most = Math.ceil(HALF_READ_BOUNDS.ofNetworkBytes / begun.length);
    let last = first;
    for (let n = 0; n < most; n++) {
      last = (await connect('203.0.113.7')).socket;
      last.write(begun);
    }
    for (let turn = 0; turn < 20 && !first.destroyed; turn++) await heard(last);
    expect(open.filter(({ destroyed }) => destroyed).map((socket) => socket === first)).toEqual([true]);
  });

  it('are so many of one address, and no fewer of another', async () => {
    const statuses: number[] = [];
    const wave = 100;
    while (statuses.length < MOST_SOCKETS_OF_ADDRESS) {
      const connected = await Promise.all(Array.from({ length: wave }, () => connect('198.51.100.7')));
      statuses.push(...connected.map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([101]));
    expect((await connect('198.51.100.7')).status).toBe(429);
    expect((await connect('192.0.2.1')).status).toBe(101);
  });
});
