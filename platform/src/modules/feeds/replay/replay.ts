import type { FeedBody } from '@paddock/contract/schemas';

import type { FeedEmitter } from '../feed-emitter.ts';
import { feedTimeAt, serverTimeAt, type FeedClock } from '../simulation/clock/feed-clock.ts';
import type { FootballTimeline } from '../sports/football/football-timeline.ts';
import type { GoalRates } from '../sports/football/goal-rates.ts';
import { fixtureBody, type EventFixture } from '../simulation/running/event-fixture.ts';
import { EventRun } from '../simulation/running/event-run.ts';
import { agendaOf, type ReplayStep } from './agenda.ts';
import type { BetOption } from './betting/bet-option.ts';
import type { BettingClient } from './betting/betting-client.ts';
import type { RecordedFile, RecordedMatch } from './files/recorded-match.ts';
import { recordedFixture } from './matches/recorded-event.ts';
import { recordedFootball } from './matches/recorded-football.ts';
import { recordedTimeline } from './matches/recorded-timeline.ts';
import { ratedMatches } from './ratings/rated-matches.ts';
import type { ReplayTime } from './time/replay-time.ts';

export interface ReplayOptions {
  readonly file: RecordedFile;
  /** Part of the names of its events; another run of the same file makes other events. */
  readonly runId: string;
  readonly emitter: FeedEmitter;
  readonly time: ReplayTime;
  /** The file's time as the feed clock. */
  readonly feedClock: FeedClock;
  readonly bets?: { readonly client: BettingClient; readonly option: BetOption };
  /** How often prices move in play when nothing happens; `Infinity` only when something does. */
  readonly inPlayEverySec: number;
  /** Told about a bet that was not taken. */
  readonly onRefusedBet: (match: EventFixture, reason: string) => void;
}

export interface ReplayCounts {
  readonly matchesPlayed: number;
  /** Markets that were offered and have a result. */
  readonly marketsSettled: number;
  readonly betsPlaced: number;
  readonly betsRefused: number;
}

/** A match of the file with all that is made from it. */
interface Entry {
  readonly recorded: RecordedMatch;
  readonly timeline: FootballTimeline;
  readonly rates: GoalRates;
  readonly fixture: EventFixture;
  /** From its prices on. */
  run: EventRun | undefined;
}

/** Plays the matches of a file through the feed, in the order and at the distances they were played in. */
export async function replay(options: ReplayOptions): Promise<ReplayCounts> {
  const replaying = new Replay(options);
  await replaying.play();
  return replaying.counts;
}

class Replay {
  readonly #options: ReplayOptions;
  readonly #entries: readonly Entry[];
  readonly #tellsMinutes: boolean;
  #counts = { matchesPlayed: 0, marketsSettled: 0, betsPlaced: 0, betsRefused: 0 };

  constructor(options: ReplayOptions) {
    const { file, runId } = options;
    const rates = ratedMatches(file.matches);
    this.#options = options;
    this.#tellsMinutes = file.matches.some(({ goals }) => goals !== undefined && goals.length > 0);
    this.#entries = file.matches.flatMap((recorded, at): readonly Entry[] => {
      const rate = rates[at];
      if (rate === undefined) return [];
      const fixture = recordedFixture(file, recorded, runId);
      return [{ recorded, timeline: recordedTimeline(recorded), rates: rate, fixture, run: undefined }];
    });
  }

  get counts(): ReplayCounts {
    return this.#counts;
  }

  async play(): Promise<void> {
    const { emitter, time, bets, inPlayEverySec } = this.#options;
    emitter.replaceBySnapshot(this.#picture());
    await this.#send([]);
    await bets?.client.open();
    const beat = () => this.#send([{ kind: 'heartbeat' }, ...this.#still()]);
    for (const step of agendaOf(this.#entries, inPlayEverySec)) {
      await time.until(serverTimeAt(this.#options.feedClock, step.atMs), beat);
      await this.#take(step);
    }
  }

  #take(step: ReplayStep): Promise<void> {
    const entry = this.#entries[step.match];
    if (entry === undefined) return Promise.resolve();
    if (step.action === 'price') return this.#price(entry, step.atMs);
    return step.action === 'bet' ? this.#bet(entry) : this.#advance(entry, step.atMs);
  }

  #price(entry: Entry, atMs: number): Promise<void> {
    const { recorded, timeline, rates, fixture } = entry;
    const match = recordedFootball(recorded, timeline, rates, this.#tellsMinutes);
    entry.run = new EventRun(fixture, match, this.#options.feedClock, this.#at(atMs), { settleEarly: false });
    return this.#send(entry.run.picture(this.#at(atMs)));
  }

  async #bet({ fixture }: Entry): Promise<void> {
    const { bets, feedClock, onRefusedBet } = this.#options;
    if (bets === undefined) return;
    const target = {
      home: fixture.home.name.en,
      away: fixture.away.name.en,
      startsAtMs: serverTimeAt(feedClock, fixture.kickOffMs),
      outcome: bets.option.outcome,
    };
    const attempt = await bets.client.place(target, bets.option.stake);
    if (attempt.status === 'placed') {
      this.#counts.betsPlaced += 1;
      return;
    }
    this.#counts.betsRefused += 1;
    onRefusedBet(fixture, attempt.reason);
  }

  async #advance({ run }: Entry, atMs: number): Promise<void> {
    if (run === undefined) return;
    await this.#send(run.advance(this.#at(atMs)));
    // The end is the last moment of a match in the agenda.
    if (run.phase === 'over') this.#counts.matchesPlayed += 1;
  }

  async #send(bodies: readonly FeedBody[]): Promise<void> {
    const { emitter } = this.#options;
    for (const body of bodies) if (body.kind === 'result') this.#counts.marketsSettled += body.markets.length;
    emitter.queue(bodies);
    if ((await emitter.deliver()) === 'delivered') return;
    emitter.replaceBySnapshot(this.#picture());
    const again = await emitter.deliver();
    if (again !== 'delivered') throw new Error(`the feed is ${again}: another replay may be running`);
  }

  /** Of matches that are on and of which the file has nothing to tell just now. */
  #still(): readonly FeedBody[] {
    const now = this.#now();
    return this.#entries.flatMap(({ run }) => run?.still(now) ?? []);
  }

  /** Matches ahead without prices yet, and those priced or on. */
  #picture(): readonly FeedBody[] {
    const { feedClock } = this.#options;
    const now = this.#now();
    return this.#entries.flatMap(({ run, fixture }) => {
      if (run === undefined) return [fixtureBody(fixture, feedClock)];
      return run.phase === 'over' ? [] : run.picture(now);
    });
  }

  #now() {
    const { feedClock, time } = this.#options;
    return this.#at(feedTimeAt(feedClock, time.clock.nowMs()));
  }

  #at(feedMs: number) {
    return { feedMs, serverMs: this.#options.time.clock.nowMs() };
  }
}
