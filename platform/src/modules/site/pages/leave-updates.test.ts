import { runInNewContext } from 'node:vm';
import { LIVE_PATH } from '@paddock/contract';

import { LEAVE_UPDATES, leaveUpdates, type UpdatesSocket, type UpdatesWindow } from './leave-updates.ts';

const RUNNING = { startedAt: 1, endedAt: 2, state: true };

function aWindow(answer: Promise<{ type: string }> = Promise.resolve({ type: 'basic' })) {
  const sockets: { url: string; socket: UpdatesSocket }[] = [];
  const left: string[] = [];
  const timers: (() => void)[] = [];
  const looks: (() => void)[] = [];
  const page: UpdatesWindow = {
    location: {
      origin: 'https://paddock.test',
      href: 'https://paddock.test/en/site-updates?path=%2Flive',
      replace: (href) => void left.push(href),
    },
    document: {
      querySelector: (selector) =>
        selector === 'a.plain-action' ? { href: 'https://paddock.test/en/live' } : null,
    },
    WebSocket: class implements UpdatesSocket {
      onmessage: UpdatesSocket['onmessage'] = null;
      onclose: UpdatesSocket['onclose'] = null;
      constructor(url: string) {
        sockets.push({ url, socket: this });
      }
    },
    fetch: () => answer,
    setTimeout: (run) => timers.push(run),
    setInterval: (run) => looks.push(run),
  };
  const tell = (message: object) => sockets.at(-1)?.socket.onmessage?.({ data: JSON.stringify(message) });
  const runTimers = () => {
    for (const run of timers.splice(0)) run();
  };
  return { page, sockets, left, looks, tell, runTimers };
}

describe('the document of maintenance', () => {
  it('leads back, once, when the live socket says that it is over', () => {
    const { page, sockets, left, tell, runTimers } = aWindow();
    leaveUpdates(page, LIVE_PATH);
    expect(sockets.map(({ url }) => url)).toEqual([`wss://paddock.test${LIVE_PATH}`]);
    tell({ t: 'hello' });
    tell({ t: 'maintenance', window: RUNNING });
    runTimers();
    expect(left).toEqual([]);
    tell({ t: 'maintenance', window: null });
    tell({ t: 'maintenance', window: { ...RUNNING, state: false } });
    runTimers();
    expect(left).toEqual(['https://paddock.test/en/live']);
  });

  it('listens again where the socket closes', () => {
    const { page, sockets, left, tell, runTimers } = aWindow();
    leaveUpdates(page, LIVE_PATH);
    sockets[0]?.socket.onclose?.();
    runTimers();
    expect(sockets).toHaveLength(2);
    tell({ t: 'maintenance', window: null });
    runTimers();
    expect(left).toHaveLength(1);
  });

  it.each([
    ['leads on', Promise.resolve({ type: 'opaqueredirect' }), 1],
    ['stands', Promise.resolve({ type: 'basic' }), 0],
    ['is not answered', Promise.reject(new TypeError('offline')), 0],
  ])('looks without a socket whether its own address %s', async (_what, answer, times) => {
    const { page, left, looks, runTimers } = aWindow(answer);
    leaveUpdates(page, LIVE_PATH);
    looks[0]?.();
    await Promise.allSettled([answer]);
    await Promise.resolve();
    runTimers();
    expect(left).toHaveLength(times);
  });

  it('is sent as a script that stands alone', () => {
    const { page, sockets } = aWindow();
    runInNewContext(LEAVE_UPDATES.content, { ...page });
    expect(sockets).toHaveLength(1);
  });
});
