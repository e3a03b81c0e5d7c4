import type { Environment } from '../environment/environment-types.ts';
import { isGuestPage } from '../navigation/guest-page.ts';
import type { SharedUtils } from '../page/shared-utils.ts';

export type BonusPromptParts = Pick<SharedUtils, 'accounts' | 'auth' | 'dialogs' | 'navigation' | 'storage'> &
  Pick<Environment, 'tabStorage' | 'timing' | 'visibility'>;

const WIDGET = 'office/first-deposit-bonus';
/** How long its conditions have to hold before it shows (S4-21). */
const BONUS_WAIT_MS = 15_000;
/** Who is paying, or has just paid, is on the way already; who fills in a ticket or a coupon is left to it. */
const BUSY = /^\/(office\/recharge|onpay|lotto|toto)(\/|$)/;

const keyOf = (userId: string): string => `first-deposit-bonus:${userId}`;

/**
 * Tells a player of the bonus of the first deposit while it can be had: once a session, 15 s after nothing stands
 * against it, on a tab that is looked at, over no other dialog (S4-21) and not over the page one registered on, which may
 * still show a password. "Do not show again" is kept in the browser.
 */
export function offerBonus(parts: BonusPromptParts): () => void {
  const { accounts, auth, dialogs, navigation, tabStorage, timing, visibility } = parts;
  const shownTo = new Set<string>();
  let stopTimer: (() => void) | undefined;

  const neverOf = (userId: string) =>
    parts.storage.storageItem<boolean>({
      key: keyOf(userId),
      version: 1,
      fallback: false,
      parse: (stored) => (typeof stored === 'boolean' ? stored : undefined),
    });

  /** The player it may be shown to now; null while anything stands against it. */
  function playerNow(): string | null {
    const { userId, banLevel } = auth.auth$.snapshot();
    const money = accounts.accounts$.snapshot();
    const route = navigation.currentRoute$.snapshot();
    if (userId === null || banLevel > 0 || shownTo.has(userId)) return null;
    if (!('isFirstDepositBonusAvailable' in money) || !money.isFirstDepositBonusAvailable) return null;
    if (route.status !== 'ready' || BUSY.test(route.matched.path) || isGuestPage(route)) return null;
    if (dialogs.dialogs$.snapshot().status === 'open' || !visibility.isVisible()) return null;
    return tabStorage?.getItem(keyOf(userId)) === '1' || neverOf(userId).read() ? null : userId;
  }

  function look(): void {
    if (playerNow() === null) {
      stopTimer?.();
      stopTimer = undefined;
    } else {
      stopTimer ??= timing.after(BONUS_WAIT_MS, show);
    }
  }

  function show(): void {
    stopTimer = undefined;
    const userId = playerNow();
    if (userId === null) return;
    shownTo.add(userId);
    tabStorage?.setItem(keyOf(userId), '1');
    const never = (): void => neverOf(userId).write(true);
    dialogs.openDialog({ widget: WIDGET, size: 'small', props: { never } });
  }

  const subscriptions = [
    auth.auth$.subscribe(look),
    accounts.accounts$.subscribe(look),
    navigation.currentRoute$.subscribe(look),
    dialogs.dialogs$.subscribe(look),
  ];
  const stopWatching = visibility.onChange(look);
  return () => {
    stopTimer?.();
    stopWatching();
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
