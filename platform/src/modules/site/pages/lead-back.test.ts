import { runInNewContext } from 'node:vm';
import { LIVE_PATH } from '@paddock/contract';

import {
  LEAD_BACK,
  leadBack,
  type BlockedSocket,
  type BlockedWindow,
  type ScriptTerms,
} from './lead-back.ts';

const RUNNING = { startedAt: 1, endedAt: 2, state: true };

function aWindow(
  answer: Promise<{ type: string }> = Promise.resolve({ type: 'basic' }),
  dataset: ScriptTerms = { back: '/en/live', updates: '' },
  hash = '',
) {
  const asked: string[] = [];
  const sockets: { url: string; socket: BlockedSocket }[] = [];
  const left: string[] = [];
  const timers: (() => void)[] = [];
  const looks: (() => void)[] = [];
  const page: BlockedWindow = {
    location: {
      origin: 'https://paddock.test',
      href: 'https://paddock.test/en/site-updates?path=%2Flive',
      hash,
      replace: (href) => void left.push(href),
    },
    document: {
      querySelector: (selector) => (selector === 'script[data-back]' ? { dataset } : null),
    },
    WebSocket: class implements BlockedSocket {
      onmessage: BlockedSocket['onmessage'] = null;
      onclose: BlockedSocket['onclose'] = null;
      constructor(url: string) {
        sockets.push({ url, socket: this });
      }
    },
    fetch(url) {
      asked.push(url);
      return answer;
    },
    setTimeout: (run) => timers.push(run),
    setInterval: (run) => looks.push(run),
  };
  const tell = (message: object) => sockets.at(-1)?.socket.onmessage?.({ data: JSON.stringify([message]) });
  const runTimers = () => {
    for (const run of timers.splice(0)) run();
  };
  return { page, sockets, left, looks, asked, tell, runTimers };
}

describe('the document of maintenance', () => {
  it('leads back, once, when the live socket says that it is over', () => {
    const { page, sockets, left, tell, runTimers } = aWindow();
    leadBack(page, LIVE_PATH);
    expect(sockets.map(({ url }) => url)).toEqual([`wss://paddock.test${LIVE_PATH}`]);
    tell({ t: 'hello' });
    tell({ t: 'maintenance', window: RUNNING });
    runTimers();
    expect(left).toEqual([]);
    tell({ t: 'maintenance', window: null });
    tell({ t: 'maintenance', window: { ...RUNNING, state: false } });
    runTimers();
    expect(left).toEqual(['/en/live']);
  });

  it('leads back to the place in the page that was asked for', () => {
    const { page, left, tell, runTimers } = aWindow(undefined, undefined, '#rules');
    leadBack(page, LIVE_PATH);
    tell({ t: 'maintenance', window: null });
    runTimers();
    expect(left).toEqual(['/en/live#rules']);
  });

  it('leads back when the site says of itself that it is over', () => {
    const { page, left, tell, runTimers } = aWindow();
    leadBack(page, LIVE_PATH);
    tell({ t: 'site', version: 5, config: null });
    tell({ t: 'site', version: 5, config: { maintenance: RUNNING } });
    runTimers();
    expect(left).toEqual([]);
    tell({ t: 'site', version: 6, config: {} });
    runTimers();
    expect(left).toHaveLength(1);
  });

  it('listens again where the socket closes', () => {
    const { page, sockets, left, tell, runTimers } = aWindow();
    leadBack(page, LIVE_PATH);
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
    leadBack(page, LIVE_PATH);
    looks[0]?.();
    await Promise.allSettled([answer]);
    await Promise.resolve();
    runTimers();
    expect(left).toHaveLength(times);
  });

  it('asks two times more where nobody answers [S8-12]', async () => {
    const { page, looks, asked, runTimers } = aWindow(Promise.reject(new TypeError('offline')));
    leadBack(page, LIVE_PATH);
    looks[0]?.();
    for (let turn = 0; turn < 5; turn++) {
      await new Promise(setImmediate);
      runTimers();
    }
    expect(asked).toHaveLength(3);
  });

  it('is sent as a script that stands alone', () => {
    const { page, sockets } = aWindow();
    const sentence = { dataset: { atMs: '0', words: '{{time}}, {{zone}}' }, textContent: '' };
    const documentElement = { lang: 'en' };
    const document = { ...page.document, documentElement, querySelectorAll: () => [sentence] };
    runInNewContext(LEAD_BACK.content, { ...page, document });
    expect(sockets).toHaveLength(1);
    expect(sentence.textContent).toMatch(/19(69|70).*, UTC/);
  });
});

describe('the document of a block', () => {
  const KEPT_OUT = { back: '/en/live' };

  it('leads back when the site has changed and its own address leads on', async () => {
    const { page, left, tell, runTimers } = aWindow(Promise.resolve({ type: 'opaqueredirect' }), KEPT_OUT);
    leadBack(page, LIVE_PATH);
    // The end of an update is none of a block.
    tell({ t: 'maintenance', window: null });
    runTimers();
    expect(left).toEqual([]);
    tell({ t: 'site', version: 5, config: null });
    await new Promise(setImmediate);
    runTimers();
    expect(left).toEqual(['/en/live']);
  });

  it('stays where its address does, whatever the site says of itself', async () => {
    const { page, left, asked, tell, runTimers } = aWindow(undefined, KEPT_OUT);
    leadBack(page, LIVE_PATH);
    tell({ t: 'site', version: 5, config: {} });
    await new Promise(setImmediate);
    runTimers();
    expect([asked.length, left]).toEqual([1, []]);
  });
});
