import type { FeedBody, FeedMessage, FeedPrices, EventState } from '@paddock/contract/schemas';

import { PROVIDER } from './feed-key.ts';

const HEARTBEAT_MS = 2_000;

type Market = FeedPrices['markets'][number];

/** A feed provider as the journey's director: it decides when a price moves and how a match ends. */
export class FeedDriver {
  readonly #origin: string;
  readonly #key: string;
  readonly #epoch = 1;
  #seq = 0;
  #sending: Promise<unknown> = Promise.resolve();
  #heart: NodeJS.Timeout | undefined;
  /** What a snapshot tells of each event: its latest fixture, score and prices. */
  readonly #picture = new Map<string, Map<string, FeedBody>>();

  private constructor(origin: string, key: string) {
    this.#origin = origin;
    this.#key = key;
  }

  /** Introduces itself with an empty snapshot. `key` is one of `makeFeedKey`. */
  static async connect(origin: string, key: string): Promise<FeedDriver> {
    const driver = new FeedDriver(origin, key);
    await driver.resume();
    return driver;
  }

  /** Sends the whole picture and heartbeats from then on: after a silence, and after a restart of the server. */
  async resume(): Promise<void> {
    this.stop();
    const bodies = [...this.#picture.values()].flatMap((event) => [...event.values()]);
    await this.send({ kind: 'snapshot-begin' }, ...bodies, { kind: 'snapshot-end' });
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT_MS);
  }

  /** Matches that are on are told again as they stand: a journey on a busy machine says nothing of them for minutes. */
  #beat(): void {
    const scores = () => [...this.#picture.values()].flatMap((event) => event.get('score') ?? []);
    const sent = this.#sending.then(() => this.#post([{ kind: 'heartbeat' }, ...scores()]));
    this.#sending = sent.catch(() => undefined);
  }

  /** Stops the heartbeats: for the server the provider has gone silent. */
  stop(): void {
    clearInterval(this.#heart);
  }

  /** Sends bodies in order as one batch. @throws when any of them was not accepted. */
  send(...bodies: FeedBody[]): Promise<void> {
    const sent = this.#sending.then(() => this.#post(bodies));
    this.#sending = sent.catch(() => undefined);
    return sent;
  }

  async #post(bodies: FeedBody[]): Promise<void> {
    const messages = bodies.map((body): FeedMessage => ({
      producer: PROVIDER,
      epoch: this.#epoch,
      seq: ++this.#seq,
      generatedAtMs: Date.now(),
      body,
    }));
    const response = await fetch(`${this.#origin}/feed-api/v1/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#key}` },
      body: JSON.stringify({ messages }),
    });
    const text = await response.text();
    if (!response.ok || !everyAccepted(text))
      throw new Error(`the feed was refused: ${response.status} ${text}`);
    for (const body of bodies) this.#remember(body);
  }

  #remember(body: FeedBody): void {
    if (body.kind === 'result') this.#picture.delete(body.event);
    if (body.kind !== 'fixture' && body.kind !== 'score' && body.kind !== 'prices') return;
    const event = this.#picture.get(body.event) ?? new Map<string, FeedBody>();
    this.#picture.set(body.event, event.set(body.kind, body));
  }

  /** A football match of two teams, and its prices. */
  async match(event: string, home: string, away: string, options: MatchOptions = {}): Promise<void> {
    const live = options.live ?? false;
    const startsAtMs = Date.now() + (live ? -30 * 60_000 : 3 * 3_600_000);
    await this.send(
      {
        kind: 'fixture',
        event,
        sport: 'football',
        region: { id: 'northland', code: 'world', name: { en: 'Northland', ru: 'Северия' } },
        championship: {
          id: 'northern-league',
          slug: 'northern-league',
          name: { en: 'Northern League', ru: 'Северная лига' },
        },
        home: { name: { en: home }, silk: { pattern: 'solid', colours: ['#1c4532', '#f4efe2'] } },
        away: { name: { en: away }, silk: { pattern: 'stripes', colours: ['#8a1c1c', '#f4efe2'] } },
        startsAtMs,
      },
      ...(live ? [{ kind: 'score' as const, event, state: liveState(startsAtMs, [0, 0]) }] : []),
      { kind: 'prices', event, markets: [result(options.prices ?? [2100, 3400, 3600])] },
    );
  }

  /** New prices of a match's result. */
  prices(event: string, prices: readonly [number, number, number]): Promise<void> {
    return this.send({ kind: 'prices', event, markets: [result(prices)] });
  }

  suspend(event: string, reason: string): Promise<void> {
    return this.send({ kind: 'bet-stop', event, reason });
  }

  /** The match is over and its result decides its market. */
  async finish(event: string, score: [number, number]): Promise<void> {
    const [home, away] = score;
    const winner = home > away ? 'home' : home < away ? 'away' : 'draw';
    await this.send(
      {
        kind: 'score',
        event,
        state: { ...liveState(Date.now() - 2 * 3_600_000, score), status: 'ended', period: 'ft' },
      },
      {
        kind: 'result',
        event,
        revision: 1,
        finalScore: score,
        markets: [
          {
            type: '1x2',
            specifiers: {},
            selections: (['home', 'draw', 'away'] as const).map((outcome) => ({
              outcome,
              won: outcome === winner ? (1 as const) : (0 as const),
            })),
          },
        ],
      },
    );
  }
}

export interface MatchOptions {
  readonly live?: boolean;
  /** Milli-odds of home, draw, away. */
  readonly prices?: readonly [number, number, number];
}

function result([home, draw, away]: readonly [number, number, number]): Market {
  return {
    type: '1x2',
    specifiers: {},
    status: 'open',
    selections: [
      { outcome: 'home', oddsMilli: home },
      { outcome: 'draw', oddsMilli: draw },
      { outcome: 'away', oddsMilli: away },
    ],
  };
}

function liveState(startsAtMs: number, score: [number, number]): EventState {
  return {
    status: 'live',
    startsAtMs,
    period: 'h1',
    clockSec: 1800,
    clockAtMs: Date.now(),
    clockRate: 1,
    score,
    parts: [score],
  };
}

function everyAccepted(answer: string): boolean {
  const { results } = JSON.parse(answer) as { results?: readonly { status: string }[] };
  return results?.every(({ status }) => status === 'accepted') ?? false;
}
