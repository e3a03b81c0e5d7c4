import type { ClientMessage, ServerMessage } from '@paddock/contract';

import type { Environment, LiveSocket } from '../environment/environment-types.ts';
import { createBackoff } from './backoff.ts';

export interface ConnectionEvents {
  /** The socket is open and takes messages. */
  onOpen(): void;
  onMessage(message: ServerMessage): void;
}

/** One socket that comes back by itself while it is wanted. */
export interface Connection {
  /** Connects, and again after every loss, until `rest`. */
  keepOpen(): void;
  /** Closes and stays closed. */
  rest(): void;
  /** Gives the present socket up and connects anew at once. */
  replace(): void;
  /** The server has greeted: the next loss starts with the shortest delay again. */
  greeted(): void;
  /** Sends now and answers true, or not at all while the socket is not open: what matters is told again on open. */
  send(message: ClientMessage): boolean;
}

function parseFrame(text: string): readonly ServerMessage[] | undefined {
  try {
    const frame: unknown = JSON.parse(text);
    return Array.isArray(frame) ? (frame as ServerMessage[]) : undefined;
  } catch {
    return undefined;
  }
}

export function createConnection(
  url: string,
  { openSocket, timing, random }: Pick<Environment, 'openSocket' | 'timing' | 'random'>,
  events: ConnectionEvents,
): Connection {
  const backoff = createBackoff(random);
  let isWanted = false;
  let isOpen = false;
  let socket: LiveSocket | undefined;
  let stopTimer: (() => void) | undefined;

  function forget(): void {
    stopTimer?.();
    stopTimer = undefined;
    const old = socket;
    socket = undefined;
    isOpen = false;
    old?.close();
  }

  function connectLater(): void {
    forget();
    if (isWanted) stopTimer = timing.after(backoff.nextDelayMs(), connect);
  }

  function connect(): void {
    forget();
    // A socket that was given up may still speak; only the present one is listened to.
    const own: LiveSocket = openSocket(url, {
      onOpen() {
        if (socket !== own) return;
        isOpen = true;
        events.onOpen();
      },
      onText(text) {
        if (socket !== own) return;
        const frame = parseFrame(text);
        if (frame === undefined) connectLater();
        for (const message of frame ?? []) {
          if (socket === own) events.onMessage(message);
        }
      },
      onClose() {
        if (socket === own) connectLater();
      },
    });
    socket = own;
  }

  return {
    keepOpen() {
      if (isWanted) return;
      isWanted = true;
      connect();
    },
    rest() {
      isWanted = false;
      forget();
    },
    replace() {
      if (isWanted) connect();
    },
    greeted: backoff.reset,
    send(message) {
      if (isOpen) socket?.send(JSON.stringify(message));
      return isOpen;
    },
  };
}
