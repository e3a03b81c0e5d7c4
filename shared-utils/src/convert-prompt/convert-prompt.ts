import type { Environment } from '../environment/environment-types.ts';
import { isGuestPage } from '../navigation/guest-page.ts';
import type { SharedUtils } from '../page/shared-utils.ts';

type Parts = Pick<SharedUtils, 'auth' | 'dialogs' | 'navigation'> & Pick<Environment, 'tabStorage'>;

const WIDGET = 'welcome/convert-reminder';
const keyOf = (userId: string): string => `convert-reminder:${userId}`;

/**
 * Reminds a player whose account has no name yet to complete it, as the main or as an additional account: at login, once
 * a session and user (S4-06). Never over another dialog: it then comes when that one is closed; nor over the page one
 * registered on, which may still show a password.
 */
export function offerConvert({ auth, dialogs, navigation, tabStorage }: Parts): () => void {
  const shownTo = new Set<string>();

  function look(): void {
    const value = auth.profile$.snapshot();
    if (value.status !== 'ready' || dialogs.dialogs$.snapshot().status === 'open') return;
    if (isGuestPage(navigation.currentRoute$.snapshot())) return;
    const { user_id: userId, convert: status, ban_level: banLevel } = value.profile;
    if (status === 0 || banLevel > 0 || shownTo.has(userId)) return;
    shownTo.add(userId);
    if (tabStorage?.getItem(keyOf(userId)) === '1') return;
    tabStorage?.setItem(keyOf(userId), '1');
    dialogs.openDialog({ widget: WIDGET, size: 'small', props: { status } });
  }

  const subscriptions = [
    auth.profile$.subscribe(look),
    dialogs.dialogs$.subscribe(look),
    navigation.currentRoute$.subscribe(look),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
