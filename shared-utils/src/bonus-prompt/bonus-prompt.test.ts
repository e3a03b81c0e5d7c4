/** @jest-environment node */
import type { NavigationReporter } from '../navigation/navigation-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { aMatchedRoute, anAccount } from '../testing/samples.ts';
import { ok } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { offerBonus } from './bonus-prompt.ts';

/** Spelled out, so that another wait fails (S4-21). */
const BONUS_WAIT_MS = 15_000;

describe('the offer of the first-deposit bonus', () => {
  let world: TestWorld;
  let tab: SharedUtils;
  let reporter: NavigationReporter;
  let tabStorage: ReturnType<typeof createMemoryStorage>;
  let isAvailable: boolean;
  let stop: () => void;

  beforeEach(() => {
    world = createTestWorld();
    world.userId = '7';
    tabStorage = createMemoryStorage();
    isAvailable = true;
    const { moneyMinor: _, heldMinor: __, ...account } = anAccount();
    world.server.on('GET /web-api/user/accounts', () =>
      ok({
        balance: '0',
        bonus: [],
        all_accounts: [{ ...account, money: '0.00', held: '0.00' }],
        is_available_first_deposit_bonus: isAvailable,
        is_frozen: false,
      }),
    );
  });
  afterEach(() => {
    stop();
    world.close();
  });

  /** A tab on the real streams, its accounts read. */
  async function open(path = '/live'): Promise<void> {
    tab = world.open();
    stop = offerBonus({ ...world.environment, ...tab, tabStorage });
    tab.accounts.accounts$.subscribe(() => undefined);
    reporter = tab.navigation.registerNavigation({ navigate: () => undefined, reload: () => undefined });
    goTo(path);
    await pass(0);
  }
  const goTo = (path: string) => reporter.reportRoute(aMatchedRoute({ path }));
  const pass = (ms: number) => world.timing.advanceAsync(ms);
  const shown = () => {
    const value = tab.dialogs.dialogs$.snapshot();
    return value.status === 'open' ? value.dialog.widget : null;
  };
  const OFFER = 'office/first-deposit-bonus';

  it('[S4-21] shows the first-deposit bonus 15 s after its conditions are met', async () => {
    await open();
    await pass(BONUS_WAIT_MS - 1);
    expect(shown()).toBeNull();
    await pass(1);
    expect(shown()).toBe(OFFER);
  });

  it('counts the 15 s anew once what stood against it is over', async () => {
    world.userId = null;
    await open();
    await pass(BONUS_WAIT_MS);
    expect(shown()).toBeNull();
    world.userId = '7';
    await tab.auth.signIn('password', { login: 'ann', password: 'x', save: false });
    await pass(BONUS_WAIT_MS - 1_000);
    tab.dialogs.openDialog({ widget: 'welcome/login' });
    await pass(BONUS_WAIT_MS);
    expect(shown()).toBe('welcome/login');
    tab.dialogs.closeDialog();
    await pass(BONUS_WAIT_MS - 1_000);
    goTo('/office/recharge/form');
    await pass(2 * BONUS_WAIT_MS);
    goTo('/onpay/success');
    await pass(2 * BONUS_WAIT_MS);
    expect(shown()).toBeNull();
    goTo('/office/account');
    world.visibility.hide();
    await pass(2 * BONUS_WAIT_MS);
    expect(shown()).toBeNull();
    world.visibility.show();
    await pass(BONUS_WAIT_MS - 1);
    expect(shown()).toBeNull();
    await pass(1);
    expect(shown()).toBe(OFFER);
  });

  it.each(['/lotto/keno/12', '/toto', '/toto/next'])('does not stand over a ticket: %s', async (path) => {
    await open(path);
    await pass(2 * BONUS_WAIT_MS);
    expect(shown()).toBeNull();
    goTo('/live');
    await pass(BONUS_WAIT_MS);
    expect(shown()).toBe(OFFER);
  });

  it('does not come over the page one registered on, which may still show a password', async () => {
    await open();
    const { route } = aMatchedRoute();
    reporter.reportRoute(aMatchedRoute({ path: '/registration', route: { ...route, guards: ['guest'] } }));
    await pass(2 * BONUS_WAIT_MS);
    expect(shown()).toBeNull();
    goTo('/live');
    await pass(BONUS_WAIT_MS);
    expect(shown()).toBe(OFFER);
  });

  it('[S4-21] shows the first-deposit bonus once a session, over a reload too', async () => {
    await open();
    await pass(BONUS_WAIT_MS);
    tab.dialogs.closeDialog();
    await pass(10 * BONUS_WAIT_MS);
    expect(shown()).toBeNull();
    stop();
    await open();
    await pass(10 * BONUS_WAIT_MS);
    expect(shown()).toBeNull();
    stop();
    tabStorage = createMemoryStorage();
    await open();
    await pass(BONUS_WAIT_MS);
    expect(shown()).toBe(OFFER);
  });

  it('does not come back to a player who said so, while another one may still see it', async () => {
    await open();
    await pass(BONUS_WAIT_MS);
    const value = tab.dialogs.dialogs$.snapshot();
    if (value.status === 'open') (value.dialog.props['never'] as () => void)();
    stop();
    tabStorage = createMemoryStorage();
    await open();
    await pass(BONUS_WAIT_MS);
    expect(shown()).toBeNull();
    stop();
    world.userId = '8';
    await open();
    await pass(BONUS_WAIT_MS);
    expect(shown()).toBe(OFFER);
  });

  it('goes away with the first deposit, and never comes where there is no bonus', async () => {
    await open();
    await pass(BONUS_WAIT_MS - 1);
    isAvailable = false;
    await tab.accounts.refreshAccounts();
    await pass(2 * BONUS_WAIT_MS);
    expect(shown()).toBeNull();
  });
});
