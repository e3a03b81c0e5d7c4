import { sql } from 'kysely';

import { matchResult } from '../testing/feed-driver.ts';
import {
  createSportsbookPlatform,
  openOwnBook,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';
import { sportsbookMigrations } from './migrations.ts';

/** 24 November 2026, in quarters of a second since 2020 and in its last millisecond. */
const QUARTERS = 870_912_000;
const MS = Date.UTC(2020, 0, 1) + QUARTERS * 250 + 249;

describe('results that were numbered by quarters of a second', () => {
  let platform: SportsbookPlatform;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  afterAll(() => platform.close());

  it('are numbered by milliseconds where the Unified Odds Feed gave them, and those of others stay', async () => {
    const book = await openOwnBook(platform);
    const { db } = platform.kernel;
    for (const event of [book.lineEvent, book.liveEvent]) {
      await book.feed.begin(event);
      await book.feed.result(event, 7, matchResult('home'));
    }
    const ofFeed = sql`select m.id from sportsbook_market m join sportsbook_event e on e.id = m.event_id
      where e.external_id = ${book.lineEvent}`;
    await sql`update sportsbook_event set producer = 'uof' where external_id = ${book.lineEvent}`.execute(db);
    await sql`
      update sportsbook_result set revision = ${QUARTERS}, step = 1 where market_id in (${ofFeed}) and outcome = 'home'`.execute(
      db,
    );
    await sql`
      update sportsbook_result set revision = 0, source = 'operator' where market_id in (${ofFeed}) and outcome = 'away'`.execute(
      db,
    );
    await sql`alter table sportsbook_result alter column revision type int`.execute(db);
    await sportsbookMigrations['sportsbook_48_revisions_by_ms']?.up(db);
    const { rows } = await sql<{ revision: bigint; outcome: string; is_feed: boolean }>`
      select outcome, revision, market_id in (${ofFeed}) as is_feed from sportsbook_result
      order by is_feed desc, outcome`.execute(db);
    expect(rows.map(({ outcome, revision }) => [outcome, Number(revision)])).toEqual([
      ['away', 0],
      ['draw', Date.UTC(2020, 0, 1) + 7 * 250 + 249],
      ['home', MS],
      ['away', 7],
      ['draw', 7],
      ['home', 7],
    ]);
  });
});
