import { streamsIn, streamsList } from './streams-list.ts';

type Listener = (value: unknown) => void;

/** A stream that is driven by hand, and knows whether it is listened to. */
function handDriven(first: unknown) {
  const listeners = new Set<Listener>();
  return {
    stream: {
      snapshot: () => first,
      subscribe(listener: Listener) {
        listeners.add(listener);
        listener(first);
        return { unsubscribe: () => void listeners.delete(listener) };
      },
    },
    listeners,
    say: (value: unknown) => {
      for (const listener of listeners) listener(value);
    },
  };
}

describe('the streams of the developer panel', () => {
  let runs: (() => void)[];
  const scheduler = {
    after: (_delayMs: number, run: () => void) => {
      runs.push(run);
      return () => void runs.splice(runs.indexOf(run), 1);
    },
  };
  const second = (): void => {
    for (const run of runs.splice(0)) run();
  };
  beforeEach(() => {
    runs = [];
  });
  const linesOf = (list: HTMLElement) =>
    [...list.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  it('are the exports called by a noun with a dollar sign', () => {
    const { stream } = handDriven(1);
    const found = streamsIn({ limits$: stream, auth$: stream, price$: () => stream, signIn: stream });
    expect([...found.keys()]).toEqual(['auth$', 'limits$']);
    expect(streamsIn(null).size).toBe(0);
  });

  it('are shown as they change, and left when the panel is closed', () => {
    const auth = handDriven({ status: 'guest' });
    const { element, stop } = streamsList({
      document,
      scheduler,
      streams: new Map([['auth$', auth.stream]]),
      watched: () => [],
    });
    expect(linesOf(element)).toEqual([['auth$', '{"status":"guest"}']]);
    auth.say({ status: 'signed-in', balanceMinor: 1250n });
    expect(linesOf(element)).toEqual([['auth$', '{"status":"signed-in","balanceMinor":"1250n"}']]);
    stop();
    expect(auth.listeners.size).toBe(0);
    expect(runs).toEqual([]);
  });

  it('include those that only this page has opened, once a second, until they end', () => {
    let watched: [string, unknown][] = [
      ['row:401', { status: 'ready' }],
      ['price$ 501.home', { oddsMilli: 2100 }],
    ];
    const { element } = streamsList({ document, scheduler, streams: new Map(), watched: () => watched });
    expect(linesOf(element)).toEqual([
      ['row:401', '{"status":"ready"}'],
      ['price$ 501.home', '{"oddsMilli":2100}'],
    ]);
    watched = [['price$ 501.home', { oddsMilli: 2150 }]];
    second();
    expect(linesOf(element)).toEqual([['price$ 501.home', '{"oddsMilli":2150}']]);
  });
});
