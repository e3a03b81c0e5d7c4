import type { Stream } from '../stream/stream.ts';
import { createStream } from '../stream/store.ts';
import { page } from './page-instance.ts';
import type { SharedUtils } from './shared-utils.ts';

/** A stream of whatever instance the page has when it is subscribed to. */
function ofPage<T>(choose: (instance: SharedUtils) => Stream<T>): Stream<T> {
  return createStream(
    () => choose(page()).snapshot(),
    (listener) => {
      const subscription = choose(page()).subscribe(listener);
      return () => subscription.unsubscribe();
    },
  );
}

export const site$ = ofPage((shared) => shared.site.site$);
export const auth$ = ofPage((shared) => shared.auth.auth$);
export const captcha$ = ofPage((shared) => shared.captcha.captcha$);
export const profile$ = ofPage((shared) => shared.auth.profile$);
export const accounts$ = ofPage((shared) => shared.accounts.accounts$);
export const activeAccount$ = ofPage((shared) => shared.accounts.activeAccount$);
export const limits$ = ofPage((shared) => shared.limits.limits$);
export const timePlayed$ = ofPage((shared) => shared.timePlayed.timePlayed$);
export const maintenance$ = ofPage((shared) => shared.maintenance.maintenance$);
export const appVersion$ = ofPage((shared) => shared.appVersion.appVersion$);
export const settings$ = ofPage((shared) => shared.settings.settings$);
export const notifications$ = ofPage((shared) => shared.notifications.notifications$);
export const dialogs$ = ofPage((shared) => shared.dialogs.dialogs$);
export const sheet$ = ofPage((shared) => shared.sheets.sheet$);
export const currentRoute$ = ofPage((shared) => shared.navigation.currentRoute$);
export const live$ = ofPage((shared) => shared.live.live$);
export const playerNews$ = ofPage((shared) => shared.live.playerNews$);
export const couponLegs$ = ofPage((shared) => shared.coupon.couponLegs$);
export const language$ = ofPage((shared) => shared.i18n.language$);
export const formatters$ = ofPage((shared) => shared.i18n.formatters$);
export const consent$ = ofPage((shared) => shared.analytics.consent$);
