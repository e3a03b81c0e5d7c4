import type { Topic } from '@paddock/contract';

import type { LiveClient } from './live-client.ts';

/** A client with this much unsent gets no more deltas and no more snapshots for now. */
export const LAGGING_BYTES = 256 * 1024;
/** It has caught up when no more than this is unsent. */
export const DRAINED_BYTES = 32 * 1024;
/** It is dropped when it has not caught up for this long, */
const SLOW_AFTER_MS = 10_000;
/** or when the network has taken nothing of what is unsent, however little, for this long, */
const UNREAD_AFTER_MS = 60_000;
/** or when this much is unsent, whatever it is: what is queued for a socket is never more than this and one frame. */
export const SLOW_BYTES = 1024 * 1024;

/** Writes a frame. Everything that is queued for a client passes here, so that it is counted. */
export function put(client: LiveClient, frame: Buffer): void {
  client.writtenBytes += frame.length;
  client.socket.write(frame);
}

/**
 * Hands a frame to a client, or, while the network does not keep up, only remembers which topics it missed: their
 * snapshots follow once it has caught up. Nothing is buffered without bound.
 */
export function deliver(client: LiveClient, frame: Buffer, topics: readonly Topic[], nowMs: number): void {
  if (client.cutAtMs !== undefined) return;
  if (client.slowSinceMs === undefined && client.socket.bufferedBytes() <= LAGGING_BYTES) {
    put(client, frame);
    return;
  }
  missLater(client, topics, nowMs);
}

/** The snapshots of these topics follow once the client has caught up. */
export function missLater(client: LiveClient, topics: readonly Topic[], nowMs: number): void {
  client.slowSinceMs ??= nowMs;
  for (const topic of topics) client.missed.add(topic);
}

/** How the network keeps up with a client, looked at once a tick. */
export function paceOf(client: LiveClient, nowMs: number): 'well' | 'caught-up' | 'slow' {
  const buffered = client.socket.bufferedBytes();
  const takenBytes = client.writtenBytes - buffered;
  if (buffered === 0 || takenBytes > client.takenBytes) {
    client.takenBytes = takenBytes;
    client.takenAtMs = nowMs;
  }
  if (buffered > SLOW_BYTES || nowMs - client.takenAtMs >= UNREAD_AFTER_MS) return 'slow';
  if (client.slowSinceMs === undefined) return 'well';
  if (buffered <= DRAINED_BYTES) return 'caught-up';
  return nowMs - client.slowSinceMs >= SLOW_AFTER_MS ? 'slow' : 'well';
}
