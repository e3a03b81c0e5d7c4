import type { DialogInput } from './dialogs-types.ts';

/** The dialog that an address asks for; null for one that is not offered, or not to a player. */
export function queryDialog(query: string, isGuest: boolean): DialogInput | null {
  const values = new URLSearchParams(query);
  if (!isGuest) return null;
  if (values.get('showForgotPasswordModal') === '1')
    return { widget: 'welcome/forgot-password', size: 'small' };
  if (values.get('modal') === 'login') return { widget: 'welcome/login', size: 'small', placement: 'corner' };
  return null;
}
