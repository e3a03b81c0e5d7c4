/** @jest-environment node */
import type { AddressInfo } from 'node:net';

import { WebSocketServer, type WebSocket as ServerSocket } from 'ws';
import type { ClientMessage, ServerMessage } from '@paddock/contract';

import { createServerClock } from '../clock/server-clock.ts';
import { browserEnvironment } from '../environment/browser-environment.ts';
import type { Environment } from '../environment/environment-types.ts';
import { GUEST } from '../auth/auth.ts';
import type { AuthValue } from '../auth/auth-types.ts';
import { createOdds, type OddsService } from '../odds/odds.ts';
import { createStore } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import { anEvent } from '../testing/samples.ts';
import { createTestVisibility } from '../testing/test-visibility.ts';
import { createLive, type LiveService } from './live.ts';

/** Resolves once a stream shows what is waited for. */
function until<T>(stream: Stream<T>, isIt: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    const subscription = stream.subscribe((value) => {
      if (!isIt(value)) return;
      resolve(value);
      queueMicrotask(() => subscription.unsubscribe());
    });
  });
}

/** The live client over real sockets, against a server that speaks the protocol. */
describe('live over real sockets', () => {
  let server: WebSocketServer;
  let sockets: ServerSocket[];
  let live: LiveService;
  let odds: OddsService;
  let seq: number;

  function send(...messages: ServerMessage[]): void {
    sockets.at(-1)?.send(JSON.stringify(messages));
  }

  function nextMessage(): Promise<ClientMessage> {
    return new Promise((resolve) => {
      sockets
        .at(-1)
        ?.once('message', (data: Buffer) => resolve(JSON.parse(data.toString()) as ClientMessage));
    });
  }

  function snapshot(topic: string): ServerMessage {
    return { t: 'snap', topic, epoch: 'e1', seq, data: anEvent() };
  }

  beforeEach(async () => {
    [sockets, seq] = [[], 1];
    server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    await new Promise((resolve) => server.once('listening', resolve));
    server.on('connection', (socket) => {
      sockets.push(socket);
      send({ t: 'hello', epoch: 'e1', serverTimeMs: Date.now(), heartbeatMs: 5_000 });
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as ClientMessage;
        if (message.t === 'sub') send(...message.topics.map(snapshot));
      });
    });
    const { port } = server.address() as AddressInfo;
    const real = realEnvironment(port);
    const clock = createServerClock(real.timing, Date.now());
    const auth = createStore<AuthValue>(GUEST);
    const noToken = () => Promise.reject(new Error('a guest has no token'));
    live = createLive({
      environment: real,
      auth$: auth.stream,
      tokens: { get: noToken, renew: noToken, forget: () => undefined },
      clock,
      onMaintenance: () => undefined,
      onSite: () => undefined,
    });
    odds = createOdds(live, real.timing, clock);
  });

  afterEach(async () => {
    odds.stop();
    live.stop();
    for (const socket of sockets) socket.terminate();
    await new Promise((resolve) => server.close(resolve));
  });

  it('brings a snapshot, follows deltas, heals a gap, and comes back after a loss', async () => {
    const price$ = odds.price$('501.home');
    odds.watchEvent('401', 'row').subscribe();
    await until(price$, ({ status }) => status === 'open');

    const market = anEvent().markets[0];
    if (market === undefined) throw new Error('no market');
    const moved = {
      ...market,
      version: '1.2',
      selections: [{ outcome: 'home', oddsMilli: 2100, open: true }],
    };
    seq = 2;
    send({ t: 'delta', topic: 'row:401', seq, data: { markets: [moved] } });
    await until(price$, (price) => price.status === 'open' && price.oddsMilli === 2100);

    send({ t: 'delta', topic: 'row:401', seq: 9, data: {} });
    expect(await nextMessage()).toEqual({ t: 'sub', topics: ['row:401'] });
    await until(odds.watchEvent('401', 'row'), ({ status }) => status === 'ready');

    sockets.at(-1)?.terminate();
    await new Promise((resolve) => server.once('connection', resolve));
    await until(live.live$, ({ status }) => status === 'open');
  });
});

/** Node has no page: what belongs to one is given, time and sockets are the browser's own code. */
function realEnvironment(port: number): Environment {
  Object.assign(globalThis, {
    location: { origin: `http://127.0.0.1:${port}`, protocol: 'http:' },
    requestAnimationFrame: (run: () => void) => setTimeout(run, 16),
    cancelAnimationFrame: clearTimeout,
  });
  return { ...browserEnvironment(), visibility: createTestVisibility(), random: () => 0 };
}
