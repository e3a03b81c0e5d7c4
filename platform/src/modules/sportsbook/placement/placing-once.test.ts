import { sql } from 'kysely';

import { keepKeysInPlacements } from '../schema/key-of-placement-migration.ts';
import { matchResult } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betsOf,
  createSportsbookPlatform,
  getAs,
  legOf,
  LINE_EVENT,
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

describe('placing once per key (rules §4)', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let player: TestPlayer;

  beforeEach(async () => {
    platform = await createSportsbookPlatform();
    book = await openBook(platform);
    player = await richPlayer(platform, 10_000n);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
    await platform.close();
  });

  const line = () => legOf(marketOf(book.line, '1x2'), 'home');
  const bets = async () => (await betsOf(platform, player)).bets;

  it('gives the same answer to the same body, once', async () => {
    const key = newKey();
    const first = await place(platform, player, [line()], { key });
    const again = await place(platform, player, [line()], { key });
    expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
    expect(await bets()).toHaveLength(1);
    expect(await moneyOf(platform, player)).toEqual({ free: 9_000n, held: 1_000n });
  });

  it('gives its first answer again when the bet was settled meanwhile', async () => {
    const key = newKey();
    const seen = line();
    const first = await place(platform, player, [seen], { key });
    await book.feed.result(LINE_EVENT, 1, matchResult('home'));
    await platform.modules.sportsbook.settleAll();
    expect((await bets())[0]).toMatchObject({ status: 'won' });
    const again = await place(platform, player, [seen], { key });
    expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
  });

  it('knows the bodies of keys that were kept apart from their placements', async () => {
    const { db } = platform.kernel;
    const key = newKey();
    const first = await place(platform, player, [line()], { key });
    await sql`
      insert into idempotency_key (principal, operation, key, body_hash, created_at_ms, status, answer)
        select 'player:' || player_id, 'sportsbook.place', key, body_hash, 0, 201, '{}' from sportsbook_placement`.execute(
      db,
    );
    await sql`
      alter table sportsbook_placement drop constraint sportsbook_placement_ticket, drop column body_hash`.execute(
      db,
    );
    await keepKeysInPlacements(db);
    expect((await place(platform, player, [line()], { key })).json()).toEqual(first.json());
    const other = await place(platform, player, [line()], { key, stake: '11.00' });
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect((await sql`select from idempotency_key`.execute(db)).rows).toHaveLength(0);
  });

  it('refuses another body under the same key', async () => {
    const key = newKey();
    await place(platform, player, [line()], { key });
    const other = await place(platform, player, [line()], { key, stake: '11.00' });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await bets()).toHaveLength(1);
  });

  it('makes concurrent duplicates wait for the first', async () => {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => place(platform, player, [line()], { key })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(await bets()).toHaveLength(1);
  });

  it('replays a refusal even when it would be accepted now', async () => {
    const key = newKey();
    const poor = await richPlayer(platform, 0n);
    const first = await place(platform, poor, [line()], { key });
    expect(first.json()).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    await platform.kernel.db.transaction().execute((tx) =>
      platform.modules.wallet.adjust(tx, {
        ...poor,
        id: 'late-gift',
        amountMinor: 5_000n,
        actor: 'system',
        reason: 'test',
        atMs: platform.clock.nowMs(),
      }),
    );
    expect((await place(platform, poor, [line()], { key })).json()).toEqual(first.json());
  });

  it('gives a live placement its first answer again, and its end by the key', async () => {
    const key = newKey();
    const live = legOf(marketOf(book.live, '1x2'), 'home');
    const first = await place(platform, player, [live], { key });
    await platform.advance(3_000);
    const again = await place(platform, player, [live], { key });
    expect([again.statusCode, again.json()]).toEqual([202, first.json()]);
    expect(await placementOf(platform, player, key)).toMatchObject({ status: 'accepted' });
  });

  it('never spends money twice, however many bets race for it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => place(platform, player, [line()], { stake: '9.00' })),
    );
    const accepted = answers.filter(({ statusCode }) => statusCode === 201);
    expect(accepted).toHaveLength(11);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(9);
    expect(await moneyOf(platform, player)).toEqual({ free: 100n, held: 9_900n });
    expect(platform.modules.sportsbook.liabilityOf(line().selectionId)).toBe(9_900n);
  });

  it('lists bets newest first, page by page', async () => {
    for (let bet = 0; bet < 5; bet++) await place(platform, player, [line()], { stake: '1.00' });
    const first = await betsOf(platform, player, 'limit=2');
    expect(first.bets).toHaveLength(2);
    const second = await betsOf(platform, player, `limit=3&cursor=${first.nextCursor ?? ''}`);
    expect(second.nextCursor).toBeNull();
    const ids = [...first.bets, ...second.bets].map(({ id }) => BigInt(id));
    expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? 1 : -1)));
    expect(ids).toHaveLength(5);
    const settled = await betsOf(platform, player, 'status=settled');
    expect(settled).toEqual({ bets: [], nextCursor: null, hiddenBy: ['status'] });
  });

  it("does not show another player's bet", async () => {
    const key = newKey();
    const placed = await place(platform, player, [line()], { key });
    const { id } = placed.json<{ bet: { id: string } }>().bet;
    const other = await richPlayer(platform);
    expect((await getAs(platform, other, `bets/${id}`)).statusCode).toBe(404);
    expect((await getAs(platform, other, `placements/${key}`)).statusCode).toBe(404);
  });
});
