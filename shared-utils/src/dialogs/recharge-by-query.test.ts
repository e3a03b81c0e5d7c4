/** @jest-environment node */
import type { SharedUtils } from '../page/shared-utils.ts';
import { aMatchedRoute, aSiteConfig } from '../testing/samples.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { openQueryDialog } from './query-dialog.ts';

describe('the recharge over a page', () => {
  let world: TestWorld;
  let shared: SharedUtils;
  let goTo: (query: string) => Promise<void>;
  const went: string[] = [];
  beforeEach(() => {
    world = createTestWorld();
    went.length = 0;
  });
  afterEach(() => world.close());

  function open(userId: string | null, useRechargeModal = true): void {
    world.userId = userId;
    shared = world.open({ site: { ...aSiteConfig(), useRechargeModal } });
    const { reportRoute } = shared.navigation.registerNavigation({
      navigate: (href) => went.push(href),
      reload: () => undefined,
    });
    goTo = async (query) => {
      reportRoute(aMatchedRoute({ path: '/live', query }));
      await openQueryDialog(shared, query);
    };
  }
  const shown = () => {
    const value = shared.dialogs.dialogs$.snapshot();
    return value.status === 'open' ? value.dialog : null;
  };

  it('opens by the address, stays while steps are taken, and goes with Back [S5-08]', async () => {
    open('7');
    await goTo('?tab=2&modal=recharge');
    const first = shown();
    expect(first?.widget).toBe('cashier/recharge');
    await goTo('?tab=2&modal=recharge&method=card');
    expect(shown()).toBe(first);
    await goTo('?tab=2');
    expect(shown()).toBeNull();
    await Promise.resolve();
    expect(went).toEqual([]);
  });

  it('leaves the address as it was once it is closed [S5-08]', async () => {
    open('7');
    await goTo('?tab=2&modal=recharge&method=card');
    shared.dialogs.closeDialog();
    await Promise.resolve();
    expect(went).toEqual(['/en/live?tab=2']);
  });

  it('sends a guest to sign in by its own address', async () => {
    open(null);
    await goTo('?modal=recharge');
    expect(shown()).toBeNull();
    expect(went).toEqual(['/en/office/recharge']);
  });

  it('stays closed where the site has its modal off', async () => {
    open('7', false);
    await goTo('?modal=recharge');
    expect(shown()).toBeNull();
    expect(went).toEqual([]);
  });
});
