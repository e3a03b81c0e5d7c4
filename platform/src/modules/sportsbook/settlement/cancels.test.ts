import { matchOdds, matchResult, total } from '../testing/feed-driver.ts';
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

describe('a cancel of the feed (rules §5)', () => {
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
