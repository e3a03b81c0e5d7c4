import type { EventState, FeedBody, FeedFixture, FeedMessage } from '@paddock/contract/schemas';

import type { Clock } from '../../../../kernel/time/clock.ts';
import type { FeedSink, IngestOutcome } from '../../feed-sink.ts';
import { boardKey, type FeedMarket } from '../translate/board.ts';
import { FreeTexts } from './free-texts.ts';
import { eventDocument, PRODUCERS, VARIANTS, VOID_REASONS, WHOAMI } from './wire-documents.ts';
import { marketDescriptions, tableName } from './wire-markets.ts';
import { aliveMessage, completeMessage, wireMessage, type Envelope } from './wire-messages.ts';
import type { Naming } from './wire-naming.ts';

/** Where the sandbox's messages go. */
export type Publish = (routingKey: string, text: string) => void;

interface Match {
  readonly fixture: FeedFixture;
  state: EventState | undefined;
  readonly markets: Map<string, FeedMarket>;
  /** What decides bets, with when it was said. */
  readonly decided: { readonly atMs: number; readonly body: FeedBody }[];
}

/** Results can be asked for this long. */
const KEPT_MS = 10 * 3_600_000;

/**
 * Plays a stream of the platform's own, such as the simulation, as the Unified Odds Feed: each message is published as
 * the feed writes it, and the documents and recoveries of its API are answered from what was played so far.
 */
export class UofSandbox implements FeedSink {
  readonly #clock: Clock;
  readonly #publish: Publish;
  readonly #matches = new Map<string, Match>();
  readonly freeTexts = new FreeTexts();

  constructor(clock: Clock, publish: Publish) {
    this.#clock = clock;
    this.#publish = publish;
  }

  ingest({ body }: FeedMessage): Promise<IngestOutcome> {
    if (body.kind === 'heartbeat') this.alive();
    if ('event' in body) {
      if (body.kind === 'fixture') this.#announce(body);
      const match = this.#matches.get(body.event);
      if (match !== undefined) this.#play(match, body);
    }
    return Promise.resolve({ status: 'accepted' });
  }

  /** Says that the product lives; `lost` that messages were lost before. */
  alive(lost = false): void {
    this.#publish('-.-.-.alive.-.-.-.-', aliveMessage({ timestampMs: this.#clock.nowMs() }, lost ? 0 : 1));
  }

  /** What the API answers to a path below its version; undefined for what it does not have. */
  answer(path: string, query: URLSearchParams): string | undefined {
    const fixture = /^sports\/(\w+)\/sport_events\/(.+)\/fixture\.xml$/.exec(path);
    if (fixture !== null) {
      const match = this.#matches.get(decodeURIComponent(fixture[2] ?? ''));
      return match && eventDocument(match.fixture, fixture[1] ?? 'en');
    }
    const variant = /^descriptions\/(\w+)\/markets\/\d+\/variants\/(.+)$/.exec(path);
    if (variant !== null)
      return this.freeTexts.describe(decodeURIComponent(variant[2] ?? ''), variant[1] ?? 'en');
    if (path === 'liveodds/recovery/initiate_request') return this.#recover(query);
    if (path === 'users/whoami.xml') return WHOAMI;
    if (path === 'descriptions/producers.xml') return PRODUCERS;
    if (path === 'descriptions/void_reasons.xml') return VOID_REASONS;
    if (/^descriptions\/\w+\/variants\.xml$/.test(path)) return VARIANTS;
    return /^descriptions\/\w+\/markets\.xml$/.test(path) ? marketDescriptions() : undefined;
  }

  readonly #nameOf: Naming = (market, fixture) =>
    tableName(market, fixture) ?? this.freeTexts.name(market, fixture);

  #announce(fixture: FeedFixture): void {
    const known = this.#matches.get(fixture.event);
    const match = known ?? { state: undefined, markets: new Map(), decided: [] };
    this.#matches.set(fixture.event, { ...match, fixture });
  }

  #play(match: Match, body: Extract<FeedBody, { event: string }>): void {
    const atMs = this.#clock.nowMs();
    if (body.kind === 'score') match.state = body.state;
    if (body.kind === 'prices') for (const market of body.markets) match.markets.set(keyOf(market), market);
    if (body.kind === 'bet-stop') stop(match);
    if (body.kind === 'result') for (const market of body.markets) match.markets.delete(keyOf(market));
    if (DECIDES.has(body.kind)) match.decided.push({ atMs, body });
    this.#send(match, body, { timestampMs: atMs });
  }

  #send(match: Match, body: FeedBody, envelope: Envelope): void {
    const text = wireMessage(body, match.fixture, envelope, this.#nameOf);
    const kind = /^<(\w+)/.exec(text ?? '')?.[1] ?? '';
    const event = match.fixture.event.replaceAll('.', '-');
    const what = match.fixture.field === undefined ? 'match' : 'stage';
    if (text !== undefined) this.#publish(`hi.-.live.${kind}.1.sandbox:${what}.${event}.-`, text);
  }

  /** Everything that is offered now, what was decided since, and the end of it. */
  #recover(query: URLSearchParams): string {
    const requestId = Number(query.get('request_id'));
    const afterMs = Number(query.get('after') ?? Infinity);
    const nowMs = this.#clock.nowMs();
    const envelope = { timestampMs: nowMs, requestId };
    for (const match of this.#matches.values()) {
      const { fixture, state, markets, decided } = match;
      const event = fixture.event;
      if (state !== undefined) this.#send(match, { kind: 'score', event, state }, envelope);
      const offered = [...markets.values()];
      if (offered.length > 0) this.#send(match, { kind: 'prices', event, markets: offered }, envelope);
      for (const { atMs, body } of decided) {
        if (atMs >= afterMs && atMs >= nowMs - KEPT_MS)
          this.#send(match, body, { timestampMs: atMs, requestId });
      }
    }
    this.#publish(`-.-.-.snapshot_complete.-.-.-.${query.get('node_id') ?? '-'}`, completeMessage(envelope));
    return '<response response_code="ACCEPTED"/>';
  }
}

const DECIDES: ReadonlySet<string> = new Set(['result', 'cancel', 'rollback', 'cancel-rollback']);

const keyOf = ({ type, specifiers }: Pick<FeedMarket, 'type' | 'specifiers'>) => boardKey(type, specifiers);

function stop({ markets }: Match): void {
  for (const [key, market] of markets) {
    if (market.status === 'open') markets.set(key, { ...market, status: 'suspended' });
  }
}
