import type { SharedUtils } from '../page/shared-utils.ts';
import { openForgotPassword } from './forgot-password-by-query.ts';
import { openRecharge, RECHARGE_MODAL } from './recharge-by-query.ts';

/**
 * Opens the dialog that an address asks for: a forgotten password (S2-53) or the sign-in (S5-07) for guests, the recharge
 * for players (S5-08).
 */
export async function openQueryDialog(shared: SharedUtils, query: string): Promise<void> {
  const values = new URLSearchParams(query);
  if (values.get('showForgotPasswordModal') === '1') return openForgotPassword(shared);
  if (values.get('modal') === RECHARGE_MODAL) return openRecharge(shared);
  if (values.get('modal') !== 'login') return;
  await shared.auth.check();
  if (shared.auth.auth$.snapshot().status !== 'guest') return;
  shared.dialogs.openDialog({ widget: 'welcome/login', size: 'small', placement: 'corner' });
}
