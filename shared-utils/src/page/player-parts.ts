import { tellChoices } from '../accounts/tell-choices.ts';
import { keepSecureData } from '../auth/secure-data.ts';
import { offerBonus } from '../bonus-prompt/bonus-prompt.ts';
import { offerConvert } from '../convert-prompt/convert-prompt.ts';
import type { Environment } from '../environment/environment-types.ts';
import { activityOf } from '../idle/activity.ts';
import { joinFavourites } from '../favourites/join-favourites.ts';
import { followInbox } from '../inbox/follow-inbox.ts';
import { watchIdle } from '../idle/auto-logoff.ts';
import { watchPlay } from '../play-watch/play-watch.ts';
import { keepDeviceZone } from '../settings-sync/keep-device-zone.ts';
import { logAgreements } from '../settings-sync/log-agreement.ts';
import { syncSettings } from '../settings-sync/settings-sync.ts';
import { isPhone } from '../mobile-payment/is-phone.ts';
import { offerMobilePayment } from '../mobile-payment/offer-mobile-payment.ts';
import { offerTwoFactor } from '../two-factor-prompt/two-factor-prompt.ts';
import type { SharedUtils } from './shared-utils.ts';

/** Starts what only signed-in players need. A chunk of its own: guests never load it. */
export function startPlayerParts(shared: SharedUtils, environment: Environment): void {
  const { timing, cookies, report } = environment;
  followInbox({ ...shared, timing });
  joinFavourites(shared);
  tellChoices(shared);
  watchPlay(shared, environment);
  offerTwoFactor({ ...shared, ...environment });
  offerMobilePayment({ ...shared, ...environment, isPhone: isPhone(globalThis) });
  offerBonus({ ...environment, ...shared });
  offerConvert({ ...shared, ...environment });
  watchIdle({ ...environment, ...shared }, activityOf(globalThis));
  keepSecureData({ ...shared, timing, report });
  syncSettings({ ...shared, timing, cookies });
  logAgreements({ ...shared, report });
  keepDeviceZone({ ...shared, timing });
}
