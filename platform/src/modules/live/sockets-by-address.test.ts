import { once } from 'node:events';

import { openBareSockets, type BareSockets } from './bare-sockets.fixture.ts';

const MOST = 3;

describe('sockets of one address', () => {
  let sockets: BareSockets;
  beforeAll(async () => {
    sockets = await openBareSockets({ mostSocketsOfAddress: MOST }, { trustedProxies: ['127.0.0.1'] });
  });
  afterAll(() => sockets.close());

  /** A browser behind the proxy. */
  const connect = (from?: string) => sockets.connect(from === undefined ? {} : { 'x-forwarded-for': from });

  it('are as many as it may hold; others are not counted with it, and a proxy nobody named may hold ten times as many', async () => {
    const mine = [];
    for (let n = 0; n < MOST; n++) mine.push(await connect('203.0.113.7'));
    expect(mine.map(({ status }) => status)).toEqual([101, 101, 101]);
    expect((await connect('203.0.113.7')).status).toBe(429);
    expect((await connect('203.0.113.8')).status).toBe(101);
    for (let n = 0; n < 10 * MOST; n++) expect((await connect()).status).toBe(101);
    expect((await connect()).status).toBe(429);
    const codes = sockets.platform.logged.map(({ fields }) => (fields as { code?: string }).code);
    expect(codes).toContain('TOO_MANY_REQUESTS');
    for (const { socket } of mine.slice(0, 1)) {
      socket.close();
      await once(socket, 'close');
    }
    // The server hears of it a moment later than the client.
    let again = 429;
    while (again === 429) again = (await connect('203.0.113.7')).status;
    expect(again).toBe(101);
  });
});
