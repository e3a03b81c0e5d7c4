import { useSyncExternalStore } from 'react';
import { BREAK_BAN_LEVEL, QUICK_COUPON_FEATURE } from '@paddock/contract';
import { activeAccount$, auth$, currentRoute$, maintenance$ } from '@paddock/shared-utils';
import { useSiteConfig, useStream, useStreamValue } from '@paddock/shared-utils/react';

import type { QuickChoice, QuickKeeper } from '../../state/quick-coupon.ts';

export interface Quick {
  readonly choice: QuickChoice;
  readonly accountId: string;
  /** A press on a price bets now. */
  readonly isActive: boolean;
}

/**
 * The player's one-click bets; `null` where there are none: for guests, on a site without feature 39, on a page whose route
 * does not name it (S5-04). A stake of another account's currency counts for nothing.
 */
export function useQuickChoice(keeper: QuickKeeper): Quick | null {
  const kept = useSyncExternalStore(keeper.subscribe, keeper.current);
  const { userId, banLevel } = useStream(auth$);
  const active = useStream(activeAccount$);
  const isOffered = useSiteConfig(({ features }) => features.includes(QUICK_COUPON_FEATURE)) === true;
  const isHere = useStreamValue(
    currentRoute$,
    (route) =>
      route.status === 'ready' && route.matched.route.meta.features?.includes(QUICK_COUPON_FEATURE) === true,
  );
  const isMaintenance = useStreamValue(maintenance$, ({ status }) => status === 'active');
  const account = 'account' in active ? active.account : null;
  if (!isOffered || !isHere || userId === null || account === null) return null;
  const isOwn = kept?.userId === userId && kept.currency === account.iso;
  const choice = isOwn ? kept : { userId, currency: account.iso, stake: '', isOn: false, asks: true };
  const isStopped = isMaintenance || banLevel === BREAK_BAN_LEVEL;
  return { choice, accountId: account.id, isActive: choice.isOn && !isStopped };
}
