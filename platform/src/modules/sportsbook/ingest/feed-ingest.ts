import type { FeedBody, FeedMessage } from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import type { FeedSink, IngestOutcome } from '../../feeds/index.ts';
import type { EventEntry, ProducerEntry } from '../book/entries.ts';
import { setEventState, setPresence, setProducerUp, stopBets } from '../book/event-changes.ts';
import type { Results } from '../settlement/results.ts';
import { loadEvents } from '../store/load-events.ts';
import type { StreamPosition } from '../store/write-behind.ts';
import { applyFixture, type Catalogue } from './apply-fixture.ts';
import { applyPrices } from './apply-prices.ts';
import { writeQuarantine } from './quarantine.ts';
import { afterSilence, judge, NEVER_HEARD, type StreamState } from './sequence.ts';
import { SnapshotPicture } from './snapshot-picture.ts';

/** How often silence is looked for. */
export const SILENCE_CHECK_MS = 1_000;

export interface FeedIngest extends FeedSink {
  /** Takes up the streams where the last start of the server left them: known, and waiting for a snapshot. */
  resume(positions: readonly StreamPosition[]): void;
  /** Suspends the markets of producers that have been silent for three heartbeats. */
  checkSilence(): void;
}

interface Stream {
  state: StreamState;
  picture: SnapshotPicture;
  /** Messages of one producer are applied one after another, in the order of the calls. */
  tail: Promise<unknown>;
}

/**
 * Takes in feed messages (rules §5). `accepted` means that results, cancels and rollbacks are in the database; fixtures
 * and prices are in memory and follow shortly, because after a crash the producer has to send its snapshot again.
 */
export function createFeedIngest(
  kernel: Pick<Kernel, 'db' | 'clock' | 'log'>,
  catalogue: Catalogue,
  results: Results,
): FeedIngest {
  const { book, writeBehind } = catalogue;
  const streams = new Map<string, Stream>();

  function streamOf(name: string): Stream {
    const known = streams.get(name);
    if (known !== undefined) return known;
    const stream: Stream = { state: NEVER_HEARD, picture: new SnapshotPicture(), tail: Promise.resolve() };
    streams.set(name, stream);
    return stream;
  }

  async function take(stream: Stream, message: FeedMessage): Promise<IngestOutcome> {
    const nowMs = kernel.clock.nowMs();
    const producer = book.producer(message.producer, nowMs);
    const verdict = judge(stream.state, message, nowMs);
    if (verdict.kind === 'duplicate' || verdict.kind === 'older') return { status: verdict.kind };
    if (verdict.kind === 'gap') {
      move(stream, producer, verdict.next);
      return { status: 'gap', expectedSeq: verdict.expectedSeq };
    }
    const reason = await apply(stream, producer, message.body);
    if (reason !== undefined) await writeQuarantine(kernel.db, message, reason, nowMs);
    if (message.body.kind === 'snapshot-end') {
      stream.picture.complete(book, producer, nowMs);
      stream.picture = new SnapshotPicture();
    }
    // Only now: had anything above failed, the same message may come again.
    move(stream, producer, verdict.next);
    return reason === undefined ? { status: 'accepted' } : { status: 'quarantined', reason };
  }

  function move(stream: Stream, producer: ProducerEntry, next: StreamState): void {
    stream.state = next;
    setProducerUp(book, producer, next.live, kernel.clock.nowMs());
    writeBehind.positionMoved({ name: producer.name, epoch: next.epoch, seq: next.seq });
  }

  /** Applies a message. Answers why it, or a part of it, goes to quarantine. */
  async function apply(stream: Stream, producer: ProducerEntry, body: FeedBody): Promise<string | undefined> {
    switch (body.kind) {
      case 'heartbeat':
      case 'snapshot-end':
        return undefined;
      case 'snapshot-begin':
        stream.picture = new SnapshotPicture();
        return undefined;
      default: {
        const known = await eventOf(producer, body.event);
        if (body.kind === 'fixture') {
          const refusal = applyFixture(catalogue, producer, body);
          if (refusal !== undefined) return refusal;
        }
        const event = known ?? book.eventOf(producer.name, body.event);
        if (event === undefined) return `unknown event ${body.event}`;
        return applyToEvent(stream, event, body);
      }
    }
  }

  async function applyToEvent(
    stream: Stream,
    event: EventEntry,
    body: Extract<FeedBody, { event: string }>,
  ): Promise<string | undefined> {
    const nowMs = kernel.clock.nowMs();
    stream.picture.sawEvent(event);
    setPresence(book, event, true, nowMs);
    switch (body.kind) {
      case 'fixture':
        return undefined;
      case 'prices': {
        const { taken, refused } = applyPrices(catalogue, event, body, nowMs);
        stream.picture.sawMarkets(taken);
        return refused.length === 0 ? undefined : refused.join('; ');
      }
      case 'bet-stop':
        stopBets(book, event, body.reason, nowMs);
        return undefined;
      case 'score':
        setEventState(book, event, body.state, nowMs);
        return undefined;
      case 'result':
        return results.store(event, body);
      case 'cancel':
        return results.cancel(event, body);
      case 'rollback':
        return results.rollback(event, body);
    }
  }

  /** The event of an external name: of those in memory, else of those that left it. */
  async function eventOf(producer: ProducerEntry, externalId: string): Promise<EventEntry | undefined> {
    const known = book.eventOf(producer.name, externalId);
    if (known !== undefined) return known;
    await loadEvents(kernel.db, book, { producer: producer.name, externalId }, kernel.clock.nowMs());
    return book.eventOf(producer.name, externalId);
  }

  return {
    ingest(message) {
      const stream = streamOf(message.producer);
      const run = stream.tail.then(() => take(stream, message));
      stream.tail = run.catch(() => undefined);
      return run;
    },
    resume(positions) {
      for (const { name, epoch, seq } of positions) {
        streamOf(name).state = { ...NEVER_HEARD, epoch, seq };
      }
    },
    checkSilence() {
      const nowMs = kernel.clock.nowMs();
      for (const [name, stream] of streams) {
        const next = afterSilence(stream.state, nowMs);
        if (next === stream.state) continue;
        kernel.log.warn({ producer: name }, 'a feed producer is silent; its markets are suspended');
        move(stream, book.producer(name, nowMs), next);
      }
    },
  };
}
