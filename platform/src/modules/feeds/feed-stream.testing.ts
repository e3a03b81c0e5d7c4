import { canonicalSpecifiers } from '@paddock/contract';
import { MARKET_TYPES } from '@paddock/contract/markets';
import type {
  EventState,
  FeedBody,
  FeedFixture,
  FeedMessage,
  FeedPrices,
  FeedResult,
} from '@paddock/contract/schemas';

import type { FeedSink, IngestOutcome } from './feed-sink.ts';
import { checkMessage } from './push/message-check.ts';

/** What a reader of the stream knows of an event. */
export interface SeenEvent {
  readonly fixture: FeedFixture;
  state: EventState | undefined;
  readonly open: Map<string, FeedPrices['markets'][number]>;
  readonly offered: Set<string>;
  /** Results by market, each time they were given. */
  readonly settled: Map<string, string[]>;
  finalScore: readonly [number, number] | undefined;
}

/**
 * Reads a stream strictly, as rules §5 want it: every message by its schema, numbers without gaps, a snapshot first, no
 * price on a settled market. @throws on anything else, so a test that only reads has already proved it.
 */
export class StreamReader implements FeedSink {
  readonly events = new Map<string, SeenEvent>();
  readonly messages: FeedMessage[] = [];
  /** Answers the next messages instead of taking them. */
  readonly refuse: (() => Promise<IngestOutcome>)[] = [];
  epoch = 0;
  /** Kinds of market that their producers have described. */
  readonly #described = new Set<string>();
  #seq = 0;
  #complete = false;

  async ingest(message: FeedMessage): Promise<IngestOutcome> {
    const refusal = this.refuse.shift();
    if (refusal !== undefined) return refusal();
    const checked = checkMessage(message);
    if (!checked.ok) throw new Error(`${message.body.kind}: ${checked.reason}`);
    if (message.epoch < this.epoch) return { status: 'older' };
    if (message.epoch > this.epoch) {
      this.epoch = message.epoch;
      this.#seq = 0;
      this.#complete = false;
    }
    if (message.seq !== this.#seq + 1) throw new Error(`seq ${message.seq} after ${this.#seq}`);
    if (!this.#complete && this.#seq === 0 && message.body.kind !== 'snapshot-begin')
      throw new Error('no snapshot');
    this.#seq = message.seq;
    this.messages.push(message);
    this.#take(message.body, message.producer);
    return { status: 'accepted' };
  }

  of(id: string): SeenEvent {
    const event = this.events.get(id);
    if (event === undefined) throw new Error(`unknown event ${id}`);
    return event;
  }

  #take(body: FeedBody, producer: string): void {
    switch (body.kind) {
      case 'market-types':
        for (const { id } of body.types) this.#described.add(`${producer}:${id}`);
        return;
      case 'snapshot-end':
        this.#complete = true;
        return;
      case 'fixture':
        this.events.set(body.event, this.events.get(body.event) ?? newEvent(body));
        return;
      case 'score':
        this.of(body.event).state = body.state;
        return;
      case 'bet-stop':
        this.of(body.event).open.clear();
        return;
      case 'prices':
        for (const market of body.markets) takePrice(this.of(body.event), this.#keyOf(market), market);
        return;
      case 'result':
        for (const market of body.markets) takeResult(this.of(body.event), this.#keyOf(market), market);
        this.of(body.event).finalScore = body.finalScore ?? this.of(body.event).finalScore;
        return;
      default:
        return;
    }
  }

  #keyOf({ type, specifiers }: Pick<FeedPrices['markets'][number], 'type' | 'specifiers'>): string {
    if (!MARKET_TYPES.has(type) && !this.#described.has(type)) throw new Error(`unknown market ${type}`);
    return `${type}?${canonicalSpecifiers(specifiers)}`;
  }
}

function newEvent(fixture: FeedFixture): SeenEvent {
  return {
    fixture,
    state: undefined,
    open: new Map(),
    offered: new Set(),
    settled: new Map(),
    finalScore: undefined,
  };
}

function takePrice(event: SeenEvent, key: string, market: FeedPrices['markets'][number]): void {
  if (event.settled.has(key)) throw new Error(`${event.fixture.event} ${key} is priced after its result`);
  if (market.status === 'open') {
    event.open.set(key, market);
    event.offered.add(key);
  } else {
    event.open.delete(key);
  }
}

function takeResult(event: SeenEvent, key: string, market: FeedResult['markets'][number]): void {
  event.open.delete(key);
  const given = event.settled.get(key) ?? [];
  event.settled.set(key, [...given, JSON.stringify(market.selections)]);
}
