import { DAY_MS } from '@paddock/contract';
import type { BetExplanationView, BetView, EventDetail, EventListView } from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import { SeededRandom } from '../../../testing/seeded-random.ts';
import { MortalPlatform } from '../testing/mortal-platform.ts';
import {
  auditProblems,
  betOf,
  getAs,
  legOf,
  marketOf,
  moneyOf,
  placementOf,
  richPlayer,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';
import { announcedRace, raceMarket, raceResult, TERMS } from './races.fixture.ts';

const SEED = 20261129;
const RACES = ['e0', 'e1', 'e2'] as const;
const RUNNERS = 6;
const BETS = process.env['SIMULATION_STEPS'] === undefined ? 16 : 400;
const START = 10_000_000n;
const STAKE_MINOR = 1_000n;
/** What the first runner of each race and the others win, and are placed, in thousandths. */
const FIRST = { win: 9_000n, place: 3_000n };
const OTHER = { win: 5_000n, place: 2_000n };

interface Pick {
  readonly race: string;
  /** From 0. */
  readonly runner: number;
}

interface Placed {
  readonly id: string;
  readonly picks: readonly Pick[];
}

/** In which place each runner of a race came in, from 1; 0 for one that was withdrawn. */
type Finish = readonly number[];

class EachWaySeason {
  readonly random = new SeededRandom(SEED);
  readonly finishes = new Map<string, Finish>();
  readonly bets: Placed[] = [];
  readonly server: MortalPlatform;
  player!: TestPlayer;
  #keys = 0;

  constructor(server: MortalPlatform) {
    this.server = server;
  }

  async begin(): Promise<void> {
    this.player = await richPlayer(this.server.platform, START);
    await this.server.feed.snapshot(() => this.#offerAll());
    this.server.onRestart = () => this.#offerAll();
  }

  async #offerAll(): Promise<void> {
    for (const event of RACES) {
      await this.server.feed.send(announcedRace(event, this.server.nowMs + DAY_MS));
      const winner = raceMarket('field-winner', Number(FIRST.win), Number(OTHER.win), TERMS);
      await this.server.feed.send({
        ...{ kind: 'prices', event },
        markets: [winner, raceMarket('field-top-3', 2_500, 1_800)],
      });
    }
  }

  async #detail(race: string): Promise<EventDetail> {
    const { app } = this.server.platform;
    const list = await app.inject('/web-api/sportsbook/events?section=line&sport=marbles&limit=200');
    const row = list.json<EventListView>().events.find(({ field }) => field?.title.en === race);
    return (await app.inject(`/web-api/sportsbook/events/${row?.id}`)).json<EventDetail>();
  }

  /** A bet on a runner of one, two or three races. */
  async place(): Promise<void> {
    const { int, pick } = this.random;
    const count = 1 + int(RACES.length);
    const picks = RACES.slice(0, count).map((race): Pick => ({ race, runner: int(RUNNERS) }));
    const legs = await Promise.all(
      picks.map(async ({ race, runner }) =>
        legOf(marketOf(await this.#detail(race), 'field-winner'), String(runner + 1)),
      ),
    );
    const key = `each-way-key-${String(++this.#keys)}`;
    if (int(4) === 0) this.server.arm(1 + int(3), pick(['before', 'after']));
    const { accountId, playerId } = this.player;
    const answer = await this.server.survive(() =>
      this.server.platform.app.inject({
        ...{ method: 'POST', url: '/web-api/sportsbook/bets' },
        headers: { [PLAYER_HEADER]: playerId, 'idempotency-key': key },
        payload: {
          ...{ type: 'each-way', accountId, stake: '10.00', policy: 'any', legs },
          eachWay: legs.map(() => TERMS),
        },
      }),
    );
    const stands = await this.server.survive(() => placementOf(this.server.platform, this.player, key));
    expect([answer.statusCode, stands.status]).toEqual([201, 'accepted']);
    this.bets.push({ id: answer.json<{ bet: BetView }>().bet.id, picks });
  }

  /** Every race ends, some otherwise than was told before; runners tie, and are withdrawn. */
  async finish(revision: number): Promise<void> {
    for (const event of RACES) {
      if (revision > 1 && this.random.int(3) === 0) continue;
      const places = this.#drawn();
      this.finishes.set(event, places);
      if (revision === 1) {
        const startsAtMs = this.server.nowMs;
        const state = { status: 'live', startsAtMs, period: 'lap1', score: [0, 0], parts: [] } as const;
        await this.server.send({ kind: 'score', event, state: { ...state, score: [0, 0], parts: [] } });
      }
      if (this.random.int(2) === 0) this.server.arm(1 + this.random.int(3), 'before');
      const markets = [raceResult('field-winner', 1, places), raceResult('field-top-3', 3, places)];
      await this.server.send({ kind: 'result', event, revision, markets });
    }
    // The sweep finds what was left over; a feed that is silent so long would have to send its picture first.
    for (let part = 0; part < 4; part += 1) {
      await this.server.send({ kind: 'heartbeat' });
      await this.server.survive(() => this.server.platform.advance(8_000));
    }
  }

  #drawn(): Finish {
    const { int } = this.random;
    const order = Array.from({ length: RUNNERS }, (_, runner) => runner);
    for (let at = RUNNERS - 1; at > 0; at -= 1) {
      const other = int(at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    const places = Array.from({ length: RUNNERS }, () => 0);
    const [, ...runs] = order;
    const inRace = int(3) === 0 ? runs : order;
    let last = 0;
    for (const [at, runner] of inRace.entries()) {
      last = at > 0 && int(4) === 0 ? last : at + 1;
      places[runner] = last;
    }
    return places;
  }
}

interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

/** What a unit on a runner comes to where so many places are paid: rules §10, written out again. */
function comesTo(places: Finish, runner: number, paid: number, oddsMilli: bigint): Fraction {
  const own = places[runner] ?? 0;
  if (own === 0) return { num: 1n, den: 1n };
  const left = paid - (own - 1);
  if (left <= 0) return { num: 0n, den: 1n };
  const tied = places.filter((place) => place === own).length;
  return { num: oddsMilli * BigInt(Math.min(left, tied)), den: 1_000n * BigInt(tied) };
}

/** Half of the stake to win and half to be placed, both as accumulators, rounded once. */
function returnOf({ picks }: Placed, finishes: ReadonlyMap<string, Finish>): bigint {
  const line = (part: 'win' | 'place'): Fraction =>
    picks.reduce<Fraction>(
      (all, { race, runner }) => {
        const odds = runner === 0 ? FIRST : OTHER;
        const one = comesTo(finishes.get(race) ?? [], runner, part === 'win' ? 1 : 3, odds[part]);
        return { num: all.num * one.num, den: all.den * one.den };
      },
      { num: STAKE_MINOR, den: 2n },
    );
  const [win, place] = [line('win'), line('place')];
  const num = win.num * place.den + place.num * win.den;
  const den = win.den * place.den;
  return (2n * num + den) / (2n * den);
}

const minor = (amount: string) => BigInt(amount.replace('.', ''));

it(`${BETS} bets each way at random pay both lines by where their runners came in, through ties, withdrawals, corrections and deaths of the server (rules §10)`, async () => {
  const server = await MortalPlatform.start();
  const season = new EachWaySeason(server);
  await season.begin();
  while (season.bets.length < BETS) await season.place();
  const staked = STAKE_MINOR * BigInt(BETS);
  expect(await moneyOf(server.platform, season.player)).toEqual({ free: START - staked, held: staked });
  const counted = new Set<string>();
  for (let revision = 1; revision <= 3; revision += 1) {
    await season.finish(revision);
    let returned = 0n;
    for (const bet of season.bets) {
      const expected = returnOf(bet, season.finishes);
      const { payout, status } = await betOf(server.platform, season.player, bet.id);
      expect([bet.id, minor(payout)]).toEqual([bet.id, expected]);
      counted.add(status);
      returned += expected;
      const url = `bets/${bet.id}/explanation`;
      const explained = (await getAs(server.platform, season.player, url)).json<BetExplanationView>();
      expect(explained).toMatchObject({ total: payout, agrees: true });
    }
    const free = START - staked + returned;
    expect(await moneyOf(server.platform, season.player)).toEqual({ free, held: 0n });
    expect(await auditProblems(server.platform)).toEqual([]);
    expect(await server.platform.modules.sportsbook.auditExposure()).toEqual([]);
  }
  expect(server.crashes).toBeGreaterThan(2);
  expect(counted).toContain('won');
  expect(counted).toContain('lost');
  await server.platform.close();
});
