import { jest } from '@jest/globals';

import type { EventListView, QuoteView } from '@paddock/contract/schemas';

import { SeededRandom } from '../../../testing/seeded-random.ts';
import { FeedDriver, matchOdds } from '../testing/feed-driver.ts';
import {
  createSportsbookPlatform,
  legOf,
  place,
  richPlayer,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';

const SEED = 20261122;
const MATCHES = 30;
const LEGS = 15;
/** Ten thousand by `npm run simulate`; a change is worth a tenth of them, held to a tenth of what they may weigh. */
const BETS = process.env['SIMULATION_STEPS'] === undefined ? 1_000 : 10_000;
/** The first favourite is in each: by the formula 0.20 · o · (1 / margin)^14 at most, rounded up for each bet. */
const WEIGHS_MINOR = 44n;
/** 40 bets each: together they may return less than what ten payout caps are. */
const PLAYERS = BETS / 40;
const SIDE_BY_SIDE = 8;

type Leg = ReturnType<typeof legOf>;

/** Favourites of matches tomorrow, at 1.30 to 2.20. */
async function favourites(platform: SportsbookPlatform, random: SeededRandom): Promise<readonly Leg[]> {
  const feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
  await feed.snapshot(async () => {
    for (let match = 0; match < MATCHES; match++) {
      await feed.fixture(`match-${match}`, platform.clock.nowMs() + 86_400_000);
      await feed.prices(`match-${match}`, matchOdds(1_300 + random.int(900), 4_000, 4_500));
    }
  });
  const list = await platform.app.inject('/web-api/sportsbook/events?section=line&limit=200');
  return list.json<EventListView>().events.flatMap(({ markets }) => {
    const winner = markets.find(({ type }) => type === '1x2');
    return winner === undefined ? [] : [legOf(winner, 'home')];
  });
}

/** The first favourite and fourteen others, in any order. */
function coupon(legs: readonly Leg[], random: SeededRandom): readonly Leg[] {
  const [first, ...left] = legs;
  const chosen = new Set(first === undefined ? [] : [first]);
  while (chosen.size < LEGS) chosen.add(random.pick(left));
  return random.int(2) === 0 ? [...chosen] : [...chosen].toReversed();
}

async function maxOf({ app }: SportsbookPlatform, { selectionId }: Leg): Promise<number> {
  const payload = { selectionIds: [selectionId], currency: 'EUR' };
  const answer = await app.inject({ method: 'POST', url: '/web-api/sportsbook/quote', payload });
  return Number(answer.json<QuoteView>().maxStake);
}

it(`${BETS} small long accumulators leave every single its maximum, and 10,000 at least 80 % of it (rules §6)`, async () => {
  const platform = await createSportsbookPlatform();
  // Each player bets hundreds of times within a minute; that a budget ends that is proved by route-budgets.test.ts.
  jest.spyOn(platform.kernel.budgets, 'take').mockResolvedValue(0);
  const random = new SeededRandom(SEED);
  const legs = await favourites(platform, random);
  expect(legs.length).toBe(MATCHES);
  const before = await Promise.all(legs.map((leg) => maxOf(platform, leg)));
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => richPlayer(platform, 10_000n)));
  const coupons = Array.from({ length: BETS }, () => coupon(legs, random));
  const answers = new Map<number, number>();
  const work = async () => {
    for (let next = coupons.pop(); next !== undefined; next = coupons.pop()) {
      const player = players[coupons.length % PLAYERS];
      if (player === undefined) throw new Error('nobody');
      const { statusCode } = await place(platform, player, [...next], { stake: '0.20' });
      answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  // Every one was taken: what is proved is not that they were refused.
  expect([...answers]).toEqual([[201, BETS]]);
  const after = await Promise.all(legs.map((leg) => maxOf(platform, leg)));
  for (const [at, max] of after.entries()) expect(max).toBeGreaterThanOrEqual(0.8 * (before[at] ?? 0));
  expect(before.every((max) => max === 5_000)).toBe(true);
  const weight = platform.modules.sportsbook.liabilityOf(legs[0]?.selectionId ?? '');
  expect(weight).toBeLessThan(BigInt(BETS) * WEIGHS_MINOR);
  expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  await platform.close();
}, 300_000);
