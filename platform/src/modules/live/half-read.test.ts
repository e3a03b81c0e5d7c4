import { once } from 'node:events';
import type { WebSocket } from 'ws';

import { openBareSockets, type BareSockets } from './bare-sockets.fixture.ts';

const PIECE = 'x'.repeat(40_000);
/** A message that is whole, as large as a piece. */
const WHOLE = JSON.stringify({ t: 'unsub', topics: ['sports'] }).padEnd(PIECE.length);

describe('messages that are begun and not ended', () => {
  let sockets: BareSockets;
  beforeAll(async () => {
    sockets = await openBareSockets(
      { halfReadBounds: { ofNetworkBytes: 100_000, ofAllBytes: 170_000 } },
      { trustedProxies: ['127.0.0.1'] },
    );
  });
  afterAll(() => sockets.close());

  const connect = async (from: string) => (await sockets.connect({ 'x-forwarded-for': from })).socket;
  const begin = (socket: WebSocket): void => socket.send(PIECE, { fin: false });
  /** The server has read all that was sent before. */
  async function heard(socket: WebSocket): Promise<void> {
    socket.ping();
    await once(socket, 'pong');
  }
  async function close(...those: readonly WebSocket[]): Promise<void> {
    for (const socket of those) {
      socket.terminate();
      await once(socket, 'close');
    }
    await heard(await connect('192.0.2.1'));
  }

  it('are so many bytes of one network: past that the one that began first is cut off, and nobody else', async () => {
    const [first, second, third] = [
      await connect('203.0.113.7'),
      await connect('203.0.113.7'),
      await connect('203.0.113.7'),
    ];
    const stranger = await connect('198.51.100.7');
    begin(stranger);
    await heard(stranger);
    begin(first);
    await heard(first);
    begin(second);
    await heard(second);
    const cut = once(first, 'close') as Promise<[code: number]>;
    begin(third);
    for (let turn = 0; turn < 20 && first.readyState === 1; turn++) await heard(third);
    expect(first.readyState).not.toBe(1);
    expect((await cut)[0]).toBe(1006);
    expect([second, third, stranger].map(({ readyState }) => readyState)).toEqual([1, 1, 1]);
    await close(second, third, stranger);
  });

  it('are so many bytes of all together, the first of them cut off wherever it is', async () => {
    const each: WebSocket[] = [];
    for (const n of [1, 2, 3, 4]) {
      const socket = await connect(`203.0.113.${n}`);
      begin(socket);
      await heard(socket);
      each.push(socket);
    }
    const [first, ...others] = each;
    if (first === undefined) throw new Error('no socket');
    const cut = once(first, 'close');
    const last = await connect('203.0.113.5');
    begin(last);
    await cut;
    await heard(last);
    expect(others.map(({ readyState }) => readyState)).toEqual([1, 1, 1]);
    await close(...others, last);
  });

  it('are none of those that were ended, however many came', async () => {
    const busy = await connect('203.0.113.8');
    for (let n = 0; n < 20; n++) busy.send(WHOLE);
    begin(busy);
    busy.send('', { fin: true });
    await heard(busy);
    const other = await connect('203.0.113.8');
    begin(other);
    await heard(other);
    expect([busy.readyState, other.readyState]).toEqual([1, 1]);
  });
});
