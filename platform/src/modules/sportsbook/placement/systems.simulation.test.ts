import { DAY_MS } from '@paddock/contract';
import { areLines, lineCount, type Lines } from '@paddock/contract/bets';
import type { BetView, EventListView } from '@paddock/contract/schemas';

import { SeededRandom } from '../../../testing/seeded-random.ts';
import { FeedDriver, matchOdds, matchResult } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betOf,
  createSportsbookPlatform,
  legOf,
  marketOf,
  moneyOf,
  place,
  richPlayer,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';

const SEED = 20261123;
const MATCHES = 8;
const BETS = process.env['SIMULATION_STEPS'] === undefined ? 120 : 2_000;
const START = 100_000_000n;

type Leg = ReturnType<typeof legOf>;
type End = 'win' | 'lose' | 'void';

interface Placed {
  readonly id: string;
  readonly legs: readonly Leg[];
  readonly lines: Lines;
  readonly unitMinor: bigint;
}

/** A system of some of the legs, its choices and bankers at random. */
function drawn(
  all: readonly Leg[],
  random: SeededRandom,
): { readonly legs: readonly Leg[]; readonly lines: Lines } {
  for (;;) {
    const legs = all.filter(() => random.int(3) > 0);
    const bankers = legs.flatMap((_, at) => (random.int(5) === 0 ? [at] : []));
    const folds = legs.flatMap((_, at) => (random.int(2) === 0 ? [at + 1] : []));
    const lines = { bankers, folds };
    if (legs.length > 1 && areLines(lines, legs.length)) return { legs, lines };
  }
}

/** Each line by itself, in thousandths to the power of the legs, added and rounded once. */
function listedReturn({ legs, lines, unitMinor }: Placed, endOf: ReadonlyMap<string, End>): bigint {
  let sum = 0n;
  for (let set = 0; set < 2 ** legs.length; set += 1) {
    const isIn = legs.map((_, at) => (set & (1 << at)) !== 0);
    const free = isIn.filter((each, at) => each && !lines.bankers.includes(at)).length;
    if (!lines.bankers.every((at) => isIn[at]) || !lines.folds.includes(free)) continue;
    sum += legs.reduce((product, { selectionId, oddsMilli }, at) => {
      const end = endOf.get(selectionId);
      const m = end === 'win' ? BigInt(oddsMilli) : end === 'void' ? 1000n : 0n;
      return product * (isIn[at] ? m : 1000n);
    }, 1n);
  }
  const scale = 1000n ** BigInt(legs.length);
  return (2n * unitMinor * sum + scale) / (2n * scale);
}

async function openMatches(
  platform: SportsbookPlatform,
  feed: FeedDriver,
  random: SeededRandom,
): Promise<readonly Leg[]> {
  await feed.snapshot(async () => {
    for (let match = 0; match < MATCHES; match += 1) {
      await feed.fixture(`match-${match}`, platform.clock.nowMs() + DAY_MS);
      await feed.prices(`match-${match}`, matchOdds(1_200 + random.int(1_500), 4_000, 4_500));
    }
  });
  const list = await platform.app.inject('/web-api/sportsbook/events?section=line&limit=200');
  const { events } = list.json<EventListView>();
  return Array.from({ length: MATCHES }, (_, match) => {
    const event = events.find(({ home }) => home.name.en === `match-${match} Home`);
    if (event === undefined) throw new Error(`match ${match} is not listed`);
    return legOf(marketOf(event, '1x2'), 'home');
  });
}

it(`${BETS} systems of any lines pay what their lines pay one by one, through corrections, to the cent (rules §10)`, async () => {
  const platform = await createSportsbookPlatform({});
  const random = new SeededRandom(SEED);
  const feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
  const all = await openMatches(platform, feed, random);
  const player = await richPlayer(platform, START);
  const bets: Placed[] = [];
  let stakedMinor = 0n;
  while (bets.length < BETS) {
    const { legs, lines } = drawn(all, random);
    const unitMinor = BigInt(10 + random.int(40));
    const stakeMinor = unitMinor * lineCount(lines, legs.length);
    const stake = `${stakeMinor / 100n}.${String(stakeMinor % 100n).padStart(2, '0')}`;
    const answer = await place(platform, player, [...legs], {
      stake,
      lines: { bankers: [...lines.bankers], folds: [...lines.folds] },
    });
    // Only the room may refuse it.
    if (answer.statusCode !== 201) {
      expect(answer.json()).toMatchObject({
        code: expect.stringMatching(/^(COMBINATION|SAME|SELECTION|STAKE_TOO)/),
      });
      continue;
    }
    bets.push({ id: answer.json<{ bet: BetView }>().bet.id, legs, lines, unitMinor });
    stakedMinor += stakeMinor;
  }
  expect(await moneyOf(platform, player)).toEqual({ free: START - stakedMinor, held: stakedMinor });

  const endOf = new Map<string, End>();
  for (let revision = 1; revision <= 3; revision += 1) {
    for (const [match, { selectionId }] of all.entries()) {
      if (revision > 1 && random.int(3) > 0) continue;
      const end = random.pick(['win', 'win', 'lose', 'void'] as const);
      const told = matchResult(end === 'win' ? 'home' : 'away');
      const selections = told.selections.map((one) =>
        end === 'void' ? { ...one, won: 0 as const, voidHalves: 2 as const } : one,
      );
      await feed.result(`match-${match}`, revision, { ...told, selections });
      endOf.set(selectionId, end);
      await platform.advance(250);
    }
    // Whatever was left over is found by the sweep.
    await platform.advance(31_000);
    let returnedMinor = 0n;
    for (const bet of bets) {
      const expected = listedReturn(bet, endOf);
      const { payout } = await betOf(platform, player, bet.id);
      if (payout !== `${expected / 100n}.${String(expected % 100n).padStart(2, '0')}`)
        throw new Error(
          `bet ${bet.id} of ${JSON.stringify(bet.lines)} paid ${payout}, not ${expected} (seed ${SEED})`,
        );
      returnedMinor += expected;
    }
    expect(await moneyOf(platform, player)).toEqual({ free: START - stakedMinor + returnedMinor, held: 0n });
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  }
  await platform.close();
}, 300_000);
