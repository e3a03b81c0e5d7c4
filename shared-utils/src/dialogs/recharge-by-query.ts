import type { SharedUtils } from '../page/shared-utils.ts';
import { openByAddress } from './address-dialog.ts';

/** What the guard of the recharge adds to the address of the page one is on (S5-08). */
export const RECHARGE_MODAL = 'recharge';

/** Opens paying in over the page on a site that has its modal on (S5-08). A guest signs in first, by its own address. */
export async function openRecharge(shared: SharedUtils): Promise<void> {
  await shared.auth.check();
  const site = shared.site.site$.snapshot();
  if (!('config' in site) || site.config.useRechargeModal !== true) return;
  const { status, banLevel } = shared.auth.auth$.snapshot();
  if (status === 'guest') shared.navigation.navigate('/office/recharge', { replace: true });
  if (status !== 'signed-in' || banLevel > 0) return;
  openByAddress(shared, {
    widget: 'cashier/recharge',
    isAsked: (query) => query.get('modal') === RECHARGE_MODAL,
    keys: ['modal', 'method'],
  });
}
