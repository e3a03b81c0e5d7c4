import type { Environment } from '../environment/environment-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import { countSuccesses } from './count-successes.ts';

export type MobilePaymentParts = Pick<
  SharedUtils,
  'api' | 'auth' | 'dialogs' | 'live' | 'navigation' | 'site'
> &
  Pick<Environment, 'cookies' | 'tabStorage' | 'timing' | 'visibility'> & {
    /** Who holds a phone already needs no way to it. */
    readonly isPhone: boolean;
  };

/** Set once for good; the browser keeps it for a year (S9-10). */
export const MOBILE_PAYMENT_COOKIE = 'mobile_payment';
const YEAR_SEC = 365 * 86_400;
/** Payments at which it is shown, and at which it is never thought of again (S4-21). */
const SHOWN_AT = 3;
const DONE_AT = 4;
const WIDGET = 'cashier/mobile-payment';
/** What has just been paid is read first. */
export const OFFER_WAIT_MS = 5_000;
/** Nobody is disturbed while paying. */
const PAYING = /^\/office\/(recharge|deduce)/;

const keyOf = (userId: string): string => `mobile-payment:${userId}`;

/**
 * Offers a player who has paid three times to pay from the phone next time (S4-21): signed in, of a country the site
 * names (S5-14), not on a phone, once a session, over no other dialog. From the fourth payment on a cookie says that it
 * is done with. Answers how to stop.
 */
export function offerMobilePayment(parts: MobilePaymentParts): () => void {
  const { api, auth, cookies, dialogs, live, navigation, site, tabStorage, timing, visibility } = parts;
  let stopTimer: (() => void) | undefined;
  /** Whose payments are counted already, or being counted. */
  let counted: string | null = null;

  /** The player this is for; null for anybody else, and once it is done with. */
  function playerNow(): string | null {
    const [known, config] = [auth.profile$.snapshot(), site.site$.snapshot()];
    if (known.status !== 'ready' || !('config' in config) || parts.isPhone) return null;
    const { user_id: userId, user_country_code: country, ban_level: banLevel, has_deposit } = known.profile;
    const isMeant = config.config.mobilePaymentCountries?.includes(country) === true;
    if (!isMeant || !has_deposit || banLevel > 0 || cookies.get(MOBILE_PAYMENT_COOKIE) !== null) return null;
    return userId;
  }

  async function count(): Promise<void> {
    const userId = playerNow();
    if (userId === null || userId === counted) return;
    counted = userId;
    const successes = await countSuccesses(api);
    if (successes === SHOWN_AT) wait();
    else if (successes !== null && successes >= DONE_AT) cookies.set(MOBILE_PAYMENT_COOKIE, '1', YEAR_SEC);
  }

  function wait(): void {
    stopTimer?.();
    stopTimer = timing.after(OFFER_WAIT_MS, show);
  }

  function show(): void {
    const userId = playerNow();
    if (userId === null || tabStorage?.getItem(keyOf(userId)) === '1') return;
    const route = navigation.currentRoute$.snapshot();
    const isPaying = route.status === 'ready' && PAYING.test(route.matched.path);
    if (isPaying || dialogs.dialogs$.snapshot().status === 'open' || !visibility.isVisible()) return wait();
    tabStorage?.setItem(keyOf(userId), '1');
    const never = (): void => cookies.set(MOBILE_PAYMENT_COOKIE, '1', YEAR_SEC);
    dialogs.openDialog({ widget: WIDGET, size: 'small', props: { never } });
  }

  const subscriptions = [
    auth.profile$.subscribe(() => void count()),
    live.playerNews$.subscribe((value) => {
      if (value.status === 'none' || value.news.kind !== 'payment' || value.news.status !== 'succeeded')
        return;
      counted = null;
      // Which also says `has_deposit` from the first one on.
      void auth.refreshProfile();
    }),
  ];
  return () => {
    stopTimer?.();
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
