import { sql } from 'kysely';

import { matchResult } from '../testing/feed-driver.ts';
import {
  createSportsbookPlatform,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';
import { createSettlementJobs } from './settlement-jobs.ts';

describe('the work that results leave behind', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;

  beforeEach(async () => {
    platform = await createSportsbookPlatform();
    book = await openOwnBook(platform);
    await place(platform, await richPlayer(platform), [legOf(marketOf(book.line, '1x2'), 'home')]);
    await book.feed.result(book.lineEvent, 1, matchResult('home'));
  });
  afterEach(() => platform.close());

  async function jobs(): Promise<number> {
    const { rows } = await sql`select from sportsbook_settlement_job`.execute(platform.kernel.db);
    return rows.length;
  }

  it('is not made again for a market whose bets are about to be settled', async () => {
    expect(await jobs()).toBe(1);
    await createSettlementJobs(platform.kernel, () => Promise.resolve()).sweep();
    expect(await jobs()).toBe(1);
  });

  it('is done by who asks next when the one before was in trouble', async () => {
    const { db } = platform.kernel;
    const settled: string[] = [];
    const { run } = createSettlementJobs(platform.kernel, (keys) => {
      settled.push(...keys.map(({ betId }) => betId));
      return Promise.resolve();
    });
    await sql`alter table sportsbook_bet_leg rename to away`.execute(db);
    await expect(run()).rejects.toThrow('sportsbook_bet_leg');
    await sql`alter table away rename to sportsbook_bet_leg`.execute(db);
    await run();
    expect(settled).toHaveLength(1);
  });
});
