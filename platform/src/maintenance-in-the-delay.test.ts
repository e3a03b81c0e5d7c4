import type { PlacementView } from '@paddock/contract/schemas';

import { composeModules, type ProductModules } from './compose.ts';
import { signUp, type SignedIn } from './modules/identity/identity.fixture.ts';
import { operatorWith, type TestOperator } from './modules/operators/operators.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { FeedDriver, matchOdds } from './modules/sportsbook/testing/feed-driver.ts';
import { createTestPlatform, inTransaction, query, type TestPlatform } from './testing/index.ts';

const DELAY_MS = 5_000;

/** The whole product: money that is held when play stops is a placed bet or given back (rules §6). */
describe('a live bet that waits its delay when maintenance begins', () => {
  let platform: TestPlatform<ProductModules>;
  let fixture: FixtureRelease;
  let admin: TestOperator;
  let player: SignedIn;
  let accountId: string;
  let matches = 0;

  beforeAll(async () => {
    fixture = writeFixtureRelease();
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: fixture.siteDir, feeds: ['push'], liveDelayMs: DELAY_MS },
    });
    admin = await operatorWith(platform, 'ada', 'admin');
  });
  beforeEach(async () => {
    player = await signUp(platform.app);
    const { kernel, modules, clock } = platform;
    const [main] = await modules.wallet.accounts(kernel.db, player.playerId);
    if (main === undefined) throw new Error('no account');
    accountId = main.id;
    const gift = { id: 'gift', actor: 'system', reason: 'money for a test', amountMinor: 100_00n } as const;
    await inTransaction(kernel.db, (tx) =>
      modules.wallet.adjust(tx, {
        ...gift,
        playerId: player.playerId,
        accountId: main.id,
        atMs: clock.nowMs(),
      }),
    );
  });
  afterEach(async () => {
    const { problems } = await platform.modules.wallet.audit();
    expect(problems).toEqual([]);
    expect(await platform.modules.sportsbook.auditExposure()).toEqual([]);
  });
  afterAll(async () => {
    await platform.close();
    fixture.remove();
  });

  const order = (forMs: number, path = '') =>
    platform.app.inject({
      method: 'POST',
      url: `/operator-api/maintenance${path}`,
      headers: admin.bearer,
      body: { reason: 'a new floor', ...(forMs > 0 ? { endsAtMs: platform.clock.nowMs() + forMs } : {}) },
    });
  const end = () => order(0, '/end');

  /** Ten on the home side of a match that is being played; answers where its outcome is told. */
  async function placed(): Promise<() => Promise<PlacementView & { readonly code?: string }>> {
    const name = `live-${++matches}`;
    const feed = new FeedDriver(platform.modules.sportsbook, platform.clock, `${name}-feed`);
    await feed.snapshot(async () => {
      await feed.fixture(name, platform.clock.nowMs() - 600_000);
      await feed.score(name, {});
      await feed.prices(name, matchOdds(2000, 3400, 3600));
    });
    await platform.advance(250);
    const [market] = (await query(
      platform.databaseUrl,
      `select m.id::text from sportsbook_market m join sportsbook_event e on e.id = m.event_id
        where e.external_id = '${name}'`,
    )) as { id: string }[];
    const key = `maintenance-key-${matches}`;
    const headers = { ...player.bearer, 'idempotency-key': key };
    const leg = { selectionId: `${market?.id}.home`, priceVersion: '0.0', oddsMilli: 2000 };
    const body = { type: 'single', accountId, stake: '10.00', policy: 'any', legs: [leg] };
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/sportsbook/bets',
      headers,
      body,
    });
    expect([answer.statusCode, await money()]).toEqual([202, { free: 9_000n, held: 1_000n }]);
    const url = `/web-api/sportsbook/placements/${key}`;
    return async () => (await platform.app.inject({ url, headers })).json();
  }

  async function money() {
    const { kernel, modules } = platform;
    const accounts = await modules.wallet.accounts(kernel.db, player.playerId);
    const sum = (isHeld: boolean) =>
      accounts
        .filter(({ kind }) => (kind === 'escrow') === isHeld)
        .reduce((all, { balanceMinor }) => all + balanceMinor, 0n);
    return { free: sum(false), held: sum(true) };
  }
  const GIVEN_BACK = { free: 10_000n, held: 0n };
  const STANDS = { free: 9_000n, held: 1_000n };

  it('is rejected with a code that says so, and its money is back before maintenance is over', async () => {
    const outcome = await placed();
    await platform.advance(DELAY_MS - 1_000);
    await order(60_000);
    await platform.advance(1_000);
    expect(await money()).toEqual(GIVEN_BACK);
    expect((await outcome()).code).toBe('MAINTENANCE');
    await end();
    expect(await outcome()).toMatchObject({ status: 'rejected', code: 'MAINTENANCE' });
    expect(await money()).toEqual(GIVEN_BACK);
  });

  it('stands when it was struck before', async () => {
    const outcome = await placed();
    await platform.advance(DELAY_MS);
    await order(60_000);
    await platform.advance(DELAY_MS);
    await end();
    expect(await outcome()).toMatchObject({ status: 'accepted' });
    expect(await money()).toEqual(STANDS);
  });

  it('is decided as ever when maintenance is over before', async () => {
    const outcome = await placed();
    await order(2_000);
    await platform.advance(DELAY_MS);
    expect(await outcome()).toMatchObject({ status: 'accepted' });
    expect(await money()).toEqual(STANDS);
  });

  it.each([
    ['before it was due', 1_000],
    ['after it was due', DELAY_MS + 1_000],
  ])('is given back when the server restarts %s', async (_name, downMs) => {
    const outcome = await placed();
    await order(60_000);
    platform.clock.advance(downMs);
    platform = await platform.restart();
    await platform.advance(DELAY_MS);
    expect(await money()).toEqual(GIVEN_BACK);
    await end();
    expect(await outcome()).toMatchObject({ status: 'rejected', code: 'MAINTENANCE' });
  });
});
