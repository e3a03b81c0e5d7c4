import type { EventState, FeedBody } from '@paddock/contract/schemas';

import type { FeedMarketResult } from '../../results/index.ts';
import { serverTimeAt, type FeedClock } from '../clock/feed-clock.ts';
import { opinionStep } from '../fixtures/open-match.ts';
import { stopAt } from '../match/bet-stops.ts';
import { catalogueMethodOf, type FeedMarket, type MethodOf } from '../match/quote.ts';
import type { BetStop, SimulatedMatch } from '../match/simulated-match.ts';
import { hashUnit } from '../random/random.ts';
import { fixtureBody, squadBodies, type EventFixture } from './event-fixture.ts';
import { MarketBoard } from './market-board.ts';
import { ToldState } from './told-state.ts';

/** Results are never corrected by the simulation, and a market gets its result once. */
const REVISION = 1;
const MARKETS_PER_RESULT = 400;

export interface RunOptions {
  /** True, and the default, when a market is settled as soon as play decides it; false when only at the end. */
  readonly settleEarly?: boolean;
  /** How margins are put on; as the catalogue says where nothing is said. */
  readonly methodOf?: MethodOf;
}

/** Where in time a run is asked: the feed clock's time, and the server's it stands for. */
export interface Moment {
  readonly feedMs: number;
  readonly serverMs: number;
}

export type RunPhase = 'upcoming' | 'live' | 'over';

/** One announced match on its way through the feed: turns the passing of time into messages. */
export class EventRun {
  readonly fixture: EventFixture;
  readonly #match: SimulatedMatch;
  readonly #clock: FeedClock;
  readonly #board: MarketBoard;
  readonly #settleEarly: boolean;
  #elapsedSec: number;
  /** So that not all matches, whose kick-offs are at round times, are priced in the same second. */
  #driftOffsetSec: number | undefined;
  /** Announced, and nothing told of its markets so far. */
  #owesRest = false;
  /** Announced by an earlier run, while the markets it may have offered are not looked for yet. */
  #isResumed = false;
  readonly #told = new ToldState();

  constructor(
    fixture: EventFixture,
    match: SimulatedMatch,
    clock: FeedClock,
    now: Moment,
    { settleEarly = true, methodOf = catalogueMethodOf }: RunOptions = {},
  ) {
    this.#board = new MarketBoard(methodOf);
    this.#settleEarly = settleEarly;
    this.fixture = fixture;
    this.#match = match;
    this.#clock = clock;
    this.#elapsedSec = this.#elapsedAt(now);
  }

  get phase(): RunPhase {
    if (this.#elapsedSec < 0) return 'upcoming';
    return this.#elapsedSec < this.#match.durationSec ? 'live' : 'over';
  }

  /** An earlier run of the server has announced this match and may have offered any of its markets. */
  resume(): void {
    this.#isResumed = true;
  }

  /** Everything there is to know about the event now: how it is announced, and its part of a snapshot. */
  picture(now: Moment): readonly FeedBody[] {
    return [...this.announcement(now), ...this.#decided()];
  }

  /** What a picture begins with, which is known without the course of a match that has not begun. */
  announcement(now: Moment): readonly FeedBody[] {
    const state = this.#state(now);
    this.#told.tell(state, now.serverMs);
    this.#owesRest = true;
    return [
      ...squadBodies(this.fixture),
      fixtureBody(this.fixture, this.#clock),
      { kind: 'score', event: this.fixture.id, state },
    ];
  }

  /** What follows an announcement: results so far and prices. Nothing of what ended meanwhile, which has told its own. */
  rest(): readonly FeedBody[] {
    return this.phase === 'over' ? [] : this.#decided();
  }

  #decided(): readonly FeedBody[] {
    this.#owesRest = false;
    if (this.phase !== 'over' && this.#stopNow() === undefined) this.#reprice();
    return [...this.#results(), ...this.#prices(this.#board.picture())];
  }

  /** What has happened since the last call. */
  advance(now: Moment): readonly FeedBody[] {
    const beforeSec = this.#elapsedSec;
    this.#elapsedSec = this.#elapsedAt(now);
    if (this.#elapsedSec < 0) return this.#wander(beforeSec);
    const isNew = (atSec: number) => atSec > beforeSec && atSec <= this.#elapsedSec;
    const turned = beforeSec < 0 || this.#match.turns.some(isNew);
    const drifted = this.#driftStep(beforeSec) !== this.#driftStep(this.#elapsedSec);
    const stop = this.#stopNow();
    const begun = this.#match.stops.findLast(({ fromSec }) => isNew(fromSec));
    const bodies: FeedBody[] = [];
    // A stop that came and went between two calls matters only if something happened meanwhile.
    if (begun !== undefined && (stop !== undefined || turned)) bodies.push(...this.#betStop(stop ?? begun));
    if (turned || drifted) bodies.push(...this.#score(now));
    if (turned) bodies.push(...this.#results());
    const resumed = stopAt(this.#match.stops, beforeSec) !== undefined;
    if (
      this.phase === 'live' &&
      stop === undefined &&
      !this.#owesRest &&
      (turned || drifted || resumed || begun !== undefined)
    ) {
      const prices = this.#prices(this.#reprice());
      if (prices.length > 0) this.#told.toldBeside(now.serverMs);
      bodies.push(...prices);
    }
    return bodies;
  }

  /** The state again, of a match that is on and of which nothing was told for a while (`ToldState`). */
  still({ serverMs }: Moment): readonly FeedBody[] {
    if (this.phase !== 'live') return [];
    const { id: event, championship } = this.fixture;
    const state = this.#told.still(championship.sport, serverMs);
    return state === undefined ? [] : [{ kind: 'score', event, state }];
  }

  #reprice(): readonly FeedMarket[] {
    return this.#board.reprice(this.#match.pricesAt(this.#elapsedSec));
  }

  #wander(beforeSec: number): readonly FeedBody[] {
    if (this.#owesRest || opinionStep(beforeSec) === opinionStep(this.#elapsedSec)) return [];
    return this.#prices(this.#reprice());
  }

  #betStop({ reason }: BetStop): readonly FeedBody[] {
    this.#board.stop(reason);
    return [{ kind: 'bet-stop', event: this.fixture.id, reason }];
  }

  #score(now: Moment): readonly FeedBody[] {
    const state = this.#state(now);
    if (!this.#told.isNews(state)) return [];
    this.#told.tell(state, now.serverMs);
    return [{ kind: 'score', event: this.fixture.id, state }];
  }

  #prices(markets: readonly FeedMarket[]): readonly FeedBody[] {
    if (markets.length === 0) return [];
    const model = this.#match.modelAt?.(this.#elapsedSec);
    return [{ kind: 'prices', event: this.fixture.id, ...(model && { model }), markets: [...markets] }];
  }

  #results(): readonly FeedBody[] {
    const over = this.phase === 'over';
    // Nothing is decided before a match begins, and all that a thousand of them may have offered are a million markets.
    if (this.phase === 'upcoming' || (!over && !this.#settleEarly)) return [];
    if (this.#isResumed) {
      this.#board.expect(this.#match.allMarkets());
      this.#isResumed = false;
    }
    const results = this.#board.settle(this.#match.recordAt(this.#elapsedSec));
    const messages: FeedBody[] = [];
    for (let from = 0; from < results.length || (over && from === 0); from += MARKETS_PER_RESULT) {
      messages.push(this.#resultBody(results.slice(from, from + MARKETS_PER_RESULT), over));
    }
    return messages;
  }

  #resultBody(markets: readonly FeedMarketResult[], over: boolean): FeedBody {
    const finalScore =
      over && this.fixture.field === undefined
        ? { finalScore: this.#match.viewAt(this.#elapsedSec).score }
        : {};
    return {
      kind: 'result',
      event: this.fixture.id,
      revision: REVISION,
      ...finalScore,
      markets: [...markets],
    };
  }

  #state(now: Moment): EventState {
    const { clockPerSec, clockSec, ...view } = this.#match.viewAt(this.#elapsedSec);
    const phase = this.phase;
    const clock =
      clockSec === undefined
        ? {}
        : {
            // Whole, as every state tells it: of sports whose clock counts down it is a difference of fractions.
            clockSec: Math.floor(clockSec),
            clockAtMs: now.serverMs,
            clockRate: clockPerSec * this.#clock.speed,
          };
    return {
      ...view,
      ...clock,
      status: phase === 'over' ? 'ended' : phase,
      startsAtMs: serverTimeAt(this.#clock, this.fixture.kickOffMs),
    };
  }

  #elapsedAt({ feedMs }: Moment): number {
    return (feedMs - this.fixture.kickOffMs) / 1000;
  }

  #stopNow(): BetStop | undefined {
    return stopAt(this.#match.stops, this.#elapsedSec);
  }

  #driftStep(elapsedSec: number): number {
    const { driftSec } = this.#match;
    if (!Number.isFinite(driftSec)) return 0;
    this.#driftOffsetSec ??= hashUnit('drift', this.fixture.id) * driftSec;
    return Math.floor((elapsedSec + this.#driftOffsetSec) / driftSec);
  }
}
