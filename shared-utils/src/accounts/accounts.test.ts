/** @jest-environment node */
import type { SharedUtils } from '../page/shared-utils.ts';
import { anAccount } from '../testing/samples.ts';
import { ok, problem } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { accountViewOf } from './account-view.fixture.ts';
import type { Account, AccountsValue } from './accounts-types.ts';

const ROUTE = 'GET /web-api/user/accounts';

function answerOf(...accounts: readonly Account[]) {
  const all_accounts = accounts.map(accountViewOf);
  return ok({
    balance: '0',
    bonus: [],
    all_accounts,
    is_available_first_deposit_bonus: true,
    is_frozen: false,
  });
}

describe('accounts', () => {
  let world: TestWorld;
  let shared: SharedUtils;

  beforeEach(() => {
    world = createTestWorld();
    world.userId = '7';
    world.server.on(ROUTE, () => answerOf(anAccount()));
  });
  afterEach(() => world.close());

  async function open(): Promise<AccountsValue[]> {
    shared = world.open();
    const seen: AccountsValue[] = [];
    shared.accounts.accounts$.subscribe((value) => seen.push(value));
    await world.timing.advanceAsync(0);
    return seen;
  }

  it('reads money into minor units and finds main and active', async () => {
    const seen = await open();
    expect(seen.map(({ status }) => status)).toContain('loading');
    expect(shared.accounts.accounts$.snapshot()).toEqual({
      status: 'ready',
      accounts: [anAccount()],
      bonuses: [],
      main: anAccount(),
      active: anAccount(),
      isFirstDepositBonusAvailable: true,
      isFrozen: false,
    });
  });

  it('asks up to five times, 2.5 s apart, while no account is active [S4-19]', async () => {
    world.server.on(ROUTE, () => answerOf());
    shared = world.open();
    const before = world.server.seen(ROUTE).length;
    await world.timing.advanceAsync(0);
    // Live push being connected asks once more after these five.
    await world.timing.advanceAsync(2_499);
    expect(world.server.seen(ROUTE)).toHaveLength(before + 1);
    await world.timing.advanceAsync(1);
    expect(world.server.seen(ROUTE)).toHaveLength(before + 2);
    await world.timing.advanceAsync(7_500 - 1);
    expect(world.server.seen(ROUTE)).toHaveLength(before + 4);
    await world.timing.advanceAsync(60_000);
    expect(shared.accounts.accounts$.snapshot()).toMatchObject({ status: 'ready', active: null });
  });

  it('stops asking once there is an active one [S4-19]', async () => {
    let asked = 0;
    world.server.on(ROUTE, () =>
      ++asked < 3 ? answerOf(anAccount({ isActive: false })) : answerOf(anAccount()),
    );
    await open();
    await world.timing.advanceAsync(5_000);
    expect(shared.accounts.activeAccount$.snapshot()).toMatchObject({
      status: 'ready',
      account: { id: '71' },
    });
  });

  it('is an error when nothing could be read, and recovers at the next refresh', async () => {
    world.server.on(ROUTE, () => problem('INTERNAL'));
    await open();
    await world.timing.advanceAsync(30_000);
    expect(shared.accounts.accounts$.snapshot()).toEqual({ status: 'error' });
    world.server.on(ROUTE, () => answerOf(anAccount()));
    const refreshed = shared.accounts.refreshAccounts();
    await world.timing.advanceAsync(2_500);
    await refreshed;
    expect(shared.accounts.accounts$.snapshot().status).toBe('ready');
  });

  it('keeps the last accounts as stale when a refresh fails', async () => {
    await open();
    world.server.on(ROUTE, () => problem('INTERNAL'));
    const refreshed = shared.accounts.refreshAccounts();
    await world.timing.advanceAsync(30_000);
    await refreshed;
    expect(shared.accounts.activeAccount$.snapshot()).toEqual({ status: 'stale', account: anAccount() });
  });

  it('shares one request between calls at the same time, and reads once more for those who came late', async () => {
    await open();
    await world.timing.advanceAsync(1_000);
    const before = world.server.seen(ROUTE).length;
    await Promise.all([1, 2, 3, 4].map(() => shared.accounts.refreshAccounts()));
    expect(world.server.seen(ROUTE)).toHaveLength(before + 2);
  });

  it('refreshes at news of the accounts', async () => {
    await open();
    await world.timing.advanceAsync(1_000);
    world.server.on(ROUTE, () => answerOf(anAccount({ moneyMinor: 20_000n })));
    world.live.present.send({ t: 'delta', topic: 'player', seq: 1, data: { kind: 'accounts' } });
    await world.timing.advanceAsync(0);
    expect(shared.accounts.activeAccount$.snapshot()).toMatchObject({ account: { moneyMinor: 20_000n } });
  });

  it('keeps the chosen account over a reload, and forgets it at sign-out [S4-03, S4-19]', async () => {
    const second = anAccount({ id: '72', iso: 'USD', currencyId: 'USD', kind: 'currency', isActive: false });
    world.server.on(ROUTE, () => answerOf(anAccount(), second));
    await open();
    shared.accounts.setActiveAccount('72');
    expect(shared.accounts.activeAccount$.snapshot()).toMatchObject({ account: { id: '72' } });
    await open();
    expect(shared.accounts.activeAccount$.snapshot()).toMatchObject({ account: { id: '72' } });
    void shared.auth.logout();
    await world.timing.advanceAsync(0);
    world.userId = '7';
    await open();
    expect(shared.accounts.activeAccount$.snapshot()).toMatchObject({ account: { id: '71' } });
  });

  it('publishes the active account only when it or its money changed', async () => {
    await open();
    await world.timing.advanceAsync(1_000);
    const seen: unknown[] = [];
    shared.accounts.activeAccount$.subscribe((value) => seen.push(value));
    await shared.accounts.refreshAccounts();
    expect(seen).toHaveLength(1);
    world.server.on(ROUTE, () => answerOf(anAccount({ heldMinor: 500n })));
    await shared.accounts.refreshAccounts();
    expect(seen).toHaveLength(2);
  });

  it('shows nothing of one player to the next', async () => {
    const seen = await open();
    world.server.on(ROUTE, () => 'hang');
    void shared.accounts.refreshAccounts();
    void shared.auth.logout();
    await world.timing.advanceAsync(0);
    expect(seen.at(-1)).toEqual({ status: 'none' });
    world.server.on(ROUTE, () => answerOf(anAccount({ id: '99' })));
    await shared.auth.signIn('password', { login: 'bob@example.org', password: 'right horse', save: true });
    await world.timing.advanceAsync(0);
    expect(shared.accounts.activeAccount$.snapshot()).toMatchObject({ account: { id: '99' } });
  });

  it('says kinds by name, which the wire has as 0, 4 and 9 [S9-17]', async () => {
    const numbered = (type: 0 | 4 | 9) => ({ ...accountViewOf(anAccount({ id: `7${type}` })), type });
    world.server.on(ROUTE, () =>
      ok({
        balance: '0',
        bonus: [numbered(4)],
        all_accounts: [numbered(9), numbered(4), numbered(0)],
        is_available_first_deposit_bonus: false,
        is_frozen: false,
      }),
    );
    await open();
    expect(shared.accounts.accounts$.snapshot()).toMatchObject({
      accounts: [{ kind: 'currency' }, { kind: 'main' }],
      bonuses: [{ kind: 'bonus' }],
      main: { id: '70' },
    });
  });

  it('leaves out an account whose currency or amount it does not understand', async () => {
    const odd = { ...accountViewOf(anAccount({ id: '73' })), iso: 'XXX' };
    const broken = { ...accountViewOf(anAccount({ id: '74' })), money: '1e3' };
    world.server.on(ROUTE, () =>
      ok({
        balance: '0',
        bonus: [],
        all_accounts: [odd, broken, accountViewOf(anAccount())],
        is_available_first_deposit_bonus: false,
        is_frozen: false,
      }),
    );
    await open();
    expect(shared.accounts.accounts$.snapshot()).toMatchObject({ accounts: [{ id: '71' }] });
  });
});
