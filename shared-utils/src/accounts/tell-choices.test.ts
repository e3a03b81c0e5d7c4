/** @jest-environment node */
import type { SharedUtils } from '../page/shared-utils.ts';
import { aMatchedRoute, anAccount } from '../testing/samples.ts';
import { ok, problem } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { accountViewOf } from './account-view.fixture.ts';
import { tellChoices } from './tell-choices.ts';

const READ = 'GET /web-api/user/accounts';
const CHOOSE = 'POST /web-api/user/accounts/active';

describe('choosing the account in use', () => {
  let world: TestWorld;
  let shared: SharedUtils;

  const answer = () => {
    const second = anAccount({ id: '72', iso: 'USD', currencyId: 'USD', kind: 'currency', isActive: false });
    const all_accounts = [anAccount(), second].map(accountViewOf);
    return ok({
      balance: '0',
      bonus: [],
      all_accounts,
      is_available_first_deposit_bonus: false,
      is_frozen: false,
    });
  };
  const notes = () => shared.notifications.notifications$.snapshot().notifications;
  const inUse = () => shared.accounts.activeAccount$.snapshot();

  async function chooseOn(path: string): Promise<void> {
    shared.navigation
      .registerNavigation({ navigate: () => undefined, reload: () => undefined })
      .reportRoute(aMatchedRoute({ path }));
    shared.accounts.setActiveAccount('72');
    await world.timing.advanceAsync(0);
  }

  beforeEach(async () => {
    world = createTestWorld();
    world.userId = '7';
    world.server.on(READ, answer);
    world.server.on(CHOOSE, answer);
    shared = world.open();
    await world.timing.advanceAsync(0);
    tellChoices(shared);
  });
  afterEach(() => world.close());

  it('tells the server, says so and reads the accounts again [S3-18, S4-19, S7-18]', async () => {
    const before = world.server.seen(READ).length;
    shared.accounts.setActiveAccount('72');
    expect(inUse()).toMatchObject({ account: { id: '72' } });
    expect(shared.accounts.accountWork$.snapshot().isChangeInProgress).toBe(true);
    await world.timing.advanceAsync(0);
    expect(world.server.seen(CHOOSE).map(({ body }) => body)).toEqual([{ id: '72' }]);
    expect(notes()).toMatchObject([{ kind: 'info', text: { key: 'common:main_account_will_set' } }]);
    expect(world.server.seen(READ).length).toBeGreaterThan(before);
    expect(shared.accounts.accountWork$.snapshot().isChangeInProgress).toBe(false);
    expect(inUse()).toMatchObject({ account: { id: '72' } });
  });

  it('says nothing on a page of bingo [S4-19]', async () => {
    await chooseOn('/bingo/evening');
    expect(world.server.seen(CHOOSE)).toHaveLength(1);
    expect(notes()).toEqual([]);
  });

  it.each([['/bingo'], ['/bingo/hall/2']])('takes %s for a page of bingo', async (path) => {
    await chooseOn(path);
    expect(notes()).toEqual([]);
  });

  it.each([['/bingoworld'], ['/games/bingo']])('takes %s for no page of bingo', async (path) => {
    await chooseOn(path);
    expect(notes()).toMatchObject([{ kind: 'info', group: 'account' }]);
    await world.timing.advanceAsync(5_000);
    expect(notes()).toEqual([]);
  });

  it('keeps the choice where the server could not be asked', async () => {
    world.server.on(CHOOSE, () => 'lost');
    shared.accounts.setActiveAccount('72');
    await world.timing.advanceAsync(60_000);
    expect(notes().map(({ kind }) => kind)).not.toContain('error');
    expect(inUse()).toMatchObject({ account: { id: '72' } });
  });

  it('goes back to the account the server names when it refuses', async () => {
    world.server.on(CHOOSE, () => problem('ACCOUNT_UNKNOWN'));
    shared.accounts.setActiveAccount('72');
    await world.timing.advanceAsync(0);
    expect(notes()).toMatchObject([{ kind: 'error', text: { key: 'common:errors.ACCOUNT_UNKNOWN' } }]);
    expect(inUse()).toMatchObject({ account: { id: '71' } });
  });
});
