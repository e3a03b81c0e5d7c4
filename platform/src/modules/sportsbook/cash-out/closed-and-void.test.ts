import type { BetView } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { cashOut, quoteOf, quotesOf } from '../testing/cash-out-calls.ts';
import { matchOdds, matchResult, type FeedDriver } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betOf,
  createSportsbookPlatform,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

describe('cashing out where a market is closed, decided or void', () => {
  let platform: SportsbookPlatform;
  let feed: FeedDriver;
  let player: TestPlayer;
  let first: string;
  let single: () => Promise<string>;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  beforeEach(async () => {
    const book = await openOwnBook(platform);
    ({ feed, lineEvent: first } = book);
    player = await richPlayer(platform);
    single = async () => {
      const placed = await place(platform, player, [legOf(marketOf(book.line, '1x2'), 'home')]);
      return placed.json<{ bet: BetView }>().bet.id;
    };
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
  });
  afterAll(() => platform.close());

  it('has no offer where an outcome of the market is closed, or nothing is open any more', async () => {
    const off = async (id: string) => (await quotesOf(platform, player, [id]))[0];
    const id = await single();
    const { selections, ...market } = matchOdds(2000, 3400, 3600);
    await feed.prices(first, {
      ...market,
      selections: selections.map((one) => ({ ...one, open: one.outcome !== 'draw' })),
    });
    expect(await off(id)).toEqual({ betId: id, off: 'suspended' });
    await feed.result(first, 1, matchResult('home'));
    // Decided, and not yet settled.
    expect(await off(id)).toEqual({ betId: id, off: 'settled' });
    await platform.advance(250);
  });

  it('counts no stake as given back that was left before its market was void', async () => {
    const id = await single();
    const staked = async () => {
      const { limits } = platform.modules;
      return (await inTransaction(platform.kernel.db, (tx) => limits.check.turnover(tx, player.playerId)))
        .stakedMinor;
    };
    await cashOut(platform, player, await quoteOf(platform, player, id), { stake: '9.00' });
    const { fromMs, toMs } = { fromMs: platform.clock.nowMs() - 60_000, toMs: platform.clock.nowMs() + 1 };
    await feed.send({ kind: 'cancel', event: first, fromMs, toMs, reason: 'wrong price' });
    await platform.advance(250);
    expect(await betOf(platform, player, id)).toMatchObject({ status: 'returned', remainingStake: '1.00' });
    expect(await staked()).toBe(1_000n);
  });
});
