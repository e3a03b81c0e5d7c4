import type { FeedFault, FeedMessage } from '@paddock/contract/schemas';

/**
 * What became of one feed message (rules §5).
 * - `accepted`: applied and durable.
 * - `duplicate`: its seq was already taken in its epoch; nothing changed.
 * - `older`: its epoch is not the producer's current one any more; nothing changed, and the sender must stop.
 * - `gap`: messages are missing before it (or a new epoch did not begin with a snapshot); it was not applied, the
 *   producer's markets are suspended, and the producer must send a snapshot.
 * - `quarantined`: a part of it refers to something unknown, cannot be true or contradicts what is stored; that part is
 *   kept for an operator and not applied, each with its fault.
 * - `stale`: prices made too long ago, or in the future; the markets they name are suspended until fresh ones come.
 */
export type IngestOutcome =
  | { readonly status: 'accepted' }
  | { readonly status: 'duplicate' }
  | { readonly status: 'older' }
  | { readonly status: 'gap'; readonly expectedSeq: number }
  | { readonly status: 'quarantined'; readonly reason: string; readonly faults: readonly FeedFault[] }
  | { readonly status: 'stale'; readonly reason: string; readonly faults: readonly FeedFault[] };

/**
 * Where every adapter hands its messages: nothing behind it knows which adapter runs. The sportsbook implements it.
 * Messages of one producer are ingested one at a time, in order. A producer that does not know what it offered before a
 * restart names every line it may have offered, each `ifOffered`.
 */
export interface FeedSink {
  ingest(message: FeedMessage): Promise<IngestOutcome>;
}
