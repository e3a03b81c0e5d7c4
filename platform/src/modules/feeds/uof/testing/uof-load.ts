import { createTestPlatform } from '../../../../testing/index.ts';
import { composeSportsbook } from '../../../sportsbook/testing/compose-sportsbook.ts';
import { createFeedEmitter } from '../../feed-emitter.ts';
import type { FeedSink } from '../../feed-sink.ts';
import { checkedSink } from '../checked-sink.ts';
import { eventDocument, PRODUCERS, VARIANTS, VOID_REASONS } from '../sandbox/wire-documents.ts';
import { marketDescriptions } from '../sandbox/wire-markets.ts';
import { aliveMessage, completeMessage, wireMessage } from '../sandbox/wire-messages.ts';
import { openSession } from '../session/open-session.ts';
import { UofApi } from '../session/uof-api.ts';
import { parseXml } from '../wire/xml.ts';

const MATCHES = 100;
const MARKETS = 20;
const MESSAGES = 2_000;
/** As many are on their way at once, which the broker is asked for. */
const UNACKNOWLEDGED = 100;

/** A load of odds changes of 20 markets each, on the adapter as it runs, and what it is measured against. */
export interface UofLoad {
  readonly messages: number;
  /** All of the load through the adapter into a sink that keeps nothing. */
  adapt(): Promise<void>;
  /** The same into the book on a real database, with what it writes. */
  book(): Promise<void>;
  /** The same XML parsed, and nothing done with it. */
  parse(): void;
  stop(): Promise<void>;
}

const nameOf = (match: number) => `load:match:${match}`;

export async function startUofLoad(databaseUrl: string): Promise<UofLoad> {
  const platform = await createTestPlatform(composeSportsbook, { databaseUrl });
  const nowMs = platform.clock.nowMs();
  const texts = Array.from({ length: MESSAGES }, (_, at) => oddsChange(at, nowMs));
  const nowhere = await open({ ingest: () => Promise.resolve({ status: 'accepted' }) }, platform);
  const intoBook = await open(platform.modules.sportsbook, platform);
  const all = async (take: typeof nowhere) => {
    for (let from = 0; from < MESSAGES; from += UNACKNOWLEDGED) {
      const some = texts.slice(from, from + UNACKNOWLEDGED);
      await Promise.all(some.map((text) => take(text, 'hi.-.live.odds_change.1.-.-.-')));
    }
  };
  return {
    messages: MESSAGES,
    async adapt() {
      await all(nowhere);
    },
    async book() {
      await all(intoBook);
      await platform.advance(1_000);
    },
    parse() {
      for (const text of texts) parseXml(text);
    },
    stop: () => platform.close(),
  };
}

function fixtureOf(event: string, startsAtMs: number) {
  const side = (en: string) => ({
    name: { en },
    silk: { pattern: 'solid' as const, colours: ['#c8102e', '#f4f1e8'] as [string, string] },
  });
  return {
    ...{ kind: 'fixture' as const, event, sport: 'football', startsAtMs },
    region: { id: 'r', code: 'eng', name: { en: 'England' } },
    championship: { id: 'c', slug: 'cup', name: { en: 'Cup' } },
    home: side(`${event} A`),
    away: side(`${event} B`),
  };
}

/** Totals with odds that move with each message. */
function oddsChange(at: number, nowMs: number): string {
  const fixture = fixtureOf(nameOf(at % MATCHES), nowMs);
  const markets = Array.from({ length: MARKETS }, (_, line) => ({
    type: 'total',
    specifiers: { line: `${line}.5` },
    status: 'open' as const,
    selections: [
      { outcome: 'over', oddsMilli: 1_100 + ((at * 7 + line * 13) % 900) },
      { outcome: 'under', oddsMilli: 1_100 + ((at * 11 + line * 17) % 900) },
    ],
  }));
  const body = { kind: 'prices' as const, event: fixture.event, markets };
  return wireMessage(body, fixture, { timestampMs: nowMs }) ?? '';
}

/** A session whose one product is up, into a sink. */
async function open(
  sink: FeedSink,
  { clock, kernel: { log } }: Awaited<ReturnType<typeof createTestPlatform>>,
) {
  const requests: number[] = [];
  const api = new UofApi({
    ...{ url: 'http://load.test', token: 't', nodeId: 1, onFault: () => undefined },
    pause: () => Promise.resolve(),
    fetch: (input) => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
      if (pathname.includes('recovery')) requests.push(Number(searchParams.get('request_id')));
      return Promise.resolve(new Response(documentAt(pathname, clock.nowMs())));
    },
  });
  const emitter = createFeedEmitter({
    ...{ producer: 'uof', epoch: 1, sink: checkedSink(sink, () => undefined), clock },
    onQuarantine: (_message, reason) => {
      throw new Error(reason);
    },
  });
  const session = await openSession({
    ...{ api, clock, log, emitter, toldUntil: new Map(), leastCertainty: 1, languages: [] },
    keepToldUntil: () => Promise.resolve(),
  });
  await session.take(aliveMessage({ timestampMs: clock.nowMs() }, 1), '');
  const [requestId = 0] = requests;
  await session.take(completeMessage({ timestampMs: clock.nowMs(), requestId }), '');
  return (text: string, key: string) => session.take(text, key);
}

function documentAt(path: string, nowMs: number): string {
  const event = /sport_events\/(.+)\/fixture/.exec(path)?.[1];
  if (event !== undefined) return eventDocument(fixtureOf(event, nowMs), 'en');
  if (path.endsWith('producers.xml')) return PRODUCERS;
  if (path.endsWith('variants.xml')) return VARIANTS;
  return path.endsWith('void_reasons.xml') ? VOID_REASONS : marketDescriptions();
}
