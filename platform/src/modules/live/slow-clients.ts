import type { Topic } from '@paddock/contract';

import type { LiveClient } from './live-client.ts';

/** A client with this much unsent gets no more deltas for now. */
export const LAGGING_BYTES = 256 * 1024;
/** It has caught up when no more than this is unsent. */
export const DRAINED_BYTES = 32 * 1024;
/** It is dropped when it has not caught up for this long, */
export const SLOW_AFTER_MS = 10_000;
/** or when this much is unsent (snapshots it asked for count too). */
export const SLOW_BYTES = 8 * 1024 * 1024;

/**
 * Hands a frame to a client, or, while the network does not keep up, only remembers which topics it missed: their
 * snapshots follow once it has caught up. Nothing is buffered without bound.
 */
export function deliver(client: LiveClient, frame: Buffer, topics: readonly Topic[], nowMs: number): void {
  if (client.cutAtMs !== undefined) return;
  if (client.slowSinceMs === undefined && client.socket.bufferedBytes() <= LAGGING_BYTES) {
    client.socket.write(frame);
    return;
  }
  client.slowSinceMs ??= nowMs;
  for (const topic of topics) client.missed.add(topic);
}
