import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';

import { KEEP_ENDED_MS } from '../book/retention.ts';
import { FeedDriver, matchOdds, matchResult, total } from '../testing/feed-driver.ts';
import {
  createSportsbookPlatform,
  eventOf,
  LINE_EVENT,
  LIVE_EVENT,
  legOf,
  marketOf,
  openBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
} from '../testing/sportsbook.fixture.ts';

describe('taking in a feed (rules §5)', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let feed: FeedDriver;

  beforeEach(async () => {
    platform = await createSportsbookPlatform();
    book = await openBook(platform);
    ({ feed } = book);
  });
  afterEach(() => platform.close());

  const market = async (event = LINE_EVENT) => marketOf(await eventOf(platform, event), '1x2');

  it('replaces a market whole: an absent selection is suspended, never deleted', async () => {
    await feed.prices(LINE_EVENT, {
      type: '1x2',
      selections: [
        { outcome: 'home', oddsMilli: 2100 },
        { outcome: 'away', oddsMilli: 3500, open: false },
      ],
    });
    expect((await market()).selections).toEqual([
      { outcome: 'home', oddsMilli: 2100, open: true },
      { outcome: 'draw', oddsMilli: 3400, open: false },
      { outcome: 'away', oddsMilli: 3500, open: false },
    ]);
  });

  it('gives new prices a new version and keeps it while only the status moves', async () => {
    const first = await market();
    await feed.prices(LINE_EVENT, { ...matchOdds(2000, 3400, 3600), status: 'suspended', reason: 'var' });
    expect(await market()).toMatchObject({
      version: first.version,
      status: 'suspended',
      reason: 'var',
      suspendedSinceMs: platform.clock.nowMs(),
    });
    await feed.prices(LINE_EVENT, matchOdds(2010, 3400, 3600));
    expect((await market()).version).not.toBe(first.version);
    expect(await market()).not.toHaveProperty('reason');
  });

  it('keeps two lines of one type apart', async () => {
    await feed.prices(LINE_EVENT, total('2.5', 1900, 1900), total('3.5', 2500, 1500));
    const event = await eventOf(platform, LINE_EVENT);
    expect(marketOf(event, 'total', '2.5').id).not.toBe(marketOf(event, 'total', '3.5').id);
  });

  it('stops all markets of an event on a bet-stop, until prices come again', async () => {
    await feed.betStop(LIVE_EVENT);
    expect(await market(LIVE_EVENT)).toMatchObject({ status: 'suspended', reason: 'goal' });
    expect((await market()).status).toBe('open');
    await feed.prices(LIVE_EVENT, matchOdds(1400, 4200, 7000));
    expect((await market(LIVE_EVENT)).status).toBe('open');
  });

  it('suspends everything of a producer on a gap until its snapshot is complete', async () => {
    const other = new FeedDriver(platform.modules.sportsbook, platform.clock, 'other');
    await other.snapshot(async () => {
      await other.fixture('theirs', platform.clock.nowMs() + DAY_MS);
      await other.prices('theirs', matchOdds(2000, 3000, 3000));
    });
    feed.seq += 1; // a message is lost
    expect(await feed.heartbeat()).toEqual({ status: 'gap', expectedSeq: feed.seq - 1 });
    expect(await market()).toMatchObject({ status: 'suspended', reason: 'feed' });
    expect((await market('theirs')).status).toBe('open');
    expect(await feed.prices(LINE_EVENT, matchOdds(1700, 3000, 4000))).toMatchObject({ status: 'gap' });
    await feed.send({ kind: 'snapshot-begin' });
    await feed.fixture(LINE_EVENT, platform.clock.nowMs() + DAY_MS);
    await feed.prices(LINE_EVENT, matchOdds(1800, 3000, 4000));
    expect((await market()).status).toBe('suspended');
    await feed.send({ kind: 'snapshot-end' });
    expect(await market()).toMatchObject({ status: 'open', selections: [{ oddsMilli: 1800 }, {}, {}] });
  });

  it('drops what a complete snapshot does not name: events from the lists, markets from betting', async () => {
    await feed.prices(LINE_EVENT, total('2.5', 1900, 1900));
    const leg = legOf(marketOf(await eventOf(platform, LIVE_EVENT), '1x2'), 'home');
    await feed.snapshot(async () => {
      await feed.prices(LINE_EVENT, matchOdds(2000, 3400, 3600));
    });
    const event = await eventOf(platform, LINE_EVENT);
    expect(marketOf(event, 'total', '2.5')).toMatchObject({ status: 'suspended', reason: 'feed' });
    await expect(eventOf(platform, LIVE_EVENT)).rejects.toThrow('not listed');
    const player = await richPlayer(platform);
    expect((await place(platform, player, [leg])).json()).toMatchObject({ code: 'SELECTION_SUSPENDED' });
  });

  it('suspends on a new epoch', async () => {
    feed.epoch = 2;
    feed.seq = 0;
    expect(await feed.heartbeat()).toEqual({ status: 'gap', expectedSeq: 1 });
    expect((await market()).status).toBe('suspended');
    const old = await feed.send({ kind: 'heartbeat' }, { epoch: 1, seq: 99 });
    expect(old).toEqual({ status: 'older' });
  });

  it('suspends after fifteen silent seconds of server time', async () => {
    await platform.advance(14_000);
    expect((await market()).status).toBe('open');
    await feed.heartbeat();
    await platform.advance(14_000);
    expect((await market()).status).toBe('open');
    await platform.advance(1_000);
    expect(await market()).toMatchObject({
      status: 'suspended',
      reason: 'feed',
      suspendedSinceMs: platform.clock.nowMs(),
    });
    expect(platform.logged).toContainEqual(
      expect.objectContaining({ level: 'warn', fields: { producer: 'test' } }),
    );
    expect(await feed.heartbeat()).toMatchObject({ status: 'gap' });
  });

  it('quarantines what refers to something unknown, and keeps the valid rest', async () => {
    expect(await feed.prices('nobody', matchOdds(2000, 3000, 3000))).toMatchObject({
      status: 'quarantined',
      reason: 'unknown event nobody',
    });
    const mixed = await feed.prices(LINE_EVENT, matchOdds(2222, 3400, 3600), {
      type: 'total',
      specifiers: { line: '2.50' },
      selections: [{ outcome: 'over', oddsMilli: 1900 }],
    });
    expect(mixed).toEqual({
      status: 'quarantined',
      reason: 'total: line 2.50 is not canonical',
      faults: [
        {
          code: 'FEED_UNMAPPED',
          market: { type: 'total', specifiers: { line: '2.50' } },
          reason: 'total: line 2.50 is not canonical',
        },
      ],
    });
    expect((await market()).selections[0]?.oddsMilli).toBe(2222);
    expect(await feed.fixture('match', platform.clock.nowMs(), 'curling')).toMatchObject({
      status: 'quarantined',
      reason: 'unknown sport curling',
    });
    const { rows } =
      await sql`select reason, body->>'kind' as kind from sportsbook_quarantine order by id`.execute(
        platform.kernel.db,
      );
    expect(rows).toEqual([
      { reason: 'unknown event nobody', kind: 'prices' },
      { reason: 'total: line 2.50 is not canonical', kind: 'prices' },
      { reason: 'unknown sport curling', kind: 'fixture' },
    ]);
  });

  it('takes no more bets on a market at the prices it had, where its new ones are refused', async () => {
    const strange = { type: '1x2', selections: [{ outcome: 'nobody', oddsMilli: 2000 }] };
    expect(await feed.prices(LINE_EVENT, strange)).toMatchObject({ status: 'quarantined' });
    expect(await market()).toMatchObject({ status: 'suspended', reason: 'feed' });
    await feed.prices(LINE_EVENT, matchOdds(2000, 3400, 3600));
    expect((await market()).status).toBe('open');
  });

  it('settles what has a result, and opens it again only by a rollback', async () => {
    await feed.result(LINE_EVENT, 1, matchResult('home'));
    await feed.prices(LINE_EVENT, matchOdds(2000, 3000, 3000));
    expect((await eventOf(platform, LINE_EVENT)).markets).toEqual([]);
    await feed.send({ kind: 'rollback', event: LINE_EVENT, revision: 2 });
    expect((await market()).status).toBe('closed');
    await feed.prices(LINE_EVENT, matchOdds(2000, 3000, 3000));
    expect((await market()).status).toBe('open');
  });

  it('forgets events long ended, and brings one back for a late correction', async () => {
    const player = await richPlayer(platform);
    const placed = await place(platform, player, [legOf(marketOf(book.line, '1x2'), 'home')]);
    expect(placed.statusCode).toBe(201);
    await feed.result(LINE_EVENT, 1, matchResult('home'));
    await feed.score(LINE_EVENT, { status: 'ended', score: [2, 1] });
    await platform.advance(250);
    platform.clock.advance(KEEP_ENDED_MS + 1);
    platform = await platform.restart();
    feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    feed.epoch = 2;
    const url = `/web-api/sportsbook/events/${book.line.id}`;
    expect((await platform.app.inject(url)).json()).toMatchObject({ code: 'EVENT_UNKNOWN' });
    await feed.snapshot();
    expect(await feed.result(LINE_EVENT, 2, matchResult('away'))).toEqual({ status: 'accepted' });
    await platform.advance(250);
    const bets = await platform.app.inject({
      url: '/web-api/sportsbook/bets',
      headers: { 'x-test-player': player.playerId },
    });
    expect(bets.json()).toMatchObject({ bets: [{ status: 'lost', revision: 2 }] });
  });

  it('writes the catalogue behind, so that a restart finds it', async () => {
    await feed.prices(LINE_EVENT, total('2.5', 1900, 1950));
    await platform.advance(250);
    const { rows } = await sql<{ markets: number }>`
      select count(*)::int as markets from sportsbook_market`.execute(platform.kernel.db);
    expect(rows).toEqual([{ markets: 3 }]);
  });

  it('keeps the order of a producer’s messages, however fast they come', async () => {
    const sent = Array.from({ length: 50 }, (_, at) =>
      feed.prices(LINE_EVENT, matchOdds(2000 + at, 3000, 3000)),
    );
    expect((await Promise.all(sent)).every(({ status }) => status === 'accepted')).toBe(true);
    expect((await market()).selections[0]?.oddsMilli).toBe(2049);
  });
});
