import { sql } from 'kysely';

import { matchOdds, matchResult, total, type NamedMarket } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betOf,
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

describe('what the feed decides (rules §5, §7)', () => {
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
    await book.feed.prices(event, matchOdds(2000, 3400, 3600), total('2.25', 2000, 1850));
    player = await richPlayer(platform, 100_000n);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
  });
  afterAll(() => platform.close());

  async function bet(type: string, outcome: string, line?: string): Promise<string> {
    const leg = legOf(marketOf(await eventOf(platform, event), type, line), outcome);
    const answer = await place(platform, player, [leg]);
    return answer.json<{ bet: { id: string } }>().bet.id;
  }
  const settle = () => platform.advance(250);
  const read = (id: string) => betOf(platform, player, id);

  const goals = (won: 0 | 1): NamedMarket => ({
    type: 'total',
    specifiers: { line: '2.25' },
    selections: [
      { outcome: 'over', won },
      { outcome: 'under', won: won === 1 ? 0 : 1 },
    ],
  });
  const faultsOf = (outcome: object) => (outcome as { faults?: readonly object[] }).faults;

  /** How many jobs of settling wait. */
  async function jobs(): Promise<number> {
    const { rows } = await sql`select from sportsbook_settlement_job`.execute(platform.kernel.db);
    return rows.length;
  }

  it('is shown no more once a result stands, however often it is told, and until it is taken back', async () => {
    const status = async () =>
      (await eventOf(platform, event)).markets.find(({ type }) => type === '1x2')?.status;
    await book.feed.begin(event);
    await book.feed.send({ kind: 'result', event, revision: 1, markets: [matchResult('home'), goals(1)] });
    expect(await status()).toBeUndefined();
    await book.feed.result(event, 1, matchResult('home'));
    expect(await status()).toBeUndefined();
    await book.feed.send({
      ...{ kind: 'rollback', event, revision: 2 },
      markets: [{ type: 'total', specifiers: { line: '2.25' } }],
    });
    expect(await status()).toBeUndefined();
    await book.feed.send({ kind: 'rollback', event, revision: 2 });
    expect(await status()).toBe('closed');
  });

  it('is not taken back under its own revision, which is told, and is by a higher one', async () => {
    const wins = await bet('1x2', 'home');
    await book.feed.begin(event);
    await book.feed.result(event, 2, matchResult('home'));
    const takeBack = (revision: number) => book.feed.send({ kind: 'rollback', event, revision });
    expect(faultsOf(await takeBack(2))).toMatchObject([{ code: 'RESULT_CONFLICT', market: { type: '1x2' } }]);
    await settle();
    expect(await read(wins)).toMatchObject({ status: 'won' });
    expect(await takeBack(1)).toEqual({ status: 'accepted' });
    expect(await takeBack(3)).toEqual({ status: 'accepted' });
    expect(await takeBack(3)).toEqual({ status: 'accepted' });
    await settle();
    expect(await read(wins)).toMatchObject({ status: 'open' });
  });

  it('is kept apart from what contradicts it, and has no final score while one is in doubt', async () => {
    const [wins, over] = [await bet('1x2', 'home'), await bet('total', 'over', '2.25')];
    const send = (revision: number, finalScore: [number, number], ...markets: NamedMarket[]) =>
      book.feed.send({ kind: 'result', event, revision, finalScore, markets });
    await book.feed.begin(event);
    expect(faultsOf(await send(1, [0, 1], matchResult('home'), goals(0)))).toMatchObject([
      { code: 'RESULT_CONFLICT', market: { type: '1x2' } },
    ]);
    await settle();
    expect(await read(wins)).toMatchObject({ status: 'open' });
    expect((await read(over)).legs[0]).toEqual(expect.not.objectContaining({ finalScore: [0, 1] }));
    expect(await read(over)).toMatchObject({ status: 'lost' });
    expect(faultsOf(await send(1, [0, 2], goals(1)))).toMatchObject([
      { code: 'RESULT_CONFLICT', market: { type: 'total' } },
    ]);
    expect(await send(2, [2, 1], matchResult('home'), goals(1))).toEqual({ status: 'accepted' });
    await settle();
    for (const id of [wins, over])
      expect(await read(id)).toMatchObject({ status: 'won', legs: [{ finalScore: [2, 1] }] });
  });

  it('has its final score in the database with it, which one without a score leaves there', async () => {
    const scores = async () => {
      const { rows } = await sql<{ final_score: unknown }>`
        select final_score from sportsbook_event where external_id = ${event}`.execute(platform.kernel.db);
      return rows.map(({ final_score: score }) => score);
    };
    await book.feed.begin(event);
    await book.feed.send({
      ...{ kind: 'result', event, revision: 1, finalScore: [2, 1] },
      markets: [matchResult('home')],
    });
    expect(await scores()).toEqual([[2, 1]]);
    await book.feed.send({ kind: 'result', event, revision: 1, markets: [goals(1)] });
    expect(await scores()).toEqual([[2, 1]]);
  });

  it('is void where the event is cancelled before play has decided it', async () => {
    const [wins, over] = [await bet('1x2', 'home'), await bet('total', 'over', '2.25')];
    await book.feed.begin(event);
    await book.feed.send({ kind: 'result', event, revision: 1, markets: [goals(1)] });
    await book.feed.score(event, { status: 'cancelled', score: [3, 1] });
    await settle();
    expect([(await read(wins)).status, (await read(over)).status]).toEqual(['returned', 'won']);
  });

  it('is nothing in a cancel of no time, and only what was offered of the markets it names', async () => {
    const id = await bet('1x2', 'home');
    const cancel = (fromMs: number, toMs: number, ...types: string[]) =>
      book.feed.send({
        ...{ kind: 'cancel', event, fromMs, toMs, reason: 'wrong price' },
        markets: types.map((type) => ({ type, specifiers: {} })),
      });
    const nowMs = platform.clock.nowMs();
    for (const toMs of [nowMs, nowMs - 1])
      expect(faultsOf(await cancel(nowMs, toMs, '1x2'))).toEqual([
        { code: 'FEED_MALFORMED', reason: 'the cancel window is empty' },
      ]);
    expect(await cancel(nowMs, nowMs + 1, 'both-score')).toEqual({ status: 'accepted' });
    expect(faultsOf(await cancel(nowMs, nowMs + 1, 'winner'))).toMatchObject([{ code: 'FEED_UNMAPPED' }]);
    expect(await jobs()).toBe(0);
    await settle();
    expect(await read(id)).toMatchObject({ status: 'open' });
  });

  it('voids what was accepted in [from, to), also after a result', async () => {
    const fromMs = platform.clock.nowMs() + 1_000;
    platform.clock.advance(999);
    const before = await bet('1x2', 'home');
    platform.clock.advance(1);
    const earliest = await bet('1x2', 'home');
    platform.clock.advance(999);
    const last = await bet('1x2', 'home');
    platform.clock.advance(1);
    const after = await bet('1x2', 'home');
    await book.feed.result(event, 1, matchResult('away'));
    await settle();
    await book.feed.send({ kind: 'cancel', event, fromMs, toMs: fromMs + 1_000, reason: 'wrong price' });
    await settle();
    const ends = [];
    for (const id of [before, earliest, last, after]) ends.push((await read(id)).status);
    expect(ends).toEqual(['lost', 'returned', 'returned', 'lost']);
  });

  it('is decided again as soon as the cancel is taken back, and a cancel outside that window stands', async () => {
    const id = await bet('1x2', 'home');
    const nowMs = platform.clock.nowMs();
    const window = { event, fromMs: nowMs, toMs: nowMs + 1 };
    const markets = [{ type: '1x2', specifiers: {} }];
    await book.feed.send({ kind: 'cancel', ...window, markets, reason: 'wrong price' });
    await settle();
    expect(await read(id)).toMatchObject({ status: 'returned' });
    await book.feed.send({ kind: 'cancel-rollback', ...window, fromMs: nowMs + 1, toMs: nowMs + 9, markets });
    await book.feed.send({
      kind: 'cancel-rollback',
      ...window,
      markets: [{ type: 'both-score', specifiers: {} }],
    });
    await settle();
    expect(await read(id)).toMatchObject({ status: 'returned' });
    await book.feed.send({ kind: 'cancel-rollback', ...window, markets });
    await settle();
    expect(await read(id)).toMatchObject({ status: 'open' });
    await book.feed.result(event, 1, matchResult('home'));
    await settle();
    expect(await read(id)).toMatchObject({ status: 'won' });
  });

  it('voids only the markets a cancel names', async () => {
    const winner = await bet('1x2', 'home');
    const totals = await bet('total', 'over', '2.25');
    await book.feed.send({
      kind: 'cancel',
      event,
      fromMs: 0,
      toMs: platform.clock.nowMs() + 1,
      markets: [{ type: '1x2', specifiers: {} }],
      reason: 'wrong price',
    });
    await settle();
    expect(await read(winner)).toMatchObject({ status: 'returned' });
    expect(await read(totals)).toMatchObject({ status: 'open' });
  });
});
