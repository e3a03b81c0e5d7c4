import { canonicalSpecifiers } from '@paddock/contract';
import type { FeedBody, FeedFault, FeedMessage } from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import type { FeedSink, IngestOutcome } from '../../feeds/index.ts';
import { marketKeyOf, type EventEntry, type ProducerEntry } from '../book/entries.ts';
import { setEventState, setPresence, setProducerUp, stopBets } from '../book/event-changes.ts';
import { noteHeard, noteSilence } from '../book/silence.ts';
import type { Results } from '../settlement/results.ts';
import { loadEvents } from '../store/load-events.ts';
import type { StreamPosition } from '../store/write-behind.ts';
import { applyFixture, type Catalogue } from './apply-fixture.ts';
import { applyMarketTypes } from './apply-market-types.ts';
import { applyPrices } from './apply-prices.ts';
import { applySquad } from './apply-squad.ts';
import { reasonOf, writeQuarantine } from './quarantine.ts';
import { afterSilence, isFresh, judge, NEVER_HEARD, type StreamState } from './sequence.ts';
import { SnapshotPicture } from './snapshot-picture.ts';

/** How often silence is looked for. */
export const SILENCE_CHECK_MS = 1_000;

export interface FeedIngest extends FeedSink {
  /** Takes up the streams where the last start of the server left them: known, and waiting for a snapshot. */
  resume(positions: readonly StreamPosition[]): void;
  /** Suspends the markets of producers that have been silent for three heartbeats, and those of matches nothing is told of. */
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
    const fresh = isFresh(message, nowMs);
    const { event, faults } = await apply(stream, producer, message.body, fresh);
    if (faults.length > 0) {
      await writeQuarantine(
        kernel.db,
        message,
        { eventId: event?.id, marketIds: marketsOf(event, faults), faults },
        nowMs,
      );
    }
    if (message.body.kind === 'snapshot-end') {
      stream.picture.complete(book, producer, nowMs);
      stream.picture = new SnapshotPicture();
    }
    // Only now: had anything above failed, the same message may come again.
    move(stream, producer, verdict.next);
    if (faults.length > 0) return { status: 'quarantined', reason: reasonOf(faults), faults };
    return fresh || message.body.kind !== 'prices' ? { status: 'accepted' } : staleness(message, nowMs);
  }

  function move(stream: Stream, producer: ProducerEntry, next: StreamState): void {
    stream.state = next;
    setProducerUp(book, producer, next.live, kernel.clock.nowMs());
    writeBehind.positionMoved({ name: producer.name, epoch: next.epoch, seq: next.seq });
  }

  /** Applies a message. Answers the event it is about, and what of it was not taken. */
  async function apply(
    stream: Stream,
    producer: ProducerEntry,
    body: FeedBody,
    fresh: boolean,
  ): Promise<Applied> {
    switch (body.kind) {
      case 'heartbeat':
      case 'snapshot-end':
        return NOTHING_WRONG;
      case 'market-types': {
        const faults = await applyMarketTypes(kernel.db, book, producer.name, body, kernel.clock.nowMs());
        return { event: undefined, faults };
      }
      case 'squad': {
        const refusal = applySquad(catalogue, producer.name, body);
        return { event: undefined, faults: refusal === undefined ? [] : [unmapped(refusal)] };
      }
      case 'snapshot-begin':
        stream.picture = new SnapshotPicture();
        return NOTHING_WRONG;
      default: {
        const known = await eventOf(producer, body.event);
        const refusal =
          body.kind === 'fixture' ? applyFixture(catalogue, producer, body, kernel.clock.nowMs()) : undefined;
        const event = known ?? book.eventOf(producer.name, body.event);
        if (refusal !== undefined) return { event, faults: [unmapped(refusal)] };
        if (event === undefined) return { event, faults: [unmapped(`unknown event ${body.event}`)] };
        return { event, faults: await applyToEvent(stream, event, body, fresh) };
      }
    }
  }

  async function applyToEvent(
    stream: Stream,
    event: EventEntry,
    body: Extract<FeedBody, { event: string }>,
    fresh: boolean,
  ): Promise<readonly FeedFault[]> {
    const nowMs = kernel.clock.nowMs();
    stream.picture.sawEvent(event);
    setPresence(book, event, true, nowMs);
    switch (body.kind) {
      case 'fixture':
        return [];
      case 'prices': {
        // What was silent for too long between two looks was closed, whatever is told now.
        noteSilence(book, event, nowMs);
        const { taken, faults } = applyPrices(catalogue, event, body, { nowMs, fresh });
        if (fresh) noteHeard(book, event, nowMs);
        stream.picture.sawMarkets(taken);
        return faults;
      }
      case 'bet-stop':
        stopBets(book, event, body.reason, nowMs);
        return [];
      case 'score':
        if (fresh) noteHeard(book, event, nowMs);
        setEventState(book, event, body.state, nowMs);
        if (body.state.status === 'cancelled') await results.voidRest(event);
        return [];
      case 'result':
        return results.store(event, body);
      case 'cancel':
        return results.cancel(event, body);
      case 'rollback':
        return results.rollback(event, body);
      case 'cancel-rollback':
        return results.rollBackCancels(event, body);
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
      for (const event of book.events.values()) noteSilence(book, event, nowMs);
    },
  };
}

interface Applied {
  readonly event: EventEntry | undefined;
  readonly faults: readonly FeedFault[];
}

const NOTHING_WRONG: Applied = { event: undefined, faults: [] };

const unmapped = (reason: string): FeedFault => ({ code: 'FEED_UNMAPPED', reason });

/** Ours of the markets that faults are about. */
function marketsOf(event: EventEntry | undefined, faults: readonly FeedFault[]): readonly string[] {
  return faults.flatMap(({ market }) => {
    if (market === undefined) return [];
    const known = event?.markets.get(marketKeyOf(market.type, canonicalSpecifiers(market.specifiers)));
    return known === undefined ? [] : [known.id];
  });
}

function staleness({ generatedAtMs }: FeedMessage, nowMs: number): IngestOutcome {
  const seconds = Math.round((nowMs - generatedAtMs) / 1000);
  const reason = `made ${Math.abs(seconds)} s ${seconds < 0 ? 'in the future' : 'ago'}: its markets are suspended`;
  return { status: 'stale', reason, faults: [{ code: 'FEED_STALE', reason }] };
}
