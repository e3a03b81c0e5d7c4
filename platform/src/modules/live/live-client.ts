import type { PlayerId, Topic } from '@paddock/contract';

import { fullAllowance, type Allowance } from './allowance.ts';
import type { TopicGroup } from './topic-group.ts';

/** A socket as the hub needs it: whole frames in, and how much of them the network has not taken yet. */
export interface FrameSocket {
  /** Takes a finished frame; ignored once the socket is closing. */
  write(frame: Buffer): void;
  /** Bytes written and not sent. */
  bufferedBytes(): number;
  /** Begins the closing handshake. */
  close(code: number): void;
  /** Cuts the connection. */
  terminate(): void;
}

/** One connected tab. */
export interface LiveClient {
  readonly socket: FrameSocket;
  /** It asked for, by which it is told which site it shows. */
  readonly host: string | undefined;
  readonly topics: Set<Topic>;
  /** The sockets with the same topics; undefined while its topics have changed since the last tick. */
  group: TopicGroup | undefined;
  player: { readonly playerId: PlayerId; readonly sessionId: string } | undefined;
  /** Number of its last player news. */
  playerSeq: number;
  /** Topics it has missed deltas of, being slow; it gets their snapshots once it has caught up. */
  readonly missed: Set<Topic>;
  /** Since when it has been too slow; undefined while it is not. */
  slowSinceMs: number | undefined;
  /** Set when it has been told to go; after that moment the connection is cut. */
  cutAtMs: number | undefined;
  /** Bytes handed to its socket so far. */
  writtenBytes: number;
  /** How many of them the network had taken when it last took any, and when that was. */
  takenBytes: number;
  takenAtMs: number;
  /** What it may still ask for before the next heartbeat. */
  allowance: Allowance;
  /** Messages that made no sense so far. */
  mistakes: number;
  /** When it was last pinged, and how many pings it has not answered by a pong or anything else it sent. */
  pingedAtMs: number;
  unansweredPings: number;
}

export function newClient(socket: FrameSocket, nowMs: number, host: string | undefined): LiveClient {
  return {
    socket,
    host,
    topics: new Set(),
    group: undefined,
    player: undefined,
    playerSeq: 0,
    missed: new Set(),
    slowSinceMs: undefined,
    cutAtMs: undefined,
    writtenBytes: 0,
    takenBytes: 0,
    takenAtMs: nowMs,
    allowance: fullAllowance(),
    mistakes: 0,
    pingedAtMs: nowMs,
    unansweredPings: 0,
  };
}
