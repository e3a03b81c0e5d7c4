import { siteSettings } from '@paddock/contract';
import type { CaptchaValue } from '../abuse/captcha-types.ts';
import { createAccounts } from '../accounts/accounts.ts';
import { createAnalytics } from '../analytics/analytics.ts';
import { trackBets } from '../analytics/track-bets.ts';
import { createAppVersion } from '../app-version/app-version.ts';
import { keepPageDuringBets, keepPageDuringChanges } from '../app-version/keep-page.ts';
import { createAuth } from '../auth/auth.ts';
import { createProfileLoader } from '../auth/profile.ts';
import { createLazyBets } from '../bets/lazy-bets.ts';
import { createServerClock } from '../clock/server-clock.ts';
import type { CouponLeg } from '../coupon/coupon-types.ts';
import { createCoupon } from '../coupon/coupon.ts';
import { freshenLeg } from '../coupon/freshen-leg.ts';
import { createDialogs } from '../dialogs/dialogs.ts';
import type { Environment } from '../environment/environment-types.ts';
import { createFavourites, KEPT_FAVOURITES } from '../favourites/favourites.ts';
import { createCalls } from '../http/calls.ts';
import { withTransportRetries } from '../http/retry-transport.ts';
import { createTransport, type AnswerFacts } from '../http/transport.ts';
import { createFormattersStream } from '../i18n/formatters-stream.ts';
import { createI18n } from '../i18n/i18n.ts';
import { createInstallation } from '../installation/installation.ts';
import { LIMITS } from '../limits/limits.ts';
import { createLive } from '../live/live.ts';
import { createMaintenance } from '../maintenance/maintenance.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { createNotifications } from '../notifications/notifications.ts';
import { createOdds } from '../odds/odds.ts';
import { createReads } from '../reads/reads.ts';
import { createSettings } from '../settings/settings.ts';
import { createSheets } from '../sheets/sheets.ts';
import { createSite, createSiteStore, keepMaintenance } from '../site/site.ts';
import { createBrowserStorage } from '../storage/browser-storage.ts';
import { createStore } from '../stream/store.ts';
import { announce } from './announcements.ts';
import { closeDialogOnLeaving, followNews } from './connections.ts';
import { loadLater } from './load-later.ts';
import { newKeyOf } from './new-key.ts';
import { createPlayerStreams } from './player-streams.ts';
import type { SharedUtils } from './shared-utils.ts';
import { authOf, type StartData } from './start-data.ts';

/** Makes and starts one instance over an environment. The page has one, made by `startSharedUtils`; tests make theirs. */
export function createSharedUtils(environment: Environment, boot: StartData): SharedUtils {
  const { timing, cookies, visibility, report } = environment;
  const storage = createBrowserStorage(environment.storage);
  const clock = createServerClock(timing, boot.serverTimeMs);
  const channels = {
    settings: environment.openChannel('settings'),
    coupon: environment.openChannel('coupon'),
    favourites: environment.openChannel('favourites'),
    auth: environment.openChannel('auth'),
    token: environment.openChannel('token'),
  };
  const authStore = createStore(authOf(boot.session));
  const siteStore = createSiteStore(boot.site);
  const auth$ = authStore.stream;

  const appVersion = createAppVersion(timing, boot.release);

  // What every answer tells is heard by concerns that need the API themselves.
  const onAnswer = (facts: AnswerFacts): void => {
    maintenance.onAnswer(facts);
    appVersion.onAnswer(facts);
    site.onAnswer(facts);
    // New terms wait for the player's consent (S7-05).
    if (facts.problemCode === 'TERMS_CHANGED') navigation.navigate('/confirm-terms');
  };
  const transport = createTransport(environment, onAnswer);
  const i18n = createI18n({ boot, send: withTransportRetries(transport, timing), cookies });
  const language = (): string => i18n.language$.snapshot().language;
  const captcha = createStore<CaptchaValue>({ status: 'idle' });
  const calls = createCalls({
    environment,
    storage,
    captcha,
    clock,
    transport,
    language,
    userId: () => authStore.get().userId,
    tokenChannel: channels.token,
    onSessionLost: () => void auth.check(),
  });
  const { bareApi, tokens } = calls;
  const api = keepPageDuringChanges(calls.api, appVersion.during);

  const settings = createSettings(storage, cookies, channels.settings, auth$, siteSettings(boot.site ?? {}));
  settings.settings$.subscribe(() => i18n.writeOwnDigits(settings.settings$.snapshot().settings.ownDigits));
  const formatters$ = createFormattersStream(i18n.language$, settings.settings$, siteStore.stream);
  const navigation = createNavigation(language, () => {
    const known = siteStore.get();
    return 'config' in known ? known.config.afterRegistrationAndLoginRedirectRoutesV2 : undefined;
  });
  const notifications = createNotifications(timing);
  const dialogs = createDialogs();
  const maintenance = createMaintenance({ site$: siteStore.stream, cookies, clock, timing });
  const site = createSite({ store: siteStore, bareApi, timing, language, report });
  const profile = createProfileLoader(api);
  const auth = createAuth({
    store: authStore,
    storage,
    track: (event) => analytics.track(event),
    api,
    bareApi,
    tokens,
    profile,
    channel: channels.auth,
    navigation,
    notify: notifications.notify,
    cookies,
    visibility,
    timing,
    report,
  });
  const accounts = createAccounts({ api, auth$, storage, timing });
  const live = createLive({
    environment,
    auth$,
    tokens,
    clock,
    onMaintenance(window) {
      keepMaintenance(siteStore, window);
      maintenance.onTold();
    },
    onSite: site.onTold,
  });
  const playerStreamOf = createPlayerStreams({ auth$, playerNews$: live.playerNews$, api, clock });
  const odds = createOdds(live, timing, clock);
  const coupon = createCoupon(storage, channels.coupon);
  const fresh = (leg: CouponLeg) => freshenLeg(leg, odds.price$(leg.selectionId).snapshot());
  const ownBets = createLazyBets({
    api,
    timing,
    clock,
    playerNews$: live.playerNews$,
    onMoneyMoved: () => void accounts.refreshAccounts(),
  });
  const bets = trackBets(keepPageDuringBets(ownBets, appVersion.during), (event) => analytics.track(event));
  const analytics = createAnalytics({
    storage,
    clock,
    userId: () => authStore.get().userId,
    report,
    onConsent: (cookiesAgreeType) => settings.updateSettings({ cookiesAgreeType }),
    settings$: settings.settings$,
    asksConsent: boot.site?.isShowCookieAgreePopup === true,
  });

  followNews(live, accounts, auth);
  closeDialogOnLeaving(navigation, dialogs);
  announce({ maintenance, appVersion, notifications, navigation, formatters$ });

  return {
    site,
    clock,
    api,
    reads: createReads({ auth$, playerNews$: live.playerNews$, timing, visibility }),
    auth,
    accounts,
    playerStreamOf,
    limits: playerStreamOf(LIMITS),
    favourites: createFavourites({
      storage,
      channel: channels.favourites,
      auth$,
      api,
      kept: playerStreamOf(KEPT_FAVOURITES),
      notify: notifications.notify,
    }),
    maintenance,
    appVersion,
    settings,
    notifications,
    dialogs,
    sheets: createSheets(),
    installation: createInstallation(environment),
    navigation,
    live,
    odds,
    bets,
    coupon: {
      ...coupon,
      toggleLeg: (leg) => coupon.toggleLeg(fresh(leg)),
      pickLeg: (leg) => coupon.pickLeg(fresh(leg)),
    },
    i18n: { ...i18n, formatters$ },
    storage,
    captcha: { captcha$: captcha.stream },
    collectFingerprint: () =>
      loadLater().then(
        ({ collectFingerprint }) => collectFingerprint(calls.challengeTools, report),
        // Without the network: a sign-in that needs the facts collects them then.
        () => undefined,
      ),
    analytics,
    newKey: () => newKeyOf(environment.randomBytes),
    stop() {
      auth.stop();
      maintenance.stop();
      odds.stop();
      live.stop();
      for (const channel of Object.values(channels)) channel.close();
    },
  };
}
