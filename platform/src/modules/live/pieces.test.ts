import { once } from 'node:events';
import type { WebSocket } from 'ws';

import { openBareSockets, type BareSockets } from './bare-sockets.fixture.ts';

/** Said here once more, so that room without a bound is noticed. */
const MOST_PIECES = 16;
const NONSENSE = JSON.stringify({ t: 'nonsense, in as many pieces' });

describe('a live message in pieces', () => {
  let sockets: BareSockets;
  beforeAll(async () => {
    sockets = await openBareSockets({}, {});
  });
  afterAll(() => sockets.close());

  const sendPieces = (socket: WebSocket, pieces: readonly string[], isWhole: boolean): void =>
    pieces.forEach((piece, at) => socket.send(piece, { fin: isWhole && at === pieces.length - 1 }));

  it('is taken', async () => {
    const { socket } = await sockets.connect({});
    const answers: string[] = [];
    socket.on('message', (data: Buffer) => answers.push(data.toString()));
    const answered = new Promise<void>((heard) => {
      socket.on('message', () => {
        if (answers.some((text) => text.includes('"err"'))) heard();
      });
    });
    const pieces = Array.from({ length: MOST_PIECES }, (_, at) =>
      NONSENSE.slice(at, at === MOST_PIECES - 1 ? undefined : at + 1),
    );
    sendPieces(socket, pieces, true);
    await answered;
  });

  it('of which more are sent than anybody needs, and never the last, is closed', async () => {
    const { socket } = await sockets.connect({});
    const closed = (once(socket, 'close') as Promise<[code: number]>).then(([code]) => `closed with ${code}`);
    const answered = once(socket, 'pong').then(() => 'answered');
    sendPieces(
      socket,
      Array.from({ length: MOST_PIECES + 1 }, () => 'x'),
      false,
    );
    socket.ping();
    expect(await Promise.race([closed, answered])).toBe('closed with 1008');
  });
});
