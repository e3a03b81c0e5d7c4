import type { PlaceBetRequest } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { PLAYER_HEADER } from '../../../testing/index.ts';
import { closedSports } from '../testing/compose-sportsbook.ts';
import { matchOdds } from '../testing/feed-driver.ts';
import {
  auditProblems,
  createSportsbookPlatform,
  legOf,
  marketOf,
  moneyOf,
  newKey,
  openOwnBook,
  place,
  placementOf,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

describe('refusing a coupon: the code, the leg and the reason; no money moves', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let player: TestPlayer;
  let leg: PlaceBetRequest['legs'][number];

  let lineEvent: string;
  let liveEvent: string;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    ({ lineEvent, liveEvent } = book);
    player = await richPlayer(platform, 10_000n);
    leg = legOf(marketOf(book.line, '1x2'), 'home');
  });
  afterEach(async () => {
    expect(await moneyOf(platform, player)).toEqual({ free: 10_000n, held: 0n });
    expect(await auditProblems(platform)).toEqual([]);
  });
  afterAll(() => platform.close());

  async function refused(legs: PlaceBetRequest['legs'], options: Parameters<typeof place>[3] = {}) {
    const answer = await place(platform, player, legs, options);
    return { status: answer.statusCode, ...answer.json<{ code: string; details?: unknown }>() };
  }

  it.each(['999.home', `${'9'.repeat(19)}.home`, 'nobody'])('refuses what is none: %s', async (name) => {
    const selectionId = name.includes('.') ? name : leg.selectionId.replace('home', name);
    expect(await refused([{ ...leg, selectionId }])).toMatchObject({
      status: 422,
      code: 'SELECTION_UNKNOWN',
      details: { legs: [{ selectionId, reason: 'unknown' }] },
    });
  });

  it('refuses a suspended selection, and names only that leg', async () => {
    await book.feed.prices(liveEvent, { ...matchOdds(1500, 4000, 6500), status: 'suspended' });
    const live = legOf(marketOf(book.live, '1x2'), 'away');
    expect(await refused([leg, live])).toMatchObject({
      status: 422,
      code: 'SELECTION_SUSPENDED',
      details: { legs: [{ selectionId: live.selectionId, reason: 'suspended' }] },
    });
  });

  it('refuses a selection that its market no longer names', async () => {
    await book.feed.prices(lineEvent, {
      type: '1x2',
      selections: [{ outcome: 'draw', oddsMilli: 3400 }],
    });
    expect(await refused([leg])).toMatchObject({ code: 'SELECTION_SUSPENDED' });
  });

  it.each(['ended', 'cancelled'] as const)('refuses an event that is %s', async (status) => {
    await book.feed.score(lineEvent, { status });
    expect(await refused([leg])).toMatchObject({
      status: 422,
      code: 'EVENT_OVER',
      details: { legs: [{ selectionId: leg.selectionId, reason: 'event-over' }] },
    });
  });

  it('refuses a closed market of an event that goes on', async () => {
    await book.feed.prices(lineEvent, { ...matchOdds(2000, 3400, 3600), status: 'closed' });
    expect(await refused([leg])).toMatchObject({ code: 'EVENT_OVER' });
  });

  it('refuses while the producer is silent', async () => {
    await platform.advance(16_000);
    expect(await refused([leg])).toMatchObject({
      status: 422,
      code: 'LIVE_DOWN',
      details: { legs: [{ selectionId: leg.selectionId, reason: 'suspended' }] },
    });
  });

  it('refuses a sport that is closed to the player, there and then alone [S6-06]', async () => {
    closedSports.add(`${player.playerId} live football`);
    const live = legOf(marketOf(book.live, '1x2'), 'away');
    expect(await refused([live])).toMatchObject({ status: 403, code: 'SPORT_RESTRICTED' });
    expect(await refused([leg, live])).toMatchObject({ status: 403, code: 'SPORT_RESTRICTED' });
    closedSports.clear();
    closedSports.add(`${player.playerId} line football`);
    expect(await refused([leg])).toMatchObject({ status: 403, code: 'SPORT_RESTRICTED' });
    closedSports.clear();
  });

  it('refuses two legs of one event, naming both', async () => {
    const other = legOf(marketOf(book.line, '1x2'), 'draw');
    expect(await refused([leg, other])).toMatchObject({
      status: 422,
      code: 'RELATED_LEGS',
      details: {
        legs: [
          { selectionId: leg.selectionId, reason: 'related' },
          { selectionId: other.selectionId, reason: 'related' },
        ],
      },
    });
  });

  it('refuses too many legs', async () => {
    const legs = Array.from({ length: 16 }, (_, at) => ({ ...leg, selectionId: `${at + 1}.home` }));
    expect(await refused(legs)).toMatchObject({ status: 422, code: 'TOO_MANY_LEGS', details: { max: 15 } });
  });

  it.each([
    ['0.19', 'STAKE_TOO_SMALL'],
    ['0', 'STAKE_TOO_SMALL'],
    ['-5.00', 'STAKE_TOO_SMALL'],
    ['5000.01', 'STAKE_TOO_LARGE'],
  ])('refuses a stake of %s, naming the bounds', async (stake, code) => {
    expect(await refused([leg], { stake })).toMatchObject({
      status: 422,
      code,
      details: { min: '0.20', max: '5000.00', currency: 'EUR' },
    });
  });

  it('refuses a stake with more digits than the currency has', async () => {
    expect(await refused([leg], { stake: '1.005' })).toMatchObject({ status: 422, code: 'AMOUNT_INVALID' });
  });

  it('refuses a stake the player does not have', async () => {
    expect(await refused([leg], { stake: '100.01' })).toMatchObject({
      status: 422,
      code: 'INSUFFICIENT_FUNDS',
    });
  });

  it("refuses another player's account", async () => {
    const other = await richPlayer(platform);
    const answer = await place(platform, { ...player, accountId: other.accountId }, [leg]);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_UNKNOWN' });
  });

  it('refuses a single of two legs and an accumulator of one', async () => {
    const live = legOf(marketOf(book.live, '1x2'), 'home');
    for (const [type, legs] of [
      ['single', [leg, live]],
      ['accumulator', [leg]],
    ] as const) {
      const answer = await platform.app.inject({
        method: 'POST',
        url: '/web-api/sportsbook/bets',
        headers: { [PLAYER_HEADER]: player.playerId, 'idempotency-key': newKey() },
        payload: { type, accountId: player.accountId, stake: '1.00', policy: 'none', legs },
      });
      expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
    }
  });

  it.each([
    ['no key', {}, 400, 'IDEMPOTENCY_KEY_REQUIRED'],
    ['a malformed key', { 'idempotency-key': 'a b' }, 400, 'INVALID_INPUT'],
  ])('refuses %s', async (_name, headers, status, code) => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/sportsbook/bets',
      headers: { [PLAYER_HEADER]: player.playerId, ...headers },
      payload: { type: 'single', accountId: player.accountId, stake: '1.00', policy: 'none', legs: [leg] },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });

  it('refuses a guest', async () => {
    const answer = await platform.app.inject({ method: 'GET', url: '/web-api/sportsbook/bets' });
    expect(answer.statusCode).toBe(401);
  });

  it.each(['none', 'higher'] as const)(
    'counts a version it never gave as moved, with policy %s',
    async (policy) => {
      const invented = { ...leg, priceVersion: '1.999' };
      expect(await refused([invented], { policy })).toMatchObject({ status: 409, code: 'PRICE_MOVED' });
    },
  );

  it('counts a price that its version never had as moved', async () => {
    expect(await refused([{ ...leg, oddsMilli: 1500 }], { policy: 'higher' })).toMatchObject({
      code: 'PRICE_MOVED',
      details: { legs: [{ seenMilli: 1500, currentMilli: 2000 }] },
    });
  });

  it('counts a version older than fifteen minutes as moved', async () => {
    await book.feed.prices(lineEvent, matchOdds(2100, 3400, 3600));
    const forgetting = async () => {
      for (let minute = 0; minute < 15; minute++) {
        for (let beat = 0; beat < 6; beat++) {
          await platform.advance(10_000);
          await book.feed.heartbeat();
        }
      }
    };
    await forgetting();
    expect(await refused([leg], { policy: 'higher' })).toMatchObject({ code: 'PRICE_MOVED' });
  });

  it('keeps the refusal under its key', async () => {
    const key = newKey();
    await refused([leg], { key, stake: '100.01' });
    expect(await placementOf(platform, player, key)).toMatchObject({
      status: 'rejected',
      key,
      code: 'INSUFFICIENT_FUNDS',
    });
    // A code of another version, which nobody knows any more.
    await sql`update sportsbook_placement set code = 'NO_LUCK' where key = ${key}`.execute(
      platform.kernel.db,
    );
    expect(await placementOf(platform, player, key)).toMatchObject({ status: 'rejected', code: 'INTERNAL' });
    const again = await place(platform, player, [leg], { key, stake: '100.01' });
    expect([again.statusCode, again.json()]).toMatchObject([500, { code: 'INTERNAL' }]);
  });
});
