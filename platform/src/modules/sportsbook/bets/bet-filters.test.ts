import { DAY_MS, displayPublicNumber } from '@paddock/contract';
import { sql } from 'kysely';
import type { BetView } from '@paddock/contract/schemas';

import { KEEP_ENDED_MS } from '../book/retention.ts';
import { sportsbookMigrations } from '../schema/migrations.ts';
import { matchOdds, matchResult } from '../testing/feed-driver.ts';
import {
  betsOf,
  createSportsbookPlatform,
  eventOf,
  getAs,
  legOf,
  marketOf,
  openBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

describe('a player’s bets, filtered', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let player: TestPlayer;
  /** Placed in this order, an hour between each. */
  let bets: Record<'won' | 'lost' | 'two' | 'tennis', BetView>;
  let startMs: number;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    book = await openBook(platform, { lineEvent: 'Łódź', liveEvent: 'Ipswich' });
    await book.feed.fixture('Świt', platform.clock.nowMs() + 2 * DAY_MS, 'tennis');
    await book.feed.prices('Świt', {
      type: 'winner',
      selections: [
        { outcome: 'home', oddsMilli: 1800 },
        { outcome: 'away', oddsMilli: 2000 },
      ],
    });
    await book.feed.fixture('Third', platform.clock.nowMs() + DAY_MS);
    await book.feed.prices('Third', matchOdds(2000, 3400, 3600));
    player = await richPlayer(platform);
    startMs = platform.clock.nowMs();
    const won = await bet(['Łódź', '1x2', 'home']);
    const lost = await bet(['Łódź', '1x2', 'draw']);
    const two = await bet(['Łódź', '1x2', 'home'], ['Third', '1x2', 'away']);
    const tennis = await bet(['Świt', 'winner', 'home']);
    bets = { won, lost, two, tennis };
    await book.feed.result('Łódź', 1, matchResult('home'));
    await platform.advance(250);
  });
  afterAll(() => platform.close());

  async function bet(...legs: readonly [event: string, type: string, outcome: string][]): Promise<BetView> {
    const found = [];
    for (const [event, type, outcome] of legs) {
      found.push(legOf(marketOf(await eventOf(platform, event), type), outcome));
    }
    const answer = await place(platform, player, found, { stake: '10.00', policy: 'any' });
    expect(answer.statusCode).toBe(201);
    // The feed stays up meanwhile.
    for (let at = 0; at < 6; at += 1) {
      await platform.advance(10_000);
      await book.feed.heartbeat();
    }
    return answer.json<{ bet: BetView }>().bet;
  }

  /** Which bets a query answers, newest first. */
  async function found(query: string): Promise<string[]> {
    const names = new Map(Object.entries(bets).map(([name, { id }]) => [id, name]));
    return (await betsOf(platform, player, query)).bets.map(({ id }) => names.get(id) ?? id);
  }

  it('by how they stand, their kind, sport, account and time', async () => {
    const minute = 60_000;
    const cases: Record<string, string[]> = {
      '': ['tennis', 'two', 'lost', 'won'],
      'status=open': ['tennis', 'two'],
      'status=settled': ['lost', 'won'],
      'status=won': ['won'],
      'status=returned': [],
      'type=accumulator': ['two'],
      'sport=tennis': ['tennis'],
      'sport=football&status=open': ['two'],
      [`accountId=${player.accountId}&status=lost`]: ['lost'],
      'accountId=1': [],
      [`fromMs=${startMs + minute}`]: ['tennis', 'two', 'lost'],
      [`fromMs=${startMs + minute}&toMs=${startMs + 2 * minute}`]: ['lost'],
      [`toMs=${startMs + minute}&sport=football`]: ['won'],
    };
    for (const [query, expected] of Object.entries(cases)) {
      expect([query, await found(query)]).toEqual([query, expected]);
    }
  });

  it('by words of a match or championship without accents, in either language, and by number', async () => {
    const search = (text: string) => found(`search=${encodeURIComponent(text)}`);
    expect(await search('lodz')).toEqual(['two', 'lost', 'won']);
    expect(await search('ŁÓDŹ away')).toEqual(['two', 'lost', 'won']);
    // Both words of one leg, not one of each.
    expect(await search('lodz third')).toEqual([]);
    expect(await search('высшая')).toEqual(['tennis', 'two', 'lost', 'won']);
    expect(await search(`#${bets.lost.number}`)).toEqual(['lost']);
    expect(await search(` ${displayPublicNumber(bets.two.number)} `)).toEqual(['two']);
    expect(await search('%')).toEqual([]);
    expect(await search('lodz_')).toEqual([]);
  });

  it('page by page under the same filters', async () => {
    const first = await betsOf(platform, player, 'search=lodz&limit=2');
    expect(first.bets.map(({ id }) => id)).toEqual([bets.two.id, bets.lost.id]);
    const rest = await betsOf(platform, player, `search=lodz&limit=2&cursor=${first.nextCursor ?? ''}`);
    expect(rest).toMatchObject({ bets: [{ id: bets.won.id }], nextCursor: null });
  });

  it('says of none which filter hides them, and of nobody else’s anything', async () => {
    const hiding = async (query: string) => (await betsOf(platform, player, query)).hiddenBy;
    expect(await hiding('status=returned')).toEqual(['status']);
    expect(await hiding('status=won&sport=tennis')).toEqual(['status', 'sport']);
    expect(await hiding('status=won&sport=football&search=nobody')).toEqual(['search']);
    expect(await hiding('status=returned&search=nobody')).toEqual([]);
    expect(await hiding('status=won')).toEqual([]);
    const other = await richPlayer(platform);
    expect(await betsOf(platform, other, `search=${bets.won.number}`)).toEqual({
      bets: [],
      nextCursor: null,
      hiddenBy: [],
    });
  });

  it.each([
    'status=gone',
    'type=tote',
    'sport=NO%20SPORT',
    'fromMs=yesterday',
    'fromMs=5&toMs=5',
    'toMs=-1',
    'accountId=x',
    `accountId=${'9'.repeat(19)}`,
    `cursor=${'9'.repeat(19)}`,
    'search=',
    `search=${'a'.repeat(61)}`,
    'limit=101',
  ])('refuses %s with a code', async (query) => {
    const answer = await getAs(platform, player, `bets?${query}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('finds bets that were placed before there was a search', async () => {
    await sql`update sportsbook_bet_leg set search_text = ''`.execute(platform.kernel.db);
    expect(await found('search=lodz')).toEqual([]);
    await sql`
      alter table sportsbook_bet_leg drop column search_text`.execute(platform.kernel.db);
    await sportsbookMigrations['sportsbook_12_bet_filters']?.up(platform.kernel.db);
    expect(await found('search=lodz')).toEqual(['two', 'lost', 'won']);
  });

  it('names the page of a match while it has one', async () => {
    const pathOf = async ({ id }: BetView) =>
      (await getAs(platform, player, `bets/${id}`)).json<BetView>().legs[0]?.eventPath;
    const event = await eventOf(platform, 'Świt');
    expect(await pathOf(bets.tennis)).toMatch(
      new RegExp(`^/line/tennis/\\d+-top-league/${event.id}-swit-home`),
    );
    expect((await betsOf(platform, player, 'sport=tennis')).bets[0]?.legs[0]?.eventPath).toBe(
      await pathOf(bets.tennis),
    );
    await book.feed.score('Łódź', { status: 'ended', period: 'ft', score: [2, 1] });
    expect(await pathOf(bets.won)).toContain('/live/football/');
    await platform.advance(KEEP_ENDED_MS + 60_000);
    expect(await pathOf(bets.won)).toBeUndefined();
  });
});
