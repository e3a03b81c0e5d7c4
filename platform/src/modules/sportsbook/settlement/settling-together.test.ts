import { jest } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import type { BetView } from '@paddock/contract/schemas';

import { matchResult } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betsOf,
  createSportsbookPlatform,
  legOf,
  marketOf,
  moneyOf,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';
import { RETRY_JOB_MS } from './settlement-jobs.ts';

const START = 100_000n;

describe('settling the bets of many players', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(() => platform.close());

  async function betHome(player: TestPlayer, stake = '10.00'): Promise<string> {
    const placed = await place(platform, player, [legOf(marketOf(book.line, '1x2'), 'home')], { stake });
    return placed.json<{ bet: BetView }>().bet.id;
  }

  /** How many transactions were begun while the home team's win was settled. */
  async function transactionsOfSettling(): Promise<number> {
    const original = pg.Client.prototype.query;
    let begun = 0;
    const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      const query = given[0] as string | { readonly text: string };
      if ((typeof query === 'string' ? query : query.text).startsWith('begin')) begun += 1;
      return Reflect.apply(original, this, given) as never;
    });
    await platform.advance(250);
    spy.mockRestore();
    return begun;
  }

  it('takes a transaction for up to 128 of them in each of two lanes, and one for the list', async () => {
    const players = await Promise.all(Array.from({ length: 40 }, () => richPlayer(platform, START)));
    for (const player of players) await betHome(player);
    await book.feed.result(book.lineEvent, 1, matchResult('home'));
    // Two of bets, one of the list, one that finds nothing more.
    expect(await transactionsOfSettling()).toBeLessThanOrEqual(4);
    for (const player of players) {
      expect(await moneyOf(platform, player)).toEqual({ free: START + 1_000n, held: 0n });
    }
  });

  it('takes no transaction more where each of them has some', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => richPlayer(platform, START)));
    for (const player of players) for (const stake of ['1.00', '2.00', '3.00']) await betHome(player, stake);
    await book.feed.result(book.lineEvent, 1, matchResult('home'));
    expect(await transactionsOfSettling()).toBeLessThanOrEqual(4);
    for (const player of players) {
      expect(await moneyOf(platform, player)).toEqual({ free: START + 600n, held: 0n });
    }
  });

  it('settles the bets of one player one after the other, each with its own transfer', async () => {
    const player = await richPlayer(platform, START);
    const ids = [];
    for (const stake of ['1.00', '2.00', '3.00', '4.00']) ids.push(await betHome(player, stake));
    await book.feed.result(book.lineEvent, 1, matchResult('home'));
    await platform.advance(250);
    expect(await moneyOf(platform, player)).toEqual({ free: START + 1_000n, held: 0n });
    const { rows } = await sql<{ id: string }>`
      select transfer_id as id from wallet_posting
        where player_id = ${player.playerId}::bigint and seq is not null and transfer_id like 'bet:%:r1'
        group by transfer_id order by min(seq)`.execute(platform.kernel.db);
    expect(rows.map(({ id }) => id)).toEqual(ids.map((id) => `bet:${id}:r1`));
  });

  it('holds up nobody by a bet that cannot be settled, and settles that one later', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => richPlayer(platform, START)));
    const ids = [];
    for (const player of players) ids.push(await betHome(player));
    const { db } = platform.kernel;
    await sql`
      create function stuck() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`.execute(
      db,
    );
    await sql`
      create trigger stuck before update on sportsbook_bet for each row when (new.id = ${sql.lit(ids[2])}::bigint)
        execute function stuck()`.execute(db);
    await book.feed.result(book.lineEvent, 1, matchResult('home'));
    await platform.advance(250);
    const statuses = async () =>
      Promise.all(players.map(async (player) => (await betsOf(platform, player)).bets[0]?.status));
    expect(await statuses()).toEqual(['won', 'won', 'open', 'won', 'won']);
    expect(platform.logged).toMatchObject([
      { level: 'error', fields: { err: { message: 'stuck' }, betId: ids[2] } },
    ]);
    await sql`drop trigger stuck on sportsbook_bet`.execute(db);
    await platform.advance(RETRY_JOB_MS + 5_000);
    expect(await statuses()).toEqual(['won', 'won', 'won', 'won', 'won']);
  });
});
