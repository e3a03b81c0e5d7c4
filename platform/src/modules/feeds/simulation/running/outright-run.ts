import type { EventState, FeedBody } from '@paddock/contract/schemas';

import { fieldEnd } from '../../sports/field/field-end.ts';
import { serverTimeAt, type FeedClock } from '../clock/feed-clock.ts';
import type { FeedMarket, MethodOf } from '../match/quote.ts';
import type { FairMarket } from '../match/simulated-match.ts';
import type { Outright } from '../outrights/outright.ts';
import { fixtureBody, type EventFixture } from './event-fixture.ts';
import type { Moment, RunPhase } from './event-run.ts';
import { MarketBoard } from './market-board.ts';

/** Results are never corrected by the simulation. */
const REVISION = 1;
const STOP_REASON = 'matches';

interface Reckoning {
  /** Parts of the season that it counts as played. */
  readonly played: number;
  readonly steps: Generator<void, readonly FairMarket[]>;
}

/**
 * Who wins a season, on its way through the feed. While matches of the championship are on nobody bets on it; afterwards it is
 * priced anew, which takes long: `work` does a part of that at a time, and until it is done the markets stay suspended.
 */
export class OutrightRun {
  readonly fixture: EventFixture;
  readonly #outright: Outright;
  readonly #clock: FeedClock;
  readonly #board: MarketBoard;
  #feedMs: number;
  #told: RunPhase | undefined;
  /** Parts that had been played when it was last priced. */
  #pricedAfter: number | undefined;
  #reckoning: Reckoning | undefined;

  constructor(
    fixture: EventFixture,
    outright: Outright,
    clock: FeedClock,
    { feedMs }: Moment,
    methodOf: MethodOf,
  ) {
    this.fixture = fixture;
    this.#outright = outright;
    this.#clock = clock;
    this.#board = new MarketBoard(methodOf);
    this.#feedMs = feedMs;
  }

  get phase(): RunPhase {
    if (this.#feedMs < this.fixture.kickOffMs) return 'upcoming';
    return this.#feedMs < this.#outright.play.endsMs() ? 'live' : 'over';
  }

  /** Whether matches have begun since it was priced, or it never was: there is work to do, now or once they are over. */
  get isBehind(): boolean {
    return this.phase === 'upcoming' && this.#begun !== this.#pricedAfter;
  }

  /** Whether it was ever priced. */
  get hasPrices(): boolean {
    return this.#pricedAfter !== undefined;
  }

  /** Whether that work has to wait for the end of a match. */
  get mustWait(): boolean {
    return this.#outright.play.isOnAt(this.#feedMs);
  }

  resume(): void {
    this.#board.expect(this.#outright.keys());
  }

  picture({ feedMs }: Moment): readonly FeedBody[] {
    this.#feedMs = feedMs;
    return [
      fixtureBody(this.fixture, this.#clock),
      ...this.#score(),
      ...this.#results(),
      ...this.#prices(this.#board.picture()),
    ];
  }

  advance({ feedMs }: Moment): readonly FeedBody[] {
    const before = this.#begun;
    this.#feedMs = feedMs;
    const hasBegun = this.#begun > before;
    const phase = this.phase;
    const turned = phase !== this.#told;
    return [
      ...(hasBegun ? this.#betStop() : []),
      ...(turned ? this.#score() : []),
      ...(turned ? this.#results() : []),
    ];
  }

  /** Works at its prices while `mayGoOn` says so. Answers them once they are done. */
  work(mayGoOn: () => boolean): readonly FeedBody[] {
    const played = this.#begun;
    if (this.#reckoning?.played !== played)
      this.#reckoning = { played, steps: this.#outright.prices(played) };
    const { steps } = this.#reckoning;
    do {
      const step = steps.next();
      if (step.done !== true) continue;
      this.#pricedAfter = played;
      this.#reckoning = undefined;
      return this.#prices(this.#board.reprice(step.value));
    } while (mayGoOn());
    return [];
  }

  get #begun(): number {
    return this.#outright.play.begunAt(this.#feedMs);
  }

  #betStop(): readonly FeedBody[] {
    this.#board.stop(STOP_REASON);
    return [{ kind: 'bet-stop', event: this.fixture.id, reason: STOP_REASON }];
  }

  #score(): readonly FeedBody[] {
    const phase = this.phase;
    this.#told = phase;
    const isOver = phase === 'over';
    const state: EventState = {
      status: isOver ? 'ended' : phase,
      startsAtMs: serverTimeAt(this.#clock, this.fixture.kickOffMs),
      ...{ period: '', score: [0, 0], parts: [] },
      ...(isOver && fieldEnd(this.#outright.record(true).places)),
    };
    return [{ kind: 'score', event: this.fixture.id, state }];
  }

  #results(): readonly FeedBody[] {
    if (this.phase !== 'over') return [];
    const markets = [...this.#board.settle(this.#outright.record(true))];
    return [{ kind: 'result', event: this.fixture.id, revision: REVISION, markets }];
  }

  #prices(markets: readonly FeedMarket[]): readonly FeedBody[] {
    return markets.length === 0 ? [] : [{ kind: 'prices', event: this.fixture.id, markets: [...markets] }];
  }
}
