/** @jest-environment node */
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { openQueryDialog } from './query-dialog.ts';

describe('an address with a dialog in its query', () => {
  let world: TestWorld;
  beforeEach(() => {
    world = createTestWorld();
  });
  afterEach(() => world.close());

  const open = async (query: string) => {
    const shared = world.open();
    await openQueryDialog(shared, query);
    const value = shared.dialogs.dialogs$.snapshot();
    return value.status === 'open' ? value.dialog.widget : null;
  };

  it('opens the sign-in below the header for a guest, and nothing for a player [S5-07]', async () => {
    expect(await open('?modal=login&returnUrl=%2Foffice')).toBe('welcome/login');
    world.userId = '7';
    expect(await open('?modal=login&returnUrl=%2Foffice')).toBeNull();
  });

  it.each(['?modal=', '?modal=evil', '?modal=office/limits', '?showForgotPasswordModal=0', '?x=modal=login'])(
    'opens nothing for %s',
    async (query) => {
      expect(await open(query)).toBeNull();
    },
  );
});
