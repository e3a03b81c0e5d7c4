import { teamKeyOf } from '@paddock/contract';
import { sql } from 'kysely';

import { Book } from '../book/book.ts';
import { loadCatalogue } from '../store/load-catalogue.ts';
import {
  openOwnBook,
  createSportsbookPlatform,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';
import type { FeedDriver } from '../testing/feed-driver.ts';

const keyOf = (team: string) => teamKeyOf('football', { en: team });

describe('squads', () => {
  let platform: SportsbookPlatform;
  let feed: FeedDriver;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    ({ feed } = await openOwnBook(platform));
  });
  afterAll(() => platform.close());

  /** Who plays for a team, as another start of the server finds them. */
  async function stored(team: string): Promise<readonly string[]> {
    await platform.advance(1_000);
    const book = new Book();
    await loadCatalogue(platform.kernel.db, book);
    return book.squads.playersOf(keyOf(team)).map(({ name }) => name.en);
  }

  it('keep their players over a restart, renamed and moved by their ids', async () => {
    expect(await feed.squad('Mill Rovers', { p1: 'A. Harlow', p2: 'B. Stroud' })).toEqual({
      status: 'accepted',
    });
    expect(await stored('Mill Rovers')).toEqual(['A. Harlow', 'B. Stroud']);
    await feed.squad('Mill Rovers', { p2: 'B. Stroud-Bell', p3: 'C. Rudge' });
    await feed.squad('Oak Town', { p1: 'A. Harlow' });
    expect((await stored('Mill Rovers')).toSorted()).toEqual(['B. Stroud-Bell', 'C. Rudge']);
    expect(await stored('Oak Town')).toEqual(['A. Harlow']);
    const rows = await sql`select 1 from sportsbook_external_ref where kind = 'athlete'`.execute(
      platform.kernel.db,
    );
    expect(rows.rows).toHaveLength(3);
  });

  it('have nobody who left and whom no other team named', async () => {
    await feed.squad('Old Vale', { q1: 'D. Corbin' });
    await feed.squad('Old Vale', {});
    const book = new Book();
    await platform.advance(1_000);
    await loadCatalogue(platform.kernel.db, book);
    expect([...book.squads.named()].map(({ name }) => name.en)).not.toContain('D. Corbin');
    expect(book.athleteOf(feed.name, 'q1')).toMatchObject({ teamKey: undefined });
  });

  it('are refused whole where a player is of another sport', async () => {
    await feed.squad('Lynx', { b1: 'E. Bexley' }, 'basketball');
    const refused = await feed.squad('Wex Albion', { b1: 'E. Bexley', w1: 'F. Ashdown' });
    expect(refused).toMatchObject({ status: 'quarantined', faults: [{ code: 'FEED_UNMAPPED' }] });
    expect(await stored('Wex Albion')).toEqual([]);
  });
});
