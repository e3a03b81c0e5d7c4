import { DAY_MS } from '@paddock/contract';
import type { EventListView, PlaceBetRequest } from '@paddock/contract/schemas';

import type { TestPlatform } from '../../../testing/index.ts';
import type { SeededRandom } from '../../../testing/seeded-random.ts';
import { FeedDriver, matchOdds, matchResult } from '../../sportsbook/testing/feed-driver.ts';
import type { SeasonModules } from './compose-season.ts';

type Leg = PlaceBetRequest['legs'][number];
const OUTCOMES = ['home', 'draw', 'away'] as const;
/** Matches that can be bet on at once. */
const OPEN = 8;

interface Match {
  readonly name: string;
  readonly startsAtMs: number;
  readonly odds: readonly [number, number, number];
  revision: number;
}

/** The matches of a season: announced, ended, and ended otherwise after that. */
export class SeasonBook {
  readonly #feed: FeedDriver;
  readonly #platform: TestPlatform<SeasonModules>;
  readonly #random: SeededRandom;
  #open: Match[] = [];
  readonly #ended: Match[] = [];
  #legs: readonly (readonly Leg[])[] = [];
  #made = 0;

  constructor(platform: TestPlatform<SeasonModules>, random: SeededRandom) {
    this.#platform = platform;
    this.#random = random;
    this.#feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    this.#feed.epoch = 0;
  }

  /** A producer that was silent begins again, with as many matches as there are to be. */
  async open(): Promise<void> {
    const { clock } = this.#platform;
    while (this.#open.length < OPEN) this.#open.push(this.#announce(clock.nowMs() + 60 * DAY_MS));
    this.#feed.epoch += 1;
    this.#feed.seq = 0;
    await this.#feed.snapshot(async () => {
      for (const { name, startsAtMs, odds } of this.#open) {
        await this.#feed.fixture(name, startsAtMs);
        await this.#feed.prices(name, matchOdds(...odds));
      }
    });
    await this.#readLegs();
  }

  #announce(startsAtMs: number): Match {
    const { int } = this.#random;
    const name = `season-${++this.#made}`;
    return { name, startsAtMs, odds: [1_400 + int(1_200), 3_000 + int(900), 3_000 + int(900)], revision: 0 };
  }

  async #readLegs(): Promise<void> {
    const list = await this.#platform.app.inject('/web-api/sportsbook/events?section=line&limit=200');
    const { events } = list.json<EventListView>();
    const open = new Set(this.#open.map(({ name }) => `${name} Home`));
    this.#legs = events
      .filter(({ home }) => open.has(home.name.en))
      .flatMap(({ markets }) => markets.filter(({ type }) => type === '1x2'))
      .map(({ id, version, selections }) =>
        selections.map(({ outcome, oddsMilli }) => ({
          selectionId: `${id}.${outcome}`,
          priceVersion: version,
          oddsMilli,
        })),
      );
  }

  /** Legs of so many different matches. */
  legs(count: number): readonly Leg[] {
    const matches = [...this.#legs];
    const legs: Leg[] = [];
    while (legs.length < count && matches.length > 0) {
      const [match = []] = matches.splice(this.#random.int(matches.length), 1);
      legs.push(this.#random.pick(match));
    }
    return legs;
  }

  /** A match ends, another one is announced, and its bets are settled. */
  async endOne(): Promise<void> {
    const [match] = this.#open.splice(this.#random.int(this.#open.length), 1);
    if (match === undefined) return;
    this.#ended.push(match);
    await this.#tell(match);
    await this.open();
  }

  /** A match that was over ends otherwise. */
  async correctOne(): Promise<void> {
    const match =
      this.#ended[this.#ended.length - 1 - this.#random.int(Math.min(12, this.#ended.length || 1))];
    if (match !== undefined) await this.#tell(match);
  }

  async endAll(): Promise<void> {
    for (const match of this.#open.splice(0)) {
      this.#ended.push(match);
      await this.#tell(match);
    }
  }

  /** Its first result or the next: an outcome, and now and then that it is void. */
  async #tell(match: Match): Promise<void> {
    const result = matchResult(this.#random.pick(OUTCOMES));
    const isVoid = this.#random.int(5) === 0;
    match.revision += 1;
    await this.#feed.result(match.name, match.revision, {
      ...result,
      ...(isVoid && {
        selections: result.selections.map((one) => ({ ...one, won: 0 as const, voidHalves: 2 as const })),
      }),
    });
    await this.#platform.modules.sportsbook.settleAll();
  }
}
