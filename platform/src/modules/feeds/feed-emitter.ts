import type { FeedBody, FeedMessage } from '@paddock/contract/schemas';

import type { Clock } from '../../kernel/time/clock.ts';
import type { FeedSink } from './feed-sink.ts';

/** What became of a delivery: all taken, a snapshot is wanted, or another instance has taken over. */
export type Delivery = 'delivered' | 'snapshot-wanted' | 'superseded';

/**
 * The outgoing stream of one producer: numbers its messages without gaps (rules §5) and keeps them until they are taken,
 * so that a failing database delays a message and never loses one.
 */
export interface FeedEmitter {
  /** Adds to what is to be sent. */
  queue(bodies: readonly FeedBody[]): void;
  /** Sends what is queued, in order. @throws what the sink throws; the unsent stays queued. */
  deliver(): Promise<Delivery>;
  /** Puts a whole picture first; of what was queued only what is told once stays, the rest is in the picture. */
  replaceBySnapshot(picture: readonly FeedBody[]): void;
  readonly queued: number;
}

export interface EmitterOptions {
  readonly producer: string;
  /** Never used before by this producer. */
  readonly epoch: number;
  readonly sink: FeedSink;
  readonly clock: Clock;
  /** Told about messages the sink did not understand: a bug of the producer. */
  readonly onQuarantine: (message: FeedMessage, reason: string) => void;
}

export function createFeedEmitter({
  producer,
  epoch,
  sink,
  clock,
  onQuarantine,
}: EmitterOptions): FeedEmitter {
  let outbox: FeedBody[] = [];
  let seq = 0;
  let tail: Promise<unknown> = Promise.resolve();

  async function sendFirst(body: FeedBody): Promise<Delivery> {
    const message: FeedMessage = { producer, epoch, seq: seq + 1, generatedAtMs: clock.nowMs(), body };
    const outcome = await sink.ingest(message);
    if (outcome.status === 'older') return 'superseded';
    if (outcome.status === 'gap') return 'snapshot-wanted';
    if (outcome.status === 'quarantined') onQuarantine(message, outcome.reason);
    seq += 1;
    return 'delivered';
  }

  async function deliverAll(): Promise<Delivery> {
    while (outbox.length > 0) {
      // Taken in slices: shifting a long array one by one is slow.
      const slice = outbox.slice(0, 200);
      for (const [sent, body] of slice.entries()) {
        let delivery: Delivery | undefined;
        try {
          delivery = await sendFirst(body);
        } finally {
          if (delivery !== 'delivered') outbox = outbox.slice(sent);
        }
        if (delivery !== 'delivered') return delivery;
      }
      outbox = outbox.slice(slice.length);
    }
    return 'delivered';
  }

  return {
    queue(bodies) {
      outbox.push(...bodies);
    },
    deliver() {
      // One delivery at a time, or the order of the stream would be lost.
      const delivery = tail.then(deliverAll);
      tail = delivery.catch(() => undefined);
      return delivery;
    },
    replaceBySnapshot(picture) {
      const decisive = outbox.filter(isDecisive);
      outbox = [{ kind: 'snapshot-begin' }, ...picture, { kind: 'snapshot-end' }, ...decisive];
    },
    get queued() {
      return outbox.length;
    },
  };
}

/** Ends of matches, results, cancels and what takes them back are told once: none of it is in a picture. */
function isDecisive(body: FeedBody): boolean {
  if (body.kind === 'score') return body.state.status === 'ended' || body.state.status === 'cancelled';
  return TOLD_ONCE.has(body.kind);
}

const TOLD_ONCE: ReadonlySet<FeedBody['kind']> = new Set(['result', 'cancel', 'rollback', 'cancel-rollback']);
