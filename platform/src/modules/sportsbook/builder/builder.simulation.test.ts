import { DAY_MS } from '@paddock/contract';
import type { BetExplanationView, BetView, EventDetail, PlaceBetRequest } from '@paddock/contract/schemas';

import { SeededRandom } from '../../../testing/seeded-random.ts';
import { footballModel } from '../testing/builder-model.ts';
import { matchOdds, total, type DrivenMarket, type NamedMarket } from '../testing/feed-driver.ts';
import { MortalPlatform } from '../testing/mortal-platform.ts';
import { builderQuoteOf } from '../testing/own-prices.ts';
import {
  auditProblems,
  betOf,
  eventOf,
  getAs,
  moneyOf,
  place,
  placementOf,
  richPlayer,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

const SEED = 20261126;
const MATCHES = 3;
const BETS = process.env['SIMULATION_STEPS'] === undefined ? 16 : 400;
const START = 10_000_000n;

type Leg = PlaceBetRequest['legs'][number];
type Score = readonly [home: number, away: number];

/** Two-way markets as tests of scores: nothing of the product's is asked how they end. */
const YES_NO = [
  { outcome: 'yes', oddsMilli: 1_750 },
  { outcome: 'no', oddsMilli: 1_950 },
];
const MARKETS: readonly { readonly offered: DrivenMarket; readonly winner: (score: Score) => string }[] = [
  {
    offered: matchOdds(2_100, 3_300, 3_500),
    winner: ([home, away]) => (home > away ? 'home' : home < away ? 'away' : 'draw'),
  },
  { offered: total('2.5', 1_850, 1_950), winner: ([home, away]) => (home + away > 2 ? 'over' : 'under') },
  {
    offered: { type: 'both-score', selections: YES_NO },
    winner: ([home, away]) => (home > 0 && away > 0 ? 'yes' : 'no'),
  },
  {
    offered: { ...total('0.5', 1_250, 3_600), type: 'team-total', specifiers: { team: 'away', line: '0.5' } },
    winner: ([, away]) => (away > 0 ? 'over' : 'under'),
  },
];

interface Placed {
  readonly id: string;
  readonly legs: readonly Leg[];
  /** What each set of its legs was offered at when it was placed, asked of the quote; bit i for leg i. */
  readonly offered: ReadonlyMap<number, number>;
}

/** What of each selection has become by the latest results. */
type Ends = Map<string, 'win' | 'lose' | 'void'>;

class BuilderSeason {
  readonly server: MortalPlatform;
  readonly random = new SeededRandom(SEED);
  readonly ends: Ends = new Map();
  readonly bets: Placed[] = [];
  player!: TestPlayer;
  /** By match, market and outcome. */
  readonly #selections = new Map<string, Leg>();
  #keys = 0;

  constructor(server: MortalPlatform) {
    this.server = server;
  }

  async begin(): Promise<void> {
    this.player = await richPlayer(this.server.platform, START);
    await this.server.feed.snapshot(() => this.#offerAll());
    this.server.onRestart = () => this.#offerAll();
    for (let match = 0; match < MATCHES; match += 1) {
      const event = await eventOf(this.server.platform, `b${match}`);
      for (const { offered } of MARKETS)
        for (const { outcome } of offered.selections)
          this.#selections.set(`b${match} ${offered.type} ${outcome}`, legOn(event, offered, outcome));
    }
  }

  async #offerAll(): Promise<void> {
    for (let match = 0; match < MATCHES; match += 1) {
      const name = `b${match}`;
      this.server.feed.models.set(name, footballModel(1.1 + match / 3, 1.2));
      await this.server.feed.fixture(name, this.server.nowMs + DAY_MS);
      await this.server.feed.prices(name, ...MARKETS.map(({ offered }) => offered));
    }
  }

  /** A builder of two to four legs, with what every set of them is offered at; none where one of the sets is not. */
  async place(): Promise<void> {
    const event = await eventOf(this.server.platform, `b${this.random.int(MATCHES)}`);
    const legs = MARKETS.filter(() => this.random.int(3) > 0).map(({ offered }) =>
      legOn(event, offered, this.random.pick(offered.selections).outcome),
    );
    if (legs.length < 2) return;
    const offered = new Map<number, number>();
    for (let set = 1; set < 1 << legs.length; set += 1) {
      const own = legs.filter((_, at) => set & (1 << at));
      const [only] = own;
      const quote = await this.server.survive(() => builderQuoteOf(this.server.platform, own));
      if (own.length === 1 && only !== undefined) offered.set(set, only.oddsMilli);
      else if ('oddsMilli' in quote) offered.set(set, quote.oddsMilli);
      else return;
    }
    const key = `builder-key-${String(++this.#keys)}`;
    const builderOddsMilli = offered.get((1 << legs.length) - 1) ?? 0;
    if (this.random.int(4) === 0)
      this.server.arm(1 + this.random.int(3), this.random.pick(['before', 'after']));
    const answer = await this.server.survive(() =>
      place(this.server.platform, this.player, legs, { key, builderOddsMilli }),
    );
    const stands = await this.server.survive(() => placementOf(this.server.platform, this.player, key));
    expect([answer.statusCode, stands.status]).toEqual([201, 'accepted']);
    this.bets.push({ id: answer.json<{ bet: BetView }>().bet.id, legs, offered });
  }

  async #begin(event: string): Promise<void> {
    const state = {
      status: 'live',
      startsAtMs: this.server.nowMs,
      period: 'h1',
      score: [0, 0],
      parts: [],
    } as const;
    await this.server.send({ kind: 'score', event, state: { ...state, score: [0, 0], parts: [] } });
  }

  /** Every match ends by a score; some markets are void all the same. */
  async finish(revision: number): Promise<void> {
    for (let match = 0; match < MATCHES; match += 1) {
      const name = `b${match}`;
      if (revision > 1 && this.random.int(3) === 0) continue;
      const score: [number, number] = [this.random.int(4), this.random.int(3)];
      const markets = MARKETS.map(({ offered, winner }): NamedMarket => {
        const isVoid = this.random.int(4) === 0;
        const selections = offered.selections.map(({ outcome }) => {
          const won = outcome === winner(score) ? (1 as const) : (0 as const);
          const leg = this.#selections.get(`${name} ${offered.type} ${outcome}`);
          this.ends.set(leg?.selectionId ?? '', isVoid ? 'void' : won === 1 ? 'win' : 'lose');
          return { outcome, won: isVoid ? (0 as const) : won, ...(isVoid && { voidHalves: 2 as const }) };
        });
        return { type: offered.type, specifiers: { ...offered.specifiers }, selections };
      });
      if (revision === 1) await this.#begin(name);
      await this.server.send({ kind: 'result', event: name, revision, finalScore: score, markets });
    }
    // The sweep finds what was left over; a feed that is silent so long would have to send its picture first.
    for (let part = 0; part < 4; part += 1) {
      await this.server.send({ kind: 'heartbeat' });
      await this.server.survive(() => this.server.platform.advance(8_000));
    }
  }
}

function legOn(event: EventDetail, { type, specifiers = {} }: DrivenMarket, outcome: string): Leg {
  const market = event.markets.find(
    (one) => one.type === type && one.specifiers['line'] === specifiers['line'],
  );
  const oddsMilli = market?.selections.find((one) => one.outcome === outcome)?.oddsMilli;
  if (market === undefined || oddsMilli === undefined) throw new Error(`no ${type} ${outcome}`);
  return { selectionId: `${market.id}.${outcome}`, priceVersion: market.version, oddsMilli };
}

/** Of a stake of 10.00: nothing with a lost leg, else the price that those were offered at which are not void. */
function returnOf({ legs, offered }: Placed, ends: Ends): bigint {
  const own = legs.map(({ selectionId }) => ends.get(selectionId));
  if (own.includes('lose')) return 0n;
  const standing = own.reduce((set, end, at) => (end === 'win' ? set | (1 << at) : set), 0);
  return BigInt(offered.get(standing) ?? 1_000);
}

const minor = (amount: string) => BigInt(amount.replace('.', ''));

it(`${BETS} builders at random pay what their standing legs were offered at, through voids, corrections and deaths of the server (rules §10)`, async () => {
  const server = await MortalPlatform.start();
  const season = new BuilderSeason(server);
  await season.begin();
  while (season.bets.length < BETS) await season.place();
  const staked = 1_000n * BigInt(BETS);
  expect(await moneyOf(server.platform, season.player)).toEqual({ free: START - staked, held: staked });
  const counted = new Set<string>();
  for (let revision = 1; revision <= 3; revision += 1) {
    await season.finish(revision);
    let returned = 0n;
    for (const bet of season.bets) {
      const expected = returnOf(bet, season.ends);
      const { payout, status } = await betOf(server.platform, season.player, bet.id);
      expect([bet.id, minor(payout)]).toEqual([bet.id, expected]);
      counted.add(status);
      returned += expected;
      const url = `bets/${bet.id}/explanation`;
      const explained = (await getAs(server.platform, season.player, url)).json<BetExplanationView>();
      expect(explained).toMatchObject({ total: payout, agrees: true });
    }
    expect(await moneyOf(server.platform, season.player)).toEqual({
      free: START - staked + returned,
      held: 0n,
    });
    expect(await auditProblems(server.platform)).toEqual([]);
    expect(await server.platform.modules.sportsbook.auditExposure()).toEqual([]);
  }
  expect(server.crashes).toBeGreaterThan(2);
  expect([...counted].toSorted()).toEqual(['lost', 'returned', 'won']);
  await server.platform.close();
});
