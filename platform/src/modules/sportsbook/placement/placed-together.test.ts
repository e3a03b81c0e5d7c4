import { jest } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';

import {
  auditProblems,
  betsOf,
  createSportsbookPlatform,
  legOf,
  marketOf,
  moneyOf,
  newKey,
  openBook,
  place,
  placementOf,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

const STAKE = 1_000n;

describe('bets that are placed at the same moment', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let players: readonly TestPlayer[];

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    book = await openBook(platform);
  });
  beforeEach(async () => {
    players = await Promise.all(Array.from({ length: 10 }, () => richPlayer(platform, 1_500n)));
    // Each one's first bet learns the currency of the account.
    for (const player of players) await place(platform, player, [leg()], { stake: '0.50' });
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(() => platform.close());

  const leg = () => legOf(marketOf(book.line, '1x2'), 'home');
  const placeAll = (all: readonly TestPlayer[]) =>
    Promise.all(all.map((player) => place(platform, player, [leg()], { stake: '10.00' })));

  /** What was asked with these words while something was done. */
  async function statementsOf<Result>(words: string, work: () => Promise<Result>) {
    const original = pg.Client.prototype.query;
    let asked = 0;
    const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      const query = given[0] as string | { readonly text: string };
      if ((typeof query === 'string' ? query : query.text).includes(words)) asked++;
      return Reflect.apply(original, this, given) as never;
    });
    const result = await work();
    spy.mockRestore();
    return { result, asked };
  }

  it('share statements, and each has its own money, bet and number', async () => {
    const { result, asked } = await statementsOf('wallet_take_stakes', () => placeAll(players));
    expect(result.map(({ statusCode }) => statusCode)).toEqual(players.map(() => 201));
    expect(asked).toBeLessThan(players.length / 2);
    const numbers = result.map((answer) => answer.json<{ bet: { number: string } }>().bet.number);
    expect(new Set(numbers).size).toBe(players.length);
    for (const player of players) {
      expect(await moneyOf(platform, player)).toEqual({ free: 450n, held: 50n + STAKE });
      expect((await betsOf(platform, player)).bets).toHaveLength(2);
    }
  });

  it('are not refused for what one of them is refused for', async () => {
    const [poor, frozen, limited] = [players[4], players[5], players[6]] as [
      TestPlayer,
      TestPlayer,
      TestPlayer,
    ];
    const { db } = platform.kernel;
    expect((await place(platform, poor, [leg()], { stake: '10.00' })).statusCode).toBe(201);
    await sql`insert into wallet_frozen (player_id, at_ms) values (${frozen.playerId}::bigint, 0)`.execute(
      db,
    );
    await sql`
      insert into limits_limit (player_id, limit_type, state, value, currency, set_at_ms)
        values (${limited.playerId}::bigint, 3, 'active', 100, 'EUR', 0)`.execute(db);
    const answers = await placeAll(players);
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code);
    expect(codes).toEqual(
      players.map((player) => {
        if (player === poor) return 'INSUFFICIENT_FUNDS';
        if (player === frozen) return 'ACCOUNT_FROZEN';
        return player === limited ? 'LIMIT_REACHED' : undefined;
      }),
    );
    expect(await moneyOf(platform, frozen)).toEqual({ free: 1_450n, held: 50n });
    expect(await moneyOf(platform, limited)).toEqual({ free: 1_450n, held: 50n });
  });

  it('are not tried again and again for one who was refused before', async () => {
    const poor = players[4] as TestPlayer;
    await place(platform, poor, [leg()], { stake: '10.00' });
    expect((await place(platform, poor, [leg()], { stake: '10.00' })).statusCode).toBe(422);
    const { result, asked } = await statementsOf('wallet_take_stakes', () => placeAll(players));
    expect(result.filter(({ statusCode }) => statusCode === 201)).toHaveLength(players.length - 1);
    expect(asked).toBeLessThanOrEqual(4);
    // Its next bet that is taken ends that.
    await place(platform, poor, [leg()], { stake: '1.00' });
    expect((await place(platform, poor, [leg()], { stake: '1.00' })).statusCode).toBe(201);
  });

  it('take nothing for a key that was used before', async () => {
    const [again, ...others] = players as [TestPlayer, ...TestPlayer[]];
    const key = newKey();
    const first = await place(platform, again, [leg()], { key, stake: '1.00' });
    const both = await Promise.all([
      ...others.map((player) => place(platform, player, [leg()], { stake: '10.00' })),
      place(platform, again, [leg()], { key, stake: '1.00' }),
    ]);
    expect(both.at(-1)?.json()).toEqual(first.json());
    expect(both.map(({ statusCode }) => statusCode)).toEqual(both.map(() => 201));
    expect(await moneyOf(platform, again)).toEqual({ free: 1_350n, held: 150n });
  });

  it('are decided together too when they were live', async () => {
    const live = legOf(marketOf(book.live, '1x2'), 'home');
    const keys = players.map(() => newKey());
    const held = await Promise.all(
      players.map((player, at) => place(platform, player, [live], { key: keys[at] ?? '', stake: '10.00' })),
    );
    expect(held.map(({ statusCode }) => statusCode)).toEqual(players.map(() => 202));
    const { asked } = await statementsOf('select player_id from limits_limit', () => platform.advance(3_000));
    expect(asked).toBe(1);
    for (const [at, player] of players.entries()) {
      expect(await placementOf(platform, player, keys[at] ?? '')).toMatchObject({ status: 'accepted' });
      expect((await betsOf(platform, player)).bets).toHaveLength(2);
    }
  });
});
