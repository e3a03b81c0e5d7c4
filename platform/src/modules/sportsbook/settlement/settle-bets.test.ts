import { DAY_MS, type BetId } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';

import type { BetReturn } from '../../limits/index.ts';
import { matchOdds, matchResult } from '../testing/feed-driver.ts';
import {
  createSportsbookPlatform,
  eventOf,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';
import { settleBets } from './settle-bets.ts';

describe('what settling a bet tells', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let player: TestPlayer;
  let second: string;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    second = `second-${book.lineEvent}`;
    await book.feed.fixture(second, platform.clock.nowMs() + DAY_MS);
    await book.feed.prices(second, matchOdds(3000, 3000, 2500));
    player = await richPlayer(platform);
  });
  afterAll(() => platform.close());

  const voided = () => ({
    type: '1x2',
    specifiers: {},
    selections: matchResult('home').selections.map((one) => ({
      ...one,
      ...{ won: 0 as const, voidHalves: 2 as const },
    })),
  });

  /** Settles a double by what both matches came to, and answers what limits and inbox heard. */
  async function settled(...results: readonly ReturnType<typeof matchResult>[]) {
    const events = [book.lineEvent, second];
    const legs = [];
    for (const event of events) legs.push(legOf(marketOf(await eventOf(platform, event), '1x2'), 'home'));
    const placed = await place(platform, player, legs);
    const betId = placed.json<{ bet: BetView }>().bet.id as BetId;
    for (const [at, result] of results.entries()) await book.feed.result(events[at] ?? '', 1, result);
    const returned: BetReturn[] = [];
    const told: unknown[] = [];
    const ended: unknown[] = [];
    const { playerId } = player;
    const parts = {
      wallet: platform.modules.wallet,
      limits: {
        recordReturns: (_tx: unknown, all: readonly BetReturn[]) =>
          Promise.resolve(void returned.push(...all)),
      },
      gifts: {
        payExtra: () => Promise.reject(new Error('no gift')),
        stakeCameBack: () => Promise.reject(new Error('nothing was given with it')),
      },
      betsEnded: (_tx: unknown, bets: readonly unknown[]) => Promise.resolve(void ended.push(...bets)),
      tellInbox: (_tx: unknown, entries: unknown) => Promise.resolve(void told.push(...[entries].flat())),
    };
    const [change] = await settleBets(platform.kernel, parts, [{ playerId, betId }]);
    return { betId, playerId, returned, told, ended, change };
  }

  it('is a stake that was never at risk where all of it is void, to the limits', async () => {
    const { returned } = await settled(voided(), voided());
    expect(returned).toMatchObject([{ isVoid: true, paidMinor: 1_000n, revision: 1, currency: 'EUR' }]);
  });

  it.each([
    ['a leg of it is void', () => [voided(), matchResult('home')], 3_000n],
    ['nothing of it is', () => [matchResult('home'), matchResult('home')], 6_000n],
    ['it is lost', () => [voided(), matchResult('away')], 0n],
  ] as const)('is a stake that was at risk where %s', async (_what, results, paidMinor) => {
    const { returned } = await settled(...results());
    expect(returned).toMatchObject([{ isVoid: false, paidMinor }]);
  });

  it('is what became of the bet, to the player and to who counts its wagering', async () => {
    const { betId, playerId, told, ended, change } = await settled(matchResult('home'), matchResult('home'));
    const atMs = platform.clock.nowMs();
    expect(told).toEqual([
      {
        playerId,
        cause: `bet:${betId}:r1`,
        content: {
          kind: 'bet',
          betId,
          before: 'open',
          status: 'won',
          legs: 2,
          stake: '10.00',
          paid: '60.00',
          currency: 'EUR',
        },
        atMs,
      },
    ]);
    expect(ended).toEqual([{ product: 'sportsbook', playerId, betId, currency: 'EUR', revision: 1, atMs }]);
    expect(change?.end).toEqual({ before: 'open', after: 'won', revision: 1, paidMinor: 6_000n });
    expect(change?.exposure.after).toMatchObject({ returnCents: 0n, measure: 'combination' });
    expect(change?.exposure.before.returnCents).toBeGreaterThan(0n);
  });

  it('is nothing while a leg is open, or when nothing is new', async () => {
    const { returned, told, ended, change } = await settled(matchResult('home'));
    expect([returned, told, ended, change?.end]).toEqual([[], [], [], undefined]);
  });
});
