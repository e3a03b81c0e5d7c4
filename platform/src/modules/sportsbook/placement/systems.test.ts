import { DAY_MS } from '@paddock/contract';
import type { BetLines, BetListView, BetView, PlaceBetRequest, QuoteView } from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import { FeedDriver, matchOdds, matchResult } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betOf,
  betsOf,
  createSportsbookPlatform,
  eventOf,
  legOf,
  marketOf,
  moneyOf,
  newKey,
  place,
  placementOf,
  richPlayer,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

const START = 100_000n;
const TWO_OF_THREE: BetLines = { bankers: [], folds: [2] };
type Leg = PlaceBetRequest['legs'][number];

/** Four matches tomorrow, home at 2.00, 3.00, 4.00 and 5.00, and one that is played. */
describe('systems (rules §10)', () => {
  let platform: SportsbookPlatform;
  let feed: FeedDriver;
  let player: TestPlayer;
  let legs: readonly Leg[];
  let epoch = 0;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  beforeEach(async () => {
    epoch += 1;
    feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    feed.epoch = epoch;
    const { clock } = platform;
    await feed.snapshot(async () => {
      for (const at of [0, 1, 2, 3]) {
        await feed.fixture(match(at), clock.nowMs() + DAY_MS);
        await feed.prices(match(at), matchOdds(2_000 + at * 1_000, 3_400, 3_600));
      }
      await feed.fixture(match(9), clock.nowMs() - 600_000);
      await feed.score(match(9), { score: [0, 0], clockSec: 600 });
      await feed.prices(match(9), matchOdds(2_000, 3_400, 3_600));
    });
    legs = await Promise.all([0, 1, 2, 3, 9].map(homeOf));
    player = await richPlayer(platform, START);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(() => platform.close());

  const match = (at: number) => `match-${epoch}-${at}`;
  const homeOf = async (at: number) => legOf(marketOf(await eventOf(platform, match(at)), '1x2'), 'home');
  const settle = () => platform.advance(250);
  const ends = async (at: number, winner: 'home' | 'away', revision = 1) => {
    await feed.result(match(at), revision, matchResult(winner));
    await settle();
  };
  const system = (lines: BetLines, count: number, stake: string) =>
    place(platform, player, legs.slice(0, count), { lines, stake });
  async function placed(lines: BetLines, count: number, stake: string): Promise<string> {
    const answer = await system(lines, count, stake);
    expect(answer.statusCode).toBe(201);
    return answer.json<{ bet: BetView }>().bet.id;
  }
  const standing = async (id: string) => {
    const { status, payout } = await betOf(platform, player, id);
    return `${status} ${payout}`;
  };

  it('are placed at once, and told with their lines and what they may return', async () => {
    const id = await placed(TWO_OF_THREE, 3, '3.00');
    // 6 + 8 + 12 for three lines.
    const told = {
      type: 'system',
      lines: TWO_OF_THREE,
      lineCount: 3,
      stake: '3.00',
      totalOddsMilli: 8_667,
      possibleReturn: '26.00',
    };
    expect(await betOf(platform, player, id)).toMatchObject(told);
    const list: BetListView = await betsOf(platform, player);
    expect(list.bets).toMatchObject([told]);
    expect(await moneyOf(platform, player)).toEqual({ free: START - 300n, held: 300n });
  });

  it.each([
    ['all win', ['home', 'home', 'home'], 'won 26.00'],
    ['two win', ['home', 'home', 'away'], 'won 6.00'],
    ['the dear ones win', ['away', 'home', 'home'], 'won 12.00'],
    ['one wins', ['home', 'away', 'away'], 'lost 0.00'],
  ] as const)('of two of three pay where %s', async (_how, winners, standsAs) => {
    const id = await placed(TWO_OF_THREE, 3, '3.00');
    for (const [at, winner] of winners.entries()) await ends(at, winner);
    expect(await standing(id)).toBe(standsAs);
    const paid = BigInt(Math.round(Number(standsAs.split(' ')[1]) * 100));
    expect(await moneyOf(platform, player)).toEqual({ free: START - 300n + paid, held: 0n });
  });

  it('are lost as soon as no line is left, and open again where that is taken back', async () => {
    const id = await placed(TWO_OF_THREE, 3, '3.00');
    await ends(0, 'away');
    expect(await standing(id)).toBe('open 0.00');
    await ends(1, 'away');
    expect(await standing(id)).toBe('lost 0.00');
    await ends(1, 'home', 2);
    expect(await standing(id)).toBe('open 0.00');
    expect(await moneyOf(platform, player)).toEqual({ free: START - 300n, held: 300n });
    await ends(2, 'home');
    expect(await standing(id)).toBe('won 12.00');
  });

  it('return less than was staked where few lines win', async () => {
    const id = await placed({ bankers: [], folds: [1, 2, 3] }, 3, '7.00');
    await ends(0, 'home');
    await ends(1, 'away');
    await ends(2, 'away');
    expect(await standing(id)).toBe('returned 2.00');
  });

  it('are lost with a banker, and pay through it', async () => {
    const [lines, stake] = [{ bankers: [1], folds: [1, 2] }, '3.00'] as const;
    const lost = await placed({ ...lines, bankers: [...lines.bankers], folds: [...lines.folds] }, 3, stake);
    const won = await placed({ bankers: [0], folds: [1, 2] }, 3, stake);
    await ends(1, 'away');
    expect([await standing(lost), await standing(won)]).toEqual(['lost 0.00', 'open 0.00']);
    await ends(0, 'home');
    await ends(2, 'home');
    expect(await standing(won)).toBe('won 8.00');
  });

  it('give back the stake of a line whose legs were cancelled', async () => {
    const id = await placed(TWO_OF_THREE, 3, '3.00');
    const toMs = platform.clock.nowMs() + 1;
    await feed.send({ kind: 'cancel', event: match(1), fromMs: 0, toMs, reason: 'wrong price' });
    await settle();
    await ends(0, 'home');
    await ends(2, 'away');
    // Home at 2.00 with the void: 2.00; the others lost.
    expect(await standing(id)).toBe('returned 2.00');
  });

  it.each([
    ['no lines', { type: 'system' }],
    ['lines of an accumulator', { type: 'accumulator', lines: TWO_OF_THREE }],
    ['a choice of more than there are', { type: 'system', lines: { bankers: [], folds: [4] } }],
    ['a banker that is no leg', { type: 'system', lines: { bankers: [3], folds: [1] } }],
    ['choices out of order', { type: 'system', lines: { bankers: [], folds: [3, 2] } }],
  ])('are refused with %s', async (_what, change) => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/sportsbook/bets',
      headers: { [PLAYER_HEADER]: player.playerId, 'idempotency-key': newKey() },
      payload: {
        accountId: player.accountId,
        stake: '3.00',
        policy: 'none',
        legs: legs.slice(0, 3),
        ...change,
      },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
    expect(await moneyOf(platform, player)).toEqual({ free: START, held: 0n });
  });

  it('are refused with a stake that is not the same whole amount on each line', async () => {
    const answer = await system(TWO_OF_THREE, 3, '1.00');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'STAKE_UNEVEN', details: { lines: 3 } });
    expect(await moneyOf(platform, player)).toEqual({ free: START, held: 0n });
  });

  it('wait with a live leg, and are struck with their lines', async () => {
    const key = newKey();
    const three = [legs[0], legs[1], legs[4]] as Leg[];
    const pending = await place(platform, player, three, { lines: TWO_OF_THREE, stake: '3.00', key });
    expect(pending.statusCode).toBe(202);
    await platform.advance(10_000);
    expect(await placementOf(platform, player, key)).toMatchObject({
      status: 'accepted',
      bet: { type: 'system', lines: TWO_OF_THREE, possibleReturn: '16.00' },
    });
  });

  it('weigh the same after a restart', async () => {
    const id = await placed({ bankers: [0], folds: [1, 2] }, 4, '6.00');
    const of = () => legs.map(({ selectionId }) => platform.modules.sportsbook.liabilityOf(selectionId));
    const before = of();
    expect(before.slice(0, 4).every((weight) => weight > 0n)).toBe(true);
    platform = await platform.restart();
    expect(of()).toEqual(before);
    expect(await betOf(platform, player, id)).toMatchObject({ lines: { bankers: [0], folds: [1, 2] } });
  });

  it('are quoted with the most that may be staked on all lines together', async () => {
    const quoted = async (lines?: BetLines) => {
      const payload = {
        selectionIds: legs.slice(0, 3).map(({ selectionId }) => selectionId),
        currency: 'EUR',
        ...(lines && { lines }),
      };
      const answer = await platform.app.inject({
        method: 'POST',
        url: '/web-api/sportsbook/quote',
        payload,
      });
      return Number(answer.json<QuoteView>().maxStake);
    };
    const [whole, two] = [await quoted(), await quoted(TWO_OF_THREE)];
    expect([whole, two]).toEqual([5_000, 5_000]);
    const beyond = await system(TWO_OF_THREE, 3, '5001.00');
    expect(beyond.json()).toMatchObject({ code: 'STAKE_TOO_LARGE', details: { max: '5000.00' } });
    // Lines that are none of these legs: as one bet on all of them.
    expect(await quoted({ bankers: [], folds: [4] })).toBe(5_000);
  });
});
