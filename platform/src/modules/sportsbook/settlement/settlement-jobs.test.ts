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

/** Enough for whoever does not wait to be done before. */
const QUESTIONS = 20;

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

  it('is done once by two who ask at the same time, the later one when the earlier is done', async () => {
    const settled: string[] = [];
    const done: string[] = [];
    const { run } = createSettlementJobs(platform.kernel, async (keys) => {
      for (let n = 0; n < QUESTIONS; n++) await jobs();
      settled.push(...keys.map(({ betId }) => betId));
    });
    await Promise.all([run().then(() => done.push('earlier')), run().then(() => done.push('later'))]);
    expect(settled).toHaveLength(1);
    expect(done).toEqual(['earlier', 'later']);
  });

  it('is done by who asks next when the one before was in trouble', async () => {
    const { db } = platform.kernel;
    await sql`alter table sportsbook_settlement_job rename to away`.execute(db);
    const settled: string[] = [];
    const { run } = createSettlementJobs(platform.kernel, (keys) => {
      settled.push(...keys.map(({ betId }) => betId));
      return Promise.resolve();
    });
    await expect(run()).rejects.toThrow('sportsbook_settlement_job');
    await sql`alter table away rename to sportsbook_settlement_job`.execute(db);
    await run();
    expect(settled).toHaveLength(1);
  });
});
