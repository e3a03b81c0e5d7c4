import { DAY_MS } from '@paddock/contract';
import type { BetExplanationView, BetView, PlaceBetRequest } from '@paddock/contract/schemas';

import { FeedDriver, matchOdds, matchResult, type DrivenMarket } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betOf,
  createSportsbookPlatform,
  IN_PROPORTION,
  eventOf,
  getAs,
  legOf,
  marketOf,
  moneyOf,
  place,
  richPlayer,
  type PlaceOptions,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

type Leg = PlaceBetRequest['legs'][number];

/** A platform and, for each test, four matches tomorrow and one that is played, with a player of 1,000.00. */
export class KindsTable {
  platform: SportsbookPlatform;
  player!: TestPlayer;
  feed!: FeedDriver;
  /** Home wins, of each match; the last one is live. */
  legs: readonly Leg[] = [];
  #round = 0;

  private constructor(platform: SportsbookPlatform) {
    this.platform = platform;
  }

  static async open(): Promise<KindsTable> {
    return new KindsTable(await createSportsbookPlatform(IN_PROPORTION));
  }

  async newRound(...markets: readonly DrivenMarket[]): Promise<void> {
    const { clock, modules } = this.platform;
    this.#round += 1;
    this.feed = new FeedDriver(modules.sportsbook, clock);
    this.feed.epoch = this.#round;
    await this.feed.snapshot(async () => {
      for (const [at, market] of markets.entries()) {
        await this.feed.fixture(this.match(at), clock.nowMs() + DAY_MS);
        await this.feed.prices(this.match(at), market);
      }
      await this.feed.fixture(this.match(9), clock.nowMs() - 600_000);
      await this.feed.score(this.match(9), { score: [0, 0], clockSec: 600 });
      await this.feed.prices(this.match(9), matchOdds(2_000, 3_400, 3_600));
    });
    this.legs = await Promise.all([...markets.keys(), 9].map((at) => this.legOn(at, 'home')));
    this.player = await richPlayer(this.platform);
  }

  match(at: number): string {
    return `kinds-${this.#round}-${at}`;
  }

  async legOn(at: number, outcome: string): Promise<Leg> {
    return legOf(marketOf(await eventOf(this.platform, this.match(at)), '1x2'), outcome);
  }

  place(legs: readonly Leg[], options: PlaceOptions) {
    return place(this.platform, this.player, [...legs], options);
  }

  async placed(legs: readonly Leg[], options: PlaceOptions): Promise<BetView> {
    const answer = await this.place(legs, options);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<{ bet: BetView }>().bet;
  }

  /** Home or another side wins, or the market is void. */
  async ends(at: number, how: 'home' | 'away' | 'void', revision = 1): Promise<void> {
    const told = matchResult(how === 'home' ? 'home' : 'away');
    const selections = told.selections.map((one) =>
      how === 'void' ? { ...one, won: 0 as const, voidHalves: 2 as const } : one,
    );
    await this.feed.result(this.match(at), revision, { ...told, selections });
    await this.platform.advance(250);
  }

  async standing({ id }: BetView): Promise<string> {
    const { status, payout } = await betOf(this.platform, this.player, id);
    return `${status} ${payout}`;
  }

  async explained({ id }: BetView): Promise<BetExplanationView> {
    return (await getAs(this.platform, this.player, `bets/${id}/explanation`)).json();
  }

  money() {
    return moneyOf(this.platform, this.player);
  }

  /** What the audits of money and of liability find. */
  async problems(): Promise<readonly unknown[]> {
    return [
      ...(await auditProblems(this.platform)),
      ...(await this.platform.modules.sportsbook.auditExposure()),
    ];
  }
}
