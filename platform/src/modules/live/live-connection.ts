import type { Socket } from 'node:net';

import { isConnectionLost } from '../../kernel/database/connection-lost.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Log } from '../../kernel/module.ts';
import type { Identity } from '../identity/index.ts';
import { readClientMessage } from './client-message.ts';
import type { HalfReadSocket } from './half-read.ts';
import type { FrameSocket, LiveClient } from './live-client.ts';
import type { LiveHub } from './live-hub.ts';
import type { RecentNews } from './recent-news.ts';

/** Messages of one client that may wait for an earlier one (a token being checked). */
const MAX_WAITING = 64;

/** What is needed of a `ws` socket. */
export interface ServerSocket {
  readonly readyState: number;
  readonly OPEN: number;
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): unknown;
  on(event: 'ping' | 'pong', listener: (data: Buffer) => void): unknown;
  on(event: 'close' | 'error', listener: () => void): unknown;
  close(code: number): void;
  terminate(): void;
}

/** What a connection is served with. */
export interface ServingParts {
  readonly hub: LiveHub;
  readonly recent: RecentNews;
  readonly identity: Pick<Identity, 'verifyToken'>;
  readonly log: Log;
  /** That was asked for. */
  readonly host: string | undefined;
  /** Counts what it has sent of a message that is not ended. */
  readonly half: HalfReadSocket;
}

/** Connects a WebSocket to the hub: reads what it says, in order, and forgets it when it closes. */
export function serveConnection(parts: ServingParts, webSocket: ServerSocket, raw: Socket): void {
  const { hub, recent, identity, log, host, half } = parts;
  const client = hub.connect(frameSocket(webSocket, raw), host);
  /** Whatever comes is a sign of life, and costs of what it may send. */
  const admits = ({ length }: Buffer): boolean => {
    client.unansweredPings = 0;
    half.read(length);
    return hub.admits(client, length);
  };
  let waiting = 0;
  let tail: Promise<void> = Promise.resolve();
  webSocket.on('message', (data: Buffer, isBinary) => {
    if (!admits(data)) return;
    if (waiting >= MAX_WAITING) {
      hub.drop(client, 'protocol');
      return;
    }
    waiting += 1;
    tail = tail
      .then(() => (isBinary ? hub.mistake(client) : handle(hub, recent, identity, client, data.toString())))
      .catch((error: unknown) => {
        // Without the database nobody is known: the page connects again, as it does when a server goes.
        const isAway = isConnectionLost(error);
        if (!isAway) log.error({ err: error }, 'a live message could not be handled');
        hub.drop(client, isAway ? 'shutdown' : 'protocol');
      })
      .finally(() => {
        waiting -= 1;
      });
  });
  // Each ping is answered by `ws` itself, so it costs like a message.
  webSocket.on('ping', (data) => void admits(data));
  webSocket.on('pong', (data) => void admits(data));
  // After `ws` itself has heard it, so that what is whole by it is taken off already.
  raw.on('data', ({ length }: Buffer) => half.came(length));
  webSocket.on('close', () => {
    half.gone();
    hub.disconnect(client);
  });
  // A broken connection closes; without a listener the error would end the process.
  webSocket.on('error', () => undefined);
}

async function handle(
  hub: LiveHub,
  recent: RecentNews,
  identity: Pick<Identity, 'verifyToken'>,
  client: LiveClient,
  text: string,
): Promise<void> {
  const message = readClientMessage(text);
  if (message === undefined) hub.mistake(client);
  else if (message.t === 'sub') {
    hub.subscribe(client, message.topics);
    catchUp(hub, recent, client, message.sinceMs);
  } else if (message.t === 'unsub') hub.unsubscribe(client, message.topics);
  else if (message.token === '') hub.bind(client, undefined);
  else {
    try {
      const player = await identity.verifyToken(message.token);
      hub.bind(client, player);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      hub.bind(client, undefined);
      hub.send(client, { t: 'err', code: error.code });
    }
  }
}

/** Tells a page that may have missed news between its first reads and now to read again. */
function catchUp(hub: LiveHub, recent: RecentNews, client: LiveClient, sinceMs: number | undefined): void {
  if (sinceMs === undefined || client.player === undefined || !client.topics.has('player')) return;
  if (!recent.mayBeSince(client.player.playerId, sinceMs)) return;
  client.playerSeq += 1;
  hub.send(client, { t: 'delta', topic: 'player', seq: client.playerSeq, data: { kind: 'missed' } });
}

/**
 * Frames are built by us (`text-frame.ts`) and written to the connection as they are: shared bytes, one write a socket.
 * This is sound because `ws` never holds back a frame of its own without compression, which stays off.
 */
function frameSocket(webSocket: ServerSocket, raw: Socket): FrameSocket {
  return {
    write(frame) {
      if (webSocket.readyState === webSocket.OPEN) raw.write(frame);
    },
    bufferedBytes: () => raw.writableLength,
    close: (code) => webSocket.close(code),
    terminate: () => webSocket.terminate(),
  };
}
