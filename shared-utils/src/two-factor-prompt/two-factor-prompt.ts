import type { Environment } from '../environment/environment-types.ts';
import { isGuestPage } from '../navigation/guest-page.ts';
import type { SharedUtils } from '../page/shared-utils.ts';

type Parts = Pick<SharedUtils, 'api' | 'auth' | 'dialogs' | 'navigation'> &
  Pick<Environment, 'timing' | 'visibility'>;

const WIDGET = 'office/two-factor-prompt';
/** Nobody came here to be asked: what the player wanted goes first. */
export const PROMPT_WAIT_MS = 30_000;

/**
 * Offers a second step to a player without one when the server says so (S3-24 show_2fa_popup): once a page, on a tab
 * that is looked at, over no other dialog nor the page one registered on. That it was shown is kept on the server, which then waits for weeks.
 */
export function offerTwoFactor(parts: Parts): () => void {
  const { api, auth, dialogs, navigation, timing, visibility } = parts;
  const shownTo = new Set<string>();
  let stopTimer: (() => void) | undefined;

  function look(userId: string): void {
    stopTimer = timing.after(PROMPT_WAIT_MS, () => {
      const isFree = dialogs.dialogs$.snapshot().status === 'closed' && visibility.isVisible();
      if (!isFree || isGuestPage(navigation.currentRoute$.snapshot())) return look(userId);
      shownTo.add(userId);
      dialogs.openDialog({ widget: WIDGET, size: 'small' });
      void api.post('/web-api/user/security/prompt/dismiss', {});
    });
  }

  const profile = auth.profile$.subscribe((value) => {
    stopTimer?.();
    if (value.status !== 'ready') return;
    const { user_id: userId, show_2fa_popup: isDue, ban_level: banLevel } = value.profile;
    if (isDue && banLevel === 0 && !shownTo.has(userId)) look(userId);
  });
  return () => {
    stopTimer?.();
    profile.unsubscribe();
  };
}
