import type { FeedMessage } from '@paddock/contract/schemas';

/**
 * What became of one feed message (rules §5).
 * - `accepted`: applied and durable.
 * - `duplicate`: its seq was already taken in its epoch; nothing changed.
 * - `older`: its epoch is not the producer's current one any more; nothing changed, and the sender must stop.
 * - `gap`: messages are missing before it (or a new epoch did not begin with a snapshot); it was not applied, the
 *   producer's markets are suspended, and the producer must send a snapshot.
 * - `quarantined`: refers to something unknown or contradicts what is stored; kept for an operator, not applied.
 */
export type IngestOutcome =
  | { readonly status: 'accepted' }
  | { readonly status: 'duplicate' }
  | { readonly status: 'older' }
  | { readonly status: 'gap'; readonly expectedSeq: number }
  | { readonly status: 'quarantined'; readonly reason: string };

/**
 * Where every adapter hands its messages: nothing behind it knows which adapter runs. The sportsbook implements it.
 * Messages of one producer are ingested one at a time, in order. A result's market that was never offered has no
 * effect: after a restart a producer names every line it may have offered.
 */
export interface FeedSink {
  ingest(message: FeedMessage): Promise<IngestOutcome>;
}
