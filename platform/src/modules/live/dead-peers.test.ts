import { setImmediate } from 'node:timers/promises';

import { openBareSockets, type BareSockets } from './bare-sockets.fixture.ts';

/** Said here once more, so that longer waits are noticed. */
const [PING_EVERY_MS, PINGS_UNANSWERED] = [15_000, 2];

describe('a live socket whose peer is gone without a word', () => {
  let sockets: BareSockets;
  beforeAll(async () => {
    sockets = await openBareSockets({}, {});
  });
  afterAll(() => sockets.close());

  /** A connected peer that counts the pings it hears, and answers them or not. */
  async function peer({ answers }: { readonly answers: boolean }) {
    const { socket } = await sockets.connect({}, { autoPong: answers });
    let [pings, closed] = [0, false];
    const heard = new Set<() => void>();
    const hear = () => heard.forEach((wake) => wake());
    socket.on('ping', () => {
      pings += 1;
      hear();
    });
    socket.on('close', () => {
      closed = true;
      hear();
    });
    return {
      isClosed: () => closed,
      pings: () => pings,
      async until(condition: () => boolean): Promise<void> {
        while (!condition()) await new Promise<void>((wake) => heard.add(wake));
      },
    };
  }

  /** Time for one ping, which this peer hears, and for its pong on the way back. */
  async function aRoundFor({ pings, until }: Awaited<ReturnType<typeof peer>>): Promise<void> {
    const before = pings();
    await sockets.platform.advance(PING_EVERY_MS);
    await until(() => pings() > before);
    for (let turn = 0; turn < 20; turn++) await setImmediate();
  }

  it('is closed after two pings without a pong, and one that answers stays', async () => {
    const [living, dead] = [await peer({ answers: true }), await peer({ answers: false })];
    for (let round = 0; round < PINGS_UNANSWERED; round++) await aRoundFor(living);
    expect(dead.pings()).toBe(PINGS_UNANSWERED);
    expect(dead.isClosed()).toBe(false);
    await aRoundFor(living);
    for (let round = 0; round < 5; round++) await aRoundFor(living);
    expect(dead.isClosed()).toBe(true);
    expect(dead.pings()).toBe(PINGS_UNANSWERED);
    expect(living.isClosed()).toBe(false);
  });
});
