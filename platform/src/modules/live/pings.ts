import type { LiveClient } from './live-client.ts';
import { put } from './slow-clients.ts';

/** Each socket is pinged this often. */
const PING_EVERY_MS = 15_000;
/**
 * Pings a client may leave unanswered. A peer that went without a word (no FIN: its power, its tunnel, its network) keeps
 * its socket no longer than that.
 */
const PINGS_UNANSWERED = 2;

/** An empty ping (RFC 6455 §5.5.2), which every browser answers by itself. */
const PING_FRAME = Buffer.from([0x89, 0]);

/** Asks those whose turn it is for a sign of life, and cuts off who left the last pings unanswered. */
export function pingDue(clients: Iterable<LiveClient>, nowMs: number): void {
  for (const client of clients) {
    // One that is behind reads its pings late: how it keeps up is looked at by itself.
    const isElsewhere = client.slowSinceMs !== undefined || client.cutAtMs !== undefined;
    if (isElsewhere || nowMs - client.pingedAtMs < PING_EVERY_MS) continue;
    if (client.unansweredPings >= PINGS_UNANSWERED) {
      client.socket.terminate();
      continue;
    }
    client.pingedAtMs = nowMs;
    client.unansweredPings += 1;
    put(client, PING_FRAME);
  }
}
