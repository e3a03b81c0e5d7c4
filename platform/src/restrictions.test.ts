import type { UserConfigView } from '@paddock/contract/schemas';

import { PLAYER_NEWS } from './modules/live/index.ts';
import { signUp, withSession, type SignedIn } from './modules/identity/identity.fixture.ts';
import {
  call,
  codeOf,
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from './modules/operators/operators.fixture.ts';
import { FeedDriver, matchOdds } from './modules/sportsbook/testing/feed-driver.ts';
import { query } from './testing/query.ts';

/** The whole product: what operators close to a player, by the commands of their API, and what it stops. */
describe('what operators close to a player', () => {
  let platform: OperatorsPlatform;
  let olga: TestOperator;
  let ann: SignedIn;
  let feed: FeedDriver;
  let keys = 0;
  const told: unknown[] = [];

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    olga = await operatorWith(platform, 'olga', 'compliance');
    platform.kernel.bus.subscribe(PLAYER_NEWS, ({ playerId, news }) => {
      if (news.kind === 'rights') told.push(playerId);
    });
    feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
    await feed.snapshot(async () => {
      await feed.fixture('line', platform.clock.nowMs() + 86_400_000);
      await feed.prices('line', matchOdds(2000, 3400, 3600));
      await feed.fixture('live', platform.clock.nowMs() - 600_000);
      await feed.score('live', {});
      await feed.prices('live', matchOdds(2000, 3400, 3600));
    });
  });
  beforeEach(async () => {
    ann = await signUp(platform.app);
    await platform.advance(250);
    await feed.heartbeat();
    told.length = 0;
  });
  afterAll(() => platform.close());

  const ask = (method: 'GET' | 'POST', url: string, body?: object) =>
    platform.app.inject({
      method,
      url: `/web-api/${url}`,
      headers: { ...ann.bearer, 'idempotency-key': `restriction-${++keys}` },
      ...(body === undefined ? {} : { body }),
    });
  const config = async () => (await ask('GET', 'user/config')).json<UserConfigView>().result;
  const command = (path: string, body: object, by = olga) =>
    call(platform, by, 'POST', `players/${ann.playerId}/${path}`, {
      reason: 'seen by the fraud desk',
      ...body,
    });
  async function legOf(event: string) {
    const [row] = (await query(
      platform.databaseUrl,
      `select m.id::text from sportsbook_market m join sportsbook_event e on e.id = m.event_id
        where e.external_id = '${event}'`,
    )) as { id: string }[];
    return { selectionId: `${row?.id}.home`, priceVersion: '0.0', oddsMilli: 2000 };
  }
  const placeOn = async (...events: string[]) => {
    const legs = await Promise.all(events.map(legOf));
    const type = legs.length === 1 ? 'single' : 'accumulator';
    const { all_accounts } = (await ask('GET', 'user/accounts')).json<{ all_accounts: { id: string }[] }>();
    const accountId = all_accounts[0]?.id;
    return ask('POST', 'sportsbook/bets', { type, accountId, stake: '1.00', policy: 'any', legs });
  };
  const rights = async () => (await ask('GET', 'auth/rights')).json<{ rights: object }>().rights;
  /** What documents give the guards of pages to decide by. */
  const guarded = async () =>
    (await platform.modules.identity.sessionOf({ cookies: withSession(ann.session) } as never))?.banLevel;

  it('a ban stops bets and deposits with a code, reaches the guards and open pages, and is lifted [S3-23, S4-14, S5-09, S6-03]', async () => {
    expect(await config()).toMatchObject({ ban_level: 0, ban_version: 1 });
    expect((await command('ban', { level: 45, version: 3 })).json()).toMatchObject({
      ban: { level: 45, version: 3 },
    });
    expect(told).toEqual([ann.playerId]);
    expect(await config()).toMatchObject({ ban_level: 45, ban_version: 3 });
    expect(await guarded()).toBe(45);
    const bet = await placeOn('line');
    expect([bet.statusCode, codeOf(bet)]).toEqual([403, 'ACCOUNT_RESTRICTED']);
    const commitment = '00'.repeat(32);
    const round = { game: 'dice', accountId: '1', stake: '1.00', choice: null, commitment };
    expect(codeOf(await ask('POST', 'games/rounds', round))).toBe('ACCOUNT_RESTRICTED');
    const shared = { round: 1, slot: 1, accountId: '1', stake: '1.00', choice: null };
    expect(codeOf(await ask('POST', 'shared-rounds/crash/bets', shared))).toBe('ACCOUNT_RESTRICTED');
    expect(codeOf(await ask('POST', 'tournaments/1/join', { accountId: '1' }))).toBe('ACCOUNT_RESTRICTED');
    const coupon = { drawId: '1', accountId: '1', stake: '1.00', entries: [[1]] };
    expect(codeOf(await ask('POST', 'toto/coupons', coupon))).toBe('ACCOUNT_RESTRICTED');
    const ticket = { lottery: 'keno', draw: 1, accountId: '1', lineStake: '1.00', draws: 1 };
    const fields = [{ picks: 1, numbers: [1], bonus: [] }];
    expect(codeOf(await ask('POST', 'lotto/tickets', { ...ticket, fields }))).toBe('ACCOUNT_RESTRICTED');
    expect(codeOf(await ask('POST', 'loyalty/cashback/vip/claim', { firstDay: 1 }))).toBe(
      'ACCOUNT_RESTRICTED',
    );
    const deposit = await ask('POST', 'cashier/deposits', { accountId: '1', methodId: 'x', amount: '1.00' });
    expect([deposit.statusCode, codeOf(deposit)]).toEqual([403, 'ACCOUNT_RESTRICTED']);
    expect(await rights()).toEqual({
      bet: 'ACCOUNT_RESTRICTED',
      deposit: 'ACCOUNT_RESTRICTED',
      withdraw: null,
    });
    const lifted = await command('ban', { level: 0 });
    expect(lifted.json()).toMatchObject({ ban: { level: 0 } });
    expect(told).toHaveLength(2);
    expect(await config()).toMatchObject({ ban_level: 0, ban_version: 1 });
    expect(await guarded()).toBe(0);
    // No money: what refuses now is not the ban.
    expect(codeOf(await placeOn('line'))).toBe('INSUFFICIENT_FUNDS');
  });

  it('a ban stands above a break, and the break stays when it is lifted', async () => {
    await query(
      platform.databaseUrl,
      `update identity_player set restricted_until_ms = ${platform.clock.nowMs() + 1_000_000}
        where player_id = ${ann.playerId}`,
    );
    expect(await config()).toMatchObject({ ban_level: 53, ban_version: 1 });
    await command('ban', { level: 1 });
    expect(await config()).toMatchObject({ ban_level: 1, ban_version: 2, restricted_until_ms: null });
    await command('ban', { level: 0 });
    expect(await config()).toMatchObject({ ban_level: 53, ban_version: 1 });
    expect(codeOf(await command('ban', { level: 53 }))).toBe('INVALID_INPUT');
  });

  it('sports are closed before kick-off and live, each alone, and opened again [S3-24, S6-06]', async () => {
    await command('sports', { line: [], live: ['football'] });
    expect(told).toEqual([ann.playerId]);
    expect(await config()).toMatchObject({ disallow_line_sport: [], disallow_live_sport: ['football'] });
    expect(codeOf(await placeOn('live'))).toBe('SPORT_RESTRICTED');
    expect(codeOf(await placeOn('line', 'live'))).toBe('SPORT_RESTRICTED');
    expect(codeOf(await placeOn('line'))).toBe('INSUFFICIENT_FUNDS');
    await command('sports', { line: ['football'], live: [] });
    expect(codeOf(await placeOn('line'))).toBe('SPORT_RESTRICTED');
    expect(codeOf(await placeOn('live'))).toBe('INSUFFICIENT_FUNDS');
    await command('sports', { line: [], live: [] });
    expect(codeOf(await placeOn('line'))).toBe('INSUFFICIENT_FUNDS');
    expect(codeOf(await command('sports', { line: ['curling'], live: [] }))).toBe('INVALID_INPUT');
  });

  it('takes an operator who may, is written down with its reason, and is known after a restart', async () => {
    const cash = await operatorWith(platform, `carl-${keys}`, 'cashier');
    expect(codeOf(await command('ban', { level: 1 }, cash))).toBe('FORBIDDEN');
    expect(codeOf(await command('sports', { line: [], live: [] }, cash))).toBe('FORBIDDEN');
    await command('ban', { level: 1 });
    await command('sports', { line: ['tennis'], live: [] });
    const audit = await call(platform, olga, 'GET', `audit?subject=player:${ann.playerId}`);
    expect(audit.json<{ entries: object[] }>().entries).toMatchObject([
      { action: 'player.sports', after: { line: ['tennis'], live: [] }, reason: 'seen by the fraud desk' },
      { action: 'player.ban', before: { level: 0 }, after: { level: 1, version: 2 } },
    ]);
    const nobody = await call(platform, olga, 'POST', 'players/4711/ban', {
      level: 1,
      reason: 'nobody at all',
    });
    expect(codeOf(nobody)).toBe('ACCOUNT_UNKNOWN');
    const { identity } = platform.modules;
    await identity.start?.();
    expect(identity.isBanned(ann.playerId)).toBe(true);
    expect(identity.isSportClosed(ann.playerId, 'line', 'tennis')).toBe(true);
  });
});
