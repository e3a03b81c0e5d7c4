import type {
  EventState,
  FeedBody,
  FeedMessage,
  FeedResult,
  LocalizedName,
  MarketDescription,
  PriceModel,
} from '@paddock/contract/schemas';

import type { Clock } from '../../../kernel/time/clock.ts';
import type { FeedSink, IngestOutcome } from '../../feeds/index.ts';

export type NamedMarket = FeedResult['markets'][number];
type Selections = readonly {
  readonly outcome: string;
  readonly oddsMilli: number;
  readonly open?: boolean;
  readonly name?: LocalizedName;
}[];

export interface DrivenMarket {
  readonly type: string;
  readonly specifiers?: Readonly<Record<string, string>>;
  readonly status?: 'open' | 'suspended' | 'closed';
  readonly reason?: string;
  readonly selections: Selections;
}

/** Prices of a match's winner. */
export function matchOdds(home: number, draw: number, away: number): DrivenMarket {
  return {
    type: '1x2',
    selections: [
      { outcome: 'home', oddsMilli: home },
      { outcome: 'draw', oddsMilli: draw },
      { outcome: 'away', oddsMilli: away },
    ],
  };
}

/** Prices of a total. */
export function total(line: string, over: number, under: number): DrivenMarket {
  return {
    type: 'total',
    specifiers: { line },
    selections: [
      { outcome: 'over', oddsMilli: over },
      { outcome: 'under', oddsMilli: under },
    ],
  };
}

/** The winner of a match as a result. */
export function matchResult(winner: 'home' | 'draw' | 'away'): NamedMarket {
  return {
    type: '1x2',
    specifiers: {},
    selections: (['home', 'draw', 'away'] as const).map((outcome) => ({
      outcome,
      won: outcome === winner ? 1 : 0,
    })),
  };
}

/** A score of which the match odds among these markets are true. */
function scoreOf(markets: readonly NamedMarket[]): [number, number] | undefined {
  const winners = markets
    .filter(({ type }) => type === '1x2')
    .flatMap(({ selections }) => selections)
    .filter(({ won }) => won === 1);
  if (winners.length !== 1) return undefined;
  const scores: Record<string, [number, number]> = { home: [2, 1], draw: [1, 1], away: [1, 2] };
  return scores[winners[0]?.outcome ?? ''];
}

/** A producer as a test drives it: numbers its messages itself. */
export class FeedDriver {
  readonly #sink: FeedSink;
  readonly #clock: Clock;
  /** Kick-offs of matches of which no state was told yet. */
  readonly #upcoming = new Map<string, number>();
  /** Of matches whose prices say a model. */
  readonly models = new Map<string, PriceModel>();
  readonly name: string;
  epoch = 1;
  seq = 0;

  constructor(sink: FeedSink, clock: Clock, name = 'test') {
    this.#sink = sink;
    this.#clock = clock;
    this.name = name;
  }

  send(body: FeedBody, over: Partial<FeedMessage> = {}): Promise<IngestOutcome> {
    this.seq += 1;
    return this.#sink.ingest({
      producer: this.name,
      epoch: this.epoch,
      seq: this.seq,
      generatedAtMs: this.#clock.nowMs(),
      body,
      ...over,
    });
  }

  /** A snapshot with whatever `inside` sends. */
  async snapshot(inside: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    await this.send({ kind: 'snapshot-begin' });
    await inside();
    await this.send({ kind: 'snapshot-end' });
  }

  heartbeat(): Promise<IngestOutcome> {
    return this.send({ kind: 'heartbeat' });
  }

  fixture(event: string, startsAtMs: number, sport = 'football'): Promise<IngestOutcome> {
    this.#upcoming.set(event, startsAtMs);
    const silk = { pattern: 'solid' as const, colours: ['#aa0000', '#ffffff'] as [string, string] };
    return this.send({
      kind: 'fixture',
      event,
      sport,
      region: { id: 'eng', code: 'gb-eng', name: { en: 'England', ru: 'Англия' } },
      championship: {
        id: `${sport}-top`,
        slug: 'top-league',
        name: { en: 'Top League', ru: 'Высшая лига' },
        rank: 1,
      },
      home: { name: { en: `${event} Home` }, silk },
      away: { name: { en: `${event} Away` }, silk },
      startsAtMs,
    });
  }

  prices(event: string, ...markets: DrivenMarket[]): Promise<IngestOutcome> {
    return this.priced(event, this.models.get(event), ...markets);
  }

  /** Prices with the model they are taken from. */
  priced(event: string, model: PriceModel | undefined, ...markets: DrivenMarket[]): Promise<IngestOutcome> {
    return this.send({
      kind: 'prices',
      event,
      ...(model && { model }),
      markets: markets.map(({ specifiers = {}, status = 'open', selections, ...rest }) => ({
        ...rest,
        specifiers: { ...specifiers },
        status,
        selections: selections.map((selection) => ({ ...selection })),
      })),
    });
  }

  /** Kinds of market of its own; their keys are `<producer>:<id>`. */
  marketTypes(...types: MarketDescription[]): Promise<IngestOutcome> {
    return this.send({ kind: 'market-types', types });
  }

  /** Who plays for a team, by their ids and English names. */
  squad(team: string, players: Readonly<Record<string, string>>, sport = 'football'): Promise<IngestOutcome> {
    const named = Object.entries(players).map(([id, en]) => ({ id, name: { en } }));
    return this.send({ kind: 'squad', sport, team: { en: team }, players: named });
  }

  score(event: string, state: Partial<EventState>): Promise<IngestOutcome> {
    this.#upcoming.delete(event);
    return this.send({
      kind: 'score',
      event,
      state: {
        status: 'live',
        startsAtMs: this.#clock.nowMs(),
        period: 'h1',
        score: [0, 0],
        parts: [],
        ...state,
      },
    });
  }

  /** Decides markets. A match that has not begun begins first: nothing of it is won or lost before. */
  async result(event: string, revision: number, ...markets: NamedMarket[]): Promise<IngestOutcome> {
    await this.begin(event);
    const finalScore = scoreOf(markets);
    return this.send({ kind: 'result', event, revision, ...(finalScore && { finalScore }), markets });
  }

  /** Its first whistle, where its kick-off is yet to come. */
  async begin(event: string): Promise<void> {
    if ((this.#upcoming.get(event) ?? 0) > this.#clock.nowMs()) await this.score(event, {});
  }

  betStop(event: string): Promise<IngestOutcome> {
    return this.send({ kind: 'bet-stop', event, reason: 'goal' });
  }
}
