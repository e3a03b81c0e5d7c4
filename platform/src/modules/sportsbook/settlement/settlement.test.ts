import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { BetView } from '@paddock/contract/schemas';

import { PLAYER_NEWS } from '../../live/index.ts';
import { matchOdds, matchResult, total, type FeedDriver, type NamedMarket } from '../testing/feed-driver.ts';
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

const START = 100_000n;

describe('settling bets from stored results (rules §7)', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let feed: FeedDriver;
  let player: TestPlayer;

  let first: string;
  let second: string;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    ({ feed, lineEvent: first } = book);
    second = `second-${first}`;
    await feed.fixture(second, platform.clock.nowMs() + DAY_MS);
    await feed.prices(second, matchOdds(3000, 3000, 2500), total('2.25', 2000, 1850));
    player = await richPlayer(platform, START);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(() => platform.close());

  async function bet(legs: readonly [string, string, string, string?][], stake = '10.00'): Promise<string> {
    const found = [];
    for (const [event, type, outcome, line] of legs) {
      found.push(legOf(marketOf(await eventOf(platform, event), type, line), outcome));
    }
    const answer = await place(platform, player, found, { stake });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ bet: BetView }>().bet.id;
  }

  const settle = () => platform.advance(250);
  const balance = async () => (await moneyOf(platform, player)).free - START;
  const read = (id: string) => betOf(platform, player, id);
  const quarterResult = (over: Partial<NamedMarket['selections'][number]>): NamedMarket => ({
    type: 'total',
    specifiers: { line: '2.25' },
    selections: [
      { outcome: 'over', won: 1, ...over },
      {
        outcome: 'under',
        won: over.deadHeat !== undefined || (over.won === 0 && over.voidHalves !== 2) ? 1 : 0,
        ...(over.voidHalves === undefined ? {} : { voidHalves: over.voidHalves }),
        ...(over.deadHeat === undefined ? {} : { deadHeat: [2, 3] as [number, number] }),
      },
    ],
  });

  it('pays a winner and shows its end', async () => {
    const id = await bet([[first, '1x2', 'home']]);
    await feed.result(first, 1, matchResult('home'));
    await settle();
    expect(await read(id)).toMatchObject({
      status: 'won',
      revision: 1,
      payout: '20.00',
      settledAtMs: platform.clock.nowMs(),
      legs: [{ result: 'win', finalScore: [2, 1] }],
    });
    expect(await balance()).toBe(1_000n);
    expect(platform.modules.sportsbook.liabilityOf(`${marketOf(book.line, '1x2').id}.home`)).toBe(0n);
  });

  it('keeps the stake of a loser', async () => {
    const id = await bet([[first, '1x2', 'home']]);
    await feed.result(first, 1, matchResult('away'));
    await settle();
    expect(await read(id)).toMatchObject({ status: 'lost', payout: '0.00', legs: [{ result: 'lose' }] });
    expect(await balance()).toBe(-1_000n);
  });

  it.each([
    ['half win', 'under', { won: 0, voidHalves: 1 }, '14.25', 'won', 'half-win'],
    ['half lose', 'over', { won: 0, voidHalves: 1 }, '5.00', 'returned', 'half-lose'],
    ['void', 'over', { won: 0, voidHalves: 2 }, '10.00', 'returned', 'void'],
    ['dead heat of three', 'over', { deadHeat: [1, 3] }, '6.67', 'returned', 'win'],
  ] as const)('settles a %s', async (_name, side, over, payout, status, result) => {
    const id = await bet([[second, 'total', side, '2.25']]);
    await feed.result(second, 1, quarterResult(over as Partial<NamedMarket['selections'][number]>));
    await settle();
    expect(await read(id)).toMatchObject({ payout, status, legs: [{ result }] });
  });

  it('settles an accumulator with a void leg at the price of the others', async () => {
    const id = await bet([
      [first, '1x2', 'home'],
      [second, '1x2', 'away'],
    ]);
    await feed.result(first, 1, matchResult('home'));
    await settle();
    expect(await read(id)).toMatchObject({ status: 'open', legs: [{ result: 'win' }, { result: 'open' }] });
    expect(await moneyOf(platform, player)).toMatchObject({ held: 1_000n });
    const voided = matchResult('home').selections.map((one) => ({
      ...one,
      won: 0 as const,
      voidHalves: 2 as const,
    }));
    await feed.result(second, 1, { type: '1x2', specifiers: {}, selections: voided });
    await settle();
    expect(await read(id)).toMatchObject({ status: 'won', payout: '20.00' });
  });

  it('pays no more than the cap', async () => {
    const long = `long-${first}`;
    await feed.fixture(long, platform.clock.nowMs() + DAY_MS);
    await feed.prices(long, matchOdds(1_000_000, 1_100, 1_100));
    const id = await bet([[long, '1x2', 'home']], '300.00');
    await feed.result(long, 1, matchResult('home'));
    await settle();
    expect(await read(id)).toMatchObject({ payout: '250000.00' });
  });

  it('corrects upwards and downwards by the difference, and ignores what is not newer', async () => {
    const winner = await bet([[first, '1x2', 'home']]);
    const loser = await bet([[first, '1x2', 'away']]);
    await feed.result(first, 1, matchResult('home'));
    await settle();
    await feed.result(first, 2, matchResult('away'));
    await settle();
    expect(await read(winner)).toMatchObject({ status: 'lost', revision: 2, payout: '0.00' });
    expect(await read(loser)).toMatchObject({ status: 'won', revision: 2, payout: '36.00' });
    expect(await balance()).toBe(1_600n);
    await feed.result(first, 2, matchResult('home'));
    await feed.result(first, 1, matchResult('home'));
    await settle();
    expect(await read(winner)).toMatchObject({ status: 'lost', revision: 2 });
    expect(await balance()).toBe(1_600n);
  });

  it('corrects a win to a smaller win and a return to a larger one by the difference', async () => {
    const winner = await bet([[second, 'total', 'under', '2.25']]);
    const loser = await bet([[second, 'total', 'over', '2.25']]);
    const settled = async (revision: number, over: Parameters<typeof quarterResult>[0]) => {
      await feed.result(second, revision, quarterResult(over)).then(settle);
      const ends = [await read(winner), await read(loser)];
      return [...ends.map(({ status, payout }) => `${status} ${payout}`), await balance()];
    };
    expect(await settled(1, { won: 0 })).toEqual(['won 18.50', 'lost 0.00', -150n]);
    expect(await settled(2, { won: 0, voidHalves: 1 })).toEqual(['won 14.25', 'returned 5.00', -75n]);
    expect(await settled(3, { won: 0, voidHalves: 2 })).toEqual(['returned 10.00', 'returned 10.00', 0n]);
  });

  it('takes a correction from a player who has spent the money', async () => {
    await bet([[first, '1x2', 'home']], '1000.00');
    await feed.result(first, 1, matchResult('home'));
    await settle();
    await bet([[second, '1x2', 'home']], '2000.00');
    await feed.result(first, 2, matchResult('draw'));
    await settle();
    expect(await moneyOf(platform, player)).toEqual({ free: -200_000n, held: 200_000n });
  });

  it('takes results back to open and settles again', async () => {
    const id = await bet([[first, '1x2', 'home']]);
    await feed.result(first, 1, matchResult('home'));
    await settle();
    await feed.send({ kind: 'rollback', event: first, revision: 2 });
    await settle();
    expect(await read(id)).toMatchObject({
      status: 'open',
      revision: 2,
      payout: '0.00',
      legs: [{ result: 'open' }],
    });
    expect(await moneyOf(platform, player)).toEqual({ free: START - 1_000n, held: 1_000n });
    await feed.result(first, 1, matchResult('home'));
    await settle();
    expect(await read(id)).toMatchObject({ status: 'open' });
    await feed.result(first, 3, matchResult('home'));
    await settle();
    expect(await read(id)).toMatchObject({ status: 'won', revision: 3, payout: '20.00' });
    expect(await balance()).toBe(1_000n);
  });

  it('opens a lost accumulator again when its lost leg is corrected', async () => {
    const id = await bet([
      [first, '1x2', 'home'],
      [second, '1x2', 'home'],
    ]);
    await feed.result(first, 1, matchResult('away'));
    await settle();
    expect(await read(id)).toMatchObject({ status: 'lost', legs: [{ result: 'lose' }, { result: 'open' }] });
    await feed.result(first, 2, matchResult('home'));
    await settle();
    expect(await read(id)).toMatchObject({ status: 'open', revision: 2 });
    await feed.result(second, 1, matchResult('home'));
    await settle();
    expect(await read(id)).toMatchObject({ status: 'won', payout: '60.00', revision: 3 });
  });

  it('settles after a restart what was only stored before it', async () => {
    const id = await bet([[first, '1x2', 'home']]);
    await feed.result(first, 1, matchResult('home'));
    platform = await platform.restart();
    expect(await read(id)).toMatchObject({ status: 'open' });
    await settle();
    expect(await read(id)).toMatchObject({ status: 'won', revision: 1 });
    expect(await balance()).toBe(1_000n);
  });

  it('finds a bet whose settlement work was lost', async () => {
    const id = await bet([[first, '1x2', 'home']]);
    await feed.result(first, 1, matchResult('home'));
    await sql`delete from sportsbook_settlement_job`.execute(platform.kernel.db);
    await platform.advance(30_250);
    expect(await read(id)).toMatchObject({ status: 'won' });
  });

  it('tells the player', async () => {
    const id = await bet([[first, '1x2', 'home']]);
    const heard: unknown[] = [];
    platform.kernel.bus.subscribe(PLAYER_NEWS, (message) => heard.push(message));
    await feed.result(first, 1, matchResult('home'));
    await settle();
    expect(heard).toEqual([
      { playerId: player.playerId, news: { kind: 'bet', betId: id, status: 'won' } },
      { playerId: player.playerId, news: { kind: 'accounts' } },
    ]);
  });
});
