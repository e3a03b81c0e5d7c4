/** @jest-environment node */
import type { SharedUtils } from '../page/shared-utils.ts';
import { aMatchedRoute } from '../testing/samples.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { openForgotPassword } from './forgot-password-by-query.ts';

describe('the dialog of a forgotten password', () => {
  let world: TestWorld;
  const went: string[] = [];
  beforeEach(() => {
    world = createTestWorld();
    went.length = 0;
  });
  afterEach(() => world.close());

  async function standOn(query: string): Promise<SharedUtils> {
    const shared = world.open();
    shared.navigation
      .registerNavigation({ navigate: (href) => went.push(href), reload: () => undefined })
      .reportRoute(aMatchedRoute({ path: '/', query }));
    await openForgotPassword(shared);
    return shared;
  }

  it('opens for a guest by the query, which goes when it is closed [S2-53]', async () => {
    const { dialogs } = await standOn('?showForgotPasswordModal=1&a=b');
    expect(dialogs.dialogs$.snapshot()).toMatchObject({
      status: 'open',
      dialog: { widget: 'welcome/forgot-password' },
    });
    expect(went).toEqual([]);
    dialogs.closeDialog();
    await Promise.resolve();
    expect(went).toEqual(['/en?a=b']);
  });

  it('stays closed for a player, and without the wish [S2-53]', async () => {
    const guest = await standOn('?showForgotPasswordModal=0');
    expect(guest.dialogs.dialogs$.snapshot().status).toBe('closed');
    world.userId = '7';
    const player = await standOn('?showForgotPasswordModal=1');
    expect(player.dialogs.dialogs$.snapshot().status).toBe('closed');
  });
});
