import { matchOdds, matchResult, total, type NamedMarket } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betOf,
  createSportsbookPlatform,
  eventOf,
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

describe('what a feed says that cannot be (rules §5, §7)', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let player: TestPlayer;
  let event: string;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    event = book.lineEvent;
    player = await richPlayer(platform, 100_000n);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
  });
  afterAll(() => platform.close());

  async function bet(type: string, outcome: string): Promise<string> {
    const leg = legOf(marketOf(await eventOf(platform, event), type), outcome);
    return (await place(platform, player, [leg])).json<{ bet: { id: string } }>().bet.id;
  }
  const settle = () => platform.advance(250);
  const statusOf = async (id: string) => (await betOf(platform, player, id)).status;
  const winner = (...selections: NamedMarket['selections']): NamedMarket => ({
    type: '1x2',
    specifiers: {},
    selections,
  });
  const faultsOf = (outcome: object) => (outcome as { faults?: readonly object[] }).faults;

  it('a result of one of three outcomes decides nothing, and is kept with the outcome that is missing', async () => {
    const id = await bet('1x2', 'draw');
    const told = await book.feed.result(event, 1, winner({ outcome: 'home', won: 1 }));
    expect(told).toMatchObject({ status: 'quarantined' });
    expect(faultsOf(told)).toEqual([
      {
        code: 'RESULT_INCOMPLETE',
        market: { type: '1x2', specifiers: {} },
        outcome: 'draw',
        reason: '1x2: no result of draw',
      },
    ]);
    await settle();
    expect(await statusOf(id)).toBe('open');
    // Whoever said so knows the end: nobody bets on it meanwhile.
    const late = await place(platform, player, [legOf(marketOf(book.line, '1x2'), 'home')]);
    expect(late.json()).toMatchObject({ code: 'EVENT_OVER' });
    expect(await book.feed.result(event, 1, matchResult('draw'))).toEqual({ status: 'accepted' });
    await settle();
    expect(await statusOf(id)).toBe('won');
  });

  it('three winners are none; a dead heat of three shares', async () => {
    const id = await bet('1x2', 'home');
    const all = (['home', 'draw', 'away'] as const).map((outcome) => ({ outcome, won: 1 as const }));
    const told = await book.feed.result(event, 1, winner(...all));
    expect(faultsOf(told)).toMatchObject([{ code: 'RESULT_IMPOSSIBLE', market: { type: '1x2' } }]);
    await settle();
    expect(await statusOf(id)).toBe('open');
    const shared = all.map((one) => ({ ...one, deadHeat: [1, 3] as [number, number] }));
    expect(await book.feed.result(event, 1, winner(...shared))).toEqual({ status: 'accepted' });
    await settle();
    expect(await betOf(platform, player, id)).toMatchObject({ payout: '6.67' });
  });

  it('takes the markets of a result that can be, and keeps the others', async () => {
    await book.feed.prices(event, matchOdds(2000, 3400, 3600), total('2.5', 1900, 1900));
    const [wins, over] = [await bet('1x2', 'home'), await bet('total', 'over')];
    const none: NamedMarket = {
      type: 'total',
      specifiers: { line: '2.5' },
      selections: [
        { outcome: 'over', won: 0 },
        { outcome: 'under', won: 0 },
      ],
    };
    const told = await book.feed.result(event, 1, none, matchResult('home'));
    expect(faultsOf(told)).toMatchObject([{ code: 'RESULT_IMPOSSIBLE', market: { type: 'total' } }]);
    await settle();
    expect([await statusOf(wins), await statusOf(over)]).toEqual(['won', 'open']);
  });

  it('results no match has together are kept; a correction may come market by market', async () => {
    await book.feed.prices(event, matchOdds(2000, 3400, 3600), total('2.5', 1900, 1900));
    const [wins, over] = [await bet('1x2', 'home'), await bet('total', 'over')];
    const goals = (won: 0 | 1): NamedMarket => ({
      type: 'total',
      specifiers: { line: '2.5' },
      selections: [
        { outcome: 'over', won },
        { outcome: 'under', won: won === 1 ? 0 : 1 },
      ],
    });
    const send = (revision: number, finalScore: [number, number], ...markets: NamedMarket[]) =>
      book.feed.send({ kind: 'result', event, revision, finalScore, markets });
    await book.feed.begin(event);
    const against = await send(1, [0, 1], matchResult('home'), goals(0));
    expect(faultsOf(against)).toMatchObject([{ code: 'RESULT_CONFLICT', market: { type: '1x2' } }]);
    await settle();
    expect([await statusOf(wins), await statusOf(over)]).toEqual(['open', 'lost']);
    // What stands speaks against a score, too.
    expect(faultsOf(await send(1, [2, 1], matchResult('home')))).toMatchObject([
      { code: 'RESULT_CONFLICT', market: { type: '1x2' } },
    ]);
    expect(await send(2, [2, 1], matchResult('home'))).toEqual({ status: 'accepted' });
    expect(await send(2, [2, 1], goals(1))).toEqual({ status: 'accepted' });
    await settle();
    expect([await statusOf(wins), await statusOf(over)]).toEqual(['won', 'won']);
  });

  it('nothing is won or lost before the match begins; a void is taken then', async () => {
    const id = await bet('1x2', 'home');
    const send = (revision: number, market: NamedMarket) =>
      book.feed.send({ kind: 'result', event, revision, markets: [market] });
    const told = await send(1, matchResult('home'));
    expect(faultsOf(told)).toMatchObject([{ code: 'RESULT_TOO_EARLY', market: { type: '1x2' } }]);
    await settle();
    expect(await statusOf(id)).toBe('open');
    const none = (['home', 'draw', 'away'] as const).map((outcome) => ({
      outcome,
      won: 0 as const,
      voidHalves: 2 as const,
    }));
    expect(await send(1, winner(...none))).toEqual({ status: 'accepted' });
    await settle();
    expect(await betOf(platform, player, id)).toMatchObject({ payout: '10.00' });
  });

  it('a result before its market is offered is not swallowed', async () => {
    const early: NamedMarket = {
      type: 'both-score',
      specifiers: {},
      selections: [
        { outcome: 'yes', won: 1 },
        { outcome: 'no', won: 0 },
      ],
    };
    expect(faultsOf(await book.feed.result(event, 1, early))).toMatchObject([
      { code: 'RESULT_NOT_OFFERED', market: { type: 'both-score', specifiers: {} } },
    ]);
    expect(await book.feed.result(event, 1, { ...early, ifOffered: true })).toEqual({ status: 'accepted' });
  });

  it('another result under the same revision is kept; a repeat, and an older one, have no effect', async () => {
    const id = await bet('1x2', 'home');
    await book.feed.result(event, 2, matchResult('home'));
    await settle();
    expect(await book.feed.result(event, 2, matchResult('home'))).toEqual({ status: 'accepted' });
    expect(await book.feed.result(event, 1, matchResult('away'))).toEqual({ status: 'accepted' });
    const told = await book.feed.result(event, 2, matchResult('away'));
    expect(faultsOf(told)).toMatchObject([{ code: 'RESULT_CONFLICT', market: { type: '1x2' } }]);
    await settle();
    expect(await statusOf(id)).toBe('won');
    await book.feed.send({ kind: 'rollback', event, revision: 3 });
    // A number that was taken back would be ignored for ever.
    expect(faultsOf(await book.feed.result(event, 3, matchResult('away')))).toMatchObject([
      { code: 'RESULT_CONFLICT' },
    ]);
    expect(await book.feed.result(event, 4, matchResult('away'))).toEqual({ status: 'accepted' });
    await settle();
    expect(await statusOf(id)).toBe('lost');
  });

  it.each([
    ['ten minutes ago', -600_000],
    ['a minute ahead', 60_000],
  ])('prices made %s open nothing until fresh ones come', async (_when, awayMs) => {
    const generatedAtMs = platform.clock.nowMs() + awayMs;
    const market = { type: '1x2', specifiers: {}, status: 'open' as const };
    const selections = [...matchOdds(1100, 9000, 30_000).selections];
    const told = await book.feed.send(
      { kind: 'prices', event, markets: [{ ...market, selections }] },
      { generatedAtMs },
    );
    expect(told).toMatchObject({ status: 'stale', faults: [{ code: 'FEED_STALE' }] });
    expect(marketOf(await eventOf(platform, event), '1x2')).toMatchObject({
      status: 'suspended',
      reason: 'feed',
    });
    await book.feed.prices(event, matchOdds(2000, 3400, 3600));
    expect(marketOf(await eventOf(platform, event), '1x2').status).toBe('open');
  });

  it('a producer that only says old things is silent', async () => {
    for (let seconds = 0; seconds < 16; seconds += 4) {
      await book.feed.send({ kind: 'heartbeat' }, { generatedAtMs: platform.clock.nowMs() - 60_000 });
      await platform.advance(4_000);
    }
    expect(marketOf(await eventOf(platform, event), '1x2').status).toBe('suspended');
  });

  it('a cancelled event voids what play had not decided; a later result is the feed’s correction', async () => {
    await book.feed.prices(event, matchOdds(2000, 3400, 3600), total('2.5', 1900, 1900));
    const [over, home] = [await bet('total', 'over'), await bet('1x2', 'home')];
    const decided: NamedMarket = {
      type: 'total',
      specifiers: { line: '2.5' },
      selections: [
        { outcome: 'over', won: 1 },
        { outcome: 'under', won: 0 },
      ],
    };
    await book.feed.result(event, 1, decided);
    await book.feed.score(event, { status: 'cancelled', score: [2, 1] });
    await settle();
    expect([await statusOf(over), await statusOf(home)]).toEqual(['won', 'returned']);
    expect(await moneyOf(platform, player)).toEqual({ free: 100_900n, held: 0n });
    // It was played after all.
    await book.feed.result(event, 1, matchResult('home'));
    await settle();
    expect(await statusOf(home)).toBe('won');
  });
});
