import type { SharedUtils } from '../page/shared-utils.ts';
import { openByAddress } from './address-dialog.ts';

/** What an address with this in its query asks for (S2-53). */
const FLAG = 'showForgotPasswordModal';

/** Opens the dialog of a forgotten password for a guest (S2-53). A player who is signed in is left alone. */
export async function openForgotPassword(shared: SharedUtils): Promise<void> {
  await shared.auth.check();
  if (shared.auth.auth$.snapshot().status !== 'guest') return;
  openByAddress(shared, {
    widget: 'welcome/forgot-password',
    isAsked: (query) => query.get(FLAG) === '1',
    keys: [FLAG],
  });
}
