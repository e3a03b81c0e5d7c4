import { HOUR_MS } from '@paddock/contract';
import type { FeedBody } from '@paddock/contract/schemas';

import type { Clock } from '../../../../kernel/time/clock.ts';
import type { FeedEmitter } from '../../feed-emitter.ts';
import { feedTimeAt, type FeedClock } from '../clock/feed-clock.ts';
import type { Calendar, Fixture } from '../fixtures/calendar.ts';
import { openLater } from '../fixtures/open-match.ts';
import type { MethodOf } from '../match/quote.ts';
import { Outright } from '../outrights/outright.ts';
import { EventRun, type Moment } from './event-run.ts';
import { OutrightRun } from './outright-run.ts';

/** How often the product asks what has happened; at this pace a goal is at most a second late. */
export const TICK_MS = 1_000;
export const FEED_HEARTBEAT_MS = 5_000;
/** Matches that ended while no server ran are told in portions, so that a long break does not hold up the start. */
const CATCH_UP_PER_TICK = 40;
/**
 * A start announces its matches; what is decided of them and their prices follow in portions, of what began first first: a
 * thousand matches have eighty thousand markets, and nobody should wait for them who asks for anything else.
 */
const PRICED_PER_TICK = 40;
/** No match lasts longer than this on the feed clock. */
const LONGEST_MATCH_MS = 7 * HOUR_MS;
/** Prices of who wins a season take long: a tick looks at so many seasons and works at one of them, no longer than this. */
const LOOKED_AT = 8;
const WORK_MS = 40;
/** While some have never had a price a tick works so many times, and lets others work between. */
const FIRST_PRICES_PER_TICK = 4;

type Run = EventRun | OutrightRun;

/** Matches that were not over at `fromFeedMs` and were announced by `untilFeedMs`, by the calendar of that time. */
export interface EarlierSpan {
  readonly calendar: Calendar;
  readonly fromFeedMs: number;
  readonly untilFeedMs: number;
}

export interface SimulationOptions {
  readonly clock: Clock;
  readonly feedClock: FeedClock;
  readonly worldSeed: string;
  readonly calendar: Calendar;
  /** What earlier starts may have announced and not told to the end. */
  readonly earlier: readonly EarlierSpan[];
  readonly emitter: FeedEmitter;
  /** How the margin of each kind of market is put on. */
  readonly methodOf: MethodOf;
  /** Lets others work between two matches of a portion. */
  readonly breathe: () => Promise<void>;
}

/**
 * What a tick came to. `throughFeedMs` is how far everything has been told; absent while results of the time without a
 * server are still to come.
 */
export type TickOutcome =
  | { readonly status: 'running'; readonly throughFeedMs?: number }
  | { readonly status: 'superseded' };

/** All matches of the world that are announced or on, and their stream of messages. */
export class Simulation {
  readonly #options: SimulationOptions;
  readonly #runs = new Map<string, Run>();
  /** Outrights that have to be priced anew, in the order in which they fell behind. */
  readonly #behind = new Set<OutrightRun>();
  #endedMeanwhile: Run[] = [];
  /** Announced and nothing else so far, what begins first first. */
  #unpriced: EventRun[] = [];
  #throughFeedMs: number;
  #heartbeatAtMs = -Infinity;

  constructor(options: SimulationOptions) {
    this.#options = options;
    this.#throughFeedMs = this.#now().feedMs;
  }

  get live(): number {
    return this.#count('live');
  }

  get upcoming(): number {
    return this.#count('upcoming');
  }

  /**
   * Takes the matches up at the right minute and tells which there are. Their prices, and the results of those that ended
   * while no server ran, follow in the next ticks. @throws what the sink throws; the next tick goes on.
   */
  async begin(): Promise<TickOutcome> {
    const { calendar, earlier } = this.#options;
    const now = this.#now();
    for (const span of earlier) this.#takeUp(span, now);
    const known = new Set([...this.#runs.keys(), ...this.#endedMeanwhile.map(({ fixture }) => fixture.id)]);
    for (const fixture of calendar.announcedAt(now.feedMs, now.feedMs - LONGEST_MATCH_MS)) {
      if (known.has(fixture.id)) continue;
      const run = this.#open(fixture)(now);
      if (run.phase !== 'over') this.#runs.set(fixture.id, run);
    }
    this.#throughFeedMs = now.feedMs;
    this.#heartbeatAtMs = now.serverMs;
    this.#announce(now);
    return this.#deliver(now);
  }

  /** Goes on with what an earlier start announced and may not have told to the end. */
  #takeUp({ calendar, fromFeedMs, untilFeedMs }: EarlierSpan, now: Moment): void {
    const ended = new Set(this.#endedMeanwhile.map(({ fixture }) => fixture.id));
    for (const fixture of calendar.announcedAt(untilFeedMs, fromFeedMs - LONGEST_MATCH_MS)) {
      if (this.#runs.has(fixture.id) || ended.has(fixture.id)) continue;
      const runAt = this.#open(fixture);
      if (runAt({ ...now, feedMs: fromFeedMs }).phase === 'over') continue;
      const run = runAt(now);
      run.resume();
      if (run.phase === 'over') this.#endedMeanwhile.push(run);
      else this.#runs.set(fixture.id, run);
    }
  }

  /** Queues a snapshot of everything there is; its matches owe their prices. */
  #announce(now: Moment): void {
    const runs = [...this.#runs.values()];
    this.#options.emitter.replaceBySnapshot(
      runs.flatMap((run) => (run instanceof EventRun ? run.announcement(now) : run.picture(now))),
    );
    this.#unpriced = runs
      .filter((run) => run instanceof EventRun)
      .toSorted((one, other) => one.fixture.kickOffMs - other.fixture.kickOffMs);
  }

  /**
   * Tells what has happened since the last tick. @throws what the sink throws; nothing is lost, the next tick goes on.
   */
  async tick(): Promise<TickOutcome> {
    const { calendar, emitter, breathe } = this.#options;
    const now = this.#now();
    const bodies: FeedBody[] = this.#endedMeanwhile
      .splice(0, CATCH_UP_PER_TICK)
      .flatMap((run) => run.picture(now));
    for (const run of this.#runs.values()) {
      bodies.push(...run.advance(now));
      if (run instanceof EventRun) bodies.push(...run.still(now));
      if (run.phase !== 'over') continue;
      this.#runs.delete(run.fixture.id);
      if (run instanceof OutrightRun) this.#behind.delete(run);
    }
    for (const fixture of calendar.announcedBetween(this.#throughFeedMs, now.feedMs)) {
      if (this.#runs.has(fixture.id)) continue;
      const run = this.#open(fixture)(now);
      if (run.phase === 'over') continue;
      this.#runs.set(fixture.id, run);
      bodies.push(...run.picture(now));
    }
    for (const run of this.#unpriced.splice(0, PRICED_PER_TICK)) {
      bodies.push(...run.rest());
      await breathe();
    }
    for (let times = 0; times < this.#worksOwed(); times++) {
      bodies.push(...this.#workAtPrices());
      await breathe();
    }
    if (now.serverMs - this.#heartbeatAtMs >= FEED_HEARTBEAT_MS) {
      bodies.push({ kind: 'heartbeat' });
      this.#heartbeatAtMs = now.serverMs;
    }
    this.#throughFeedMs = now.feedMs;
    emitter.queue(bodies);
    return this.#deliver(now);
  }

  async #deliver(now: Moment): Promise<TickOutcome> {
    const { emitter } = this.#options;
    let delivery = await emitter.deliver();
    if (delivery === 'snapshot-wanted') {
      this.#announce(now);
      delivery = await emitter.deliver();
    }
    if (delivery === 'superseded') return { status: 'superseded' };
    if (this.#endedMeanwhile.length > 0) return { status: 'running' };
    return { status: 'running', throughFeedMs: this.#throughFeedMs };
  }

  #worksOwed(): number {
    for (const run of this.#runs.values()) {
      if (!(run instanceof OutrightRun)) continue;
      if (run.isBehind) this.#behind.add(run);
      else this.#behind.delete(run);
    }
    return [...this.#behind].some((run) => !run.hasPrices) ? FIRST_PRICES_PER_TICK : 1;
  }

  /** At those of the season that waits the longest, so that all have their turn. */
  #workAtPrices(): readonly FeedBody[] {
    const { clock } = this.#options;
    const untilMs = clock.nowMs() + WORK_MS;
    for (const run of [...this.#behind].slice(0, LOOKED_AT)) {
      if (!run.mustWait) return run.work(() => clock.nowMs() < untilMs);
      this.#behind.delete(run);
      this.#behind.add(run);
    }
    return [];
  }

  /** One course of a match, to be run from any moment. */
  #open(fixture: Fixture): (at: Moment) => Run {
    const { worldSeed, feedClock, methodOf } = this.#options;
    if (fixture.season !== undefined) {
      const outright = new Outright(worldSeed, fixture, fixture.season);
      return (at) => new OutrightRun(fixture, outright, feedClock, at, methodOf);
    }
    const match = openLater(worldSeed, fixture);
    return (at) => new EventRun(fixture, match, feedClock, at, { methodOf });
  }

  #now(): Moment {
    const serverMs = this.#options.clock.nowMs();
    return { serverMs, feedMs: feedTimeAt(this.#options.feedClock, serverMs) };
  }

  #count(phase: EventRun['phase']): number {
    return [...this.#runs.values()].filter((run) => run.phase === phase).length;
  }
}
