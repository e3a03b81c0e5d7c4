import type { CaptchaValue } from '../abuse/captcha-types.ts';
import { createAnalytics } from '../analytics/analytics.ts';
import { createServerClock } from '../clock/server-clock.ts';
import { createCoupon } from '../coupon/coupon.ts';
import { freshenLeg } from '../coupon/freshen-leg.ts';
import { createDialogs } from '../dialogs/dialogs.ts';
import { createFavourites, KEPT_FAVOURITES } from '../favourites/favourites.ts';
import { createFormattersStream } from '../i18n/formatters-stream.ts';
import { createInstallation } from '../installation/installation.ts';
import { LIMITS } from '../limits/limits.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { createNotifications } from '../notifications/notifications.ts';
import { createOdds } from '../odds/odds.ts';
import { announce } from '../page/announcements.ts';
import { closeDialogOnLeaving } from '../page/connections.ts';
import { newKeyOf } from '../page/new-key.ts';
import { install } from '../page/page-instance.ts';
import { createPlayerStreams } from '../page/player-streams.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import { createReads } from '../reads/reads.ts';
import { createSettings } from '../settings/settings.ts';
import { createSheets } from '../sheets/sheets.ts';
import { createBrowserStorage } from '../storage/browser-storage.ts';
import { createStore } from '../stream/store.ts';
import { createFakeAccounts } from './fake-accounts.ts';
import { createFakeApi } from './fake-api.ts';
import { createFakeAuth } from './fake-auth.ts';
import { createFakeBets } from './fake-bets.ts';
import { createFakeEvents } from './fake-events.ts';
import { createFakeLanguage } from './fake-language.ts';
import { createFakeLive } from './fake-live.ts';
import type { FakePage, FakePageOptions } from './fake-page-types.ts';
import { createFakeValues } from './fake-values.ts';
import { createMemoryCookies, createMemoryStorage } from './memory-storage.ts';
import { createTestInstalling } from './test-installing.ts';
import { TOLD_TYPES } from './sample-types.ts';
import { SAMPLE_NOW_MS } from './samples.ts';
import { createTabHub } from './tab-hub.ts';
import { createVirtualTiming } from './virtual-timing.ts';

/** Price changes are published at once: a test need not wait for a frame. */
function frameAtOnce(run: () => void): () => void {
  run();
  return () => undefined;
}

/**
 * Makes a page of fakes and puts it in the place of the real one, so that components and stores that import
 * `@paddock/shared-utils` use it. What talks to a server is faked; the rest is the real thing over memory and virtual
 * time. Call `remove()` after each test; the page stays readable for components that are still mounted.
 */
export function installFakePage(options: FakePageOptions = {}): FakePage {
  const { language = 'en', dictionaries = {}, site = {}, nowMs = SAMPLE_NOW_MS } = options;
  const timing = createVirtualTiming(nowMs);
  const cookies = createMemoryCookies();
  const hub = createTabHub();
  const storage = createBrowserStorage(options.storage ?? createMemoryStorage());
  const clock = createServerClock(timing, nowMs);
  const navigations: { href: string; replace: boolean }[] = [];
  let keys = 0;
  const installing = createTestInstalling();
  const captcha = createStore<CaptchaValue>({ status: 'idle' });

  const i18n = createFakeLanguage(language, dictionaries, cookies);
  const navigation = createNavigation(
    () => i18n.language$.snapshot().language,
    () => {
      const known = values.site.site$.snapshot();
      return 'config' in known ? known.config.afterRegistrationAndLoginRedirectRoutesV2 : undefined;
    },
  );
  const notifications = createNotifications(timing);
  const dialogs = createDialogs();
  const auth = createFakeAuth(navigation, options.userId);
  const settings = createSettings(storage, cookies, hub.openChannel('settings'), auth.auth$);
  const api = createFakeApi();
  const values = createFakeValues(auth.auth$, site);
  const accounts = createFakeAccounts(auth.auth$, options.accounts ?? []);
  const formatters$ = createFormattersStream(i18n.language$, settings.settings$, values.site.site$);
  const live = createFakeLive(clock);
  const odds = createOdds(live, { ...timing, onFrame: frameAtOnce }, clock);
  // What the server tells with its answers.
  odds.seedEvents({ events: [], types: TOLD_TYPES }, 'row');
  const events = createFakeEvents(live);
  const coupon = createCoupon(storage, hub.openChannel('coupon'));
  const bets = createFakeBets();
  const reporter = navigation.registerNavigation({
    navigate: (href, { replace }) => navigations.push({ href, replace }),
    reload: () => navigations.push({ href: 'reload', replace: true }),
  });
  closeDialogOnLeaving(navigation, dialogs);
  announce({ ...values, notifications, navigation, formatters$ });

  // As the page's, over the fake API; limits are said by the test itself.
  const playerStreamOf = createPlayerStreams(
    { auth$: auth.auth$, playerNews$: live.playerNews$, api, clock },
    new Map([[LIMITS, values.limits]]),
  );

  const shared: SharedUtils = {
    site: values.site,
    limits: values.limits,
    playerStreamOf,
    favourites: createFavourites({
      storage,
      channel: hub.openChannel('favourites'),
      auth$: auth.auth$,
      api,
      kept: playerStreamOf(KEPT_FAVOURITES),
      notify: notifications.notify,
    }),
    maintenance: values.maintenance,
    appVersion: values.appVersion,
    clock,
    api,
    reads: createReads({
      auth$: auth.auth$,
      playerNews$: live.playerNews$,
      timing,
      visibility: { isVisible: () => true },
    }),
    auth,
    accounts,
    settings,
    notifications,
    dialogs,
    sheets: createSheets(),
    installation: createInstallation({ installing }),
    navigation: {
      ...navigation,
      // The fake page is its own root config: another executor is not asked.
      registerNavigation: () => reporter,
    },
    live,
    odds,
    bets,
    coupon: {
      ...coupon,
      toggleLeg: (leg) => coupon.toggleLeg(freshenLeg(leg, odds.price$(leg.selectionId).snapshot())),
    },
    i18n: { ...i18n, formatters$ },
    storage,
    captcha: { captcha$: captcha.stream },
    collectFingerprint: () => Promise.resolve(),
    analytics: createAnalytics({
      storage,
      clock,
      userId: () => auth.auth$.snapshot().userId,
      report: (error) => {
        throw error;
      },
      onConsent: (cookiesAgreeType) => settings.updateSettings({ cookiesAgreeType }),
      settings$: settings.settings$,
      // Tests give the consent they are about.
      asksConsent: true,
    }),
    newKey: () => newKeyOf((count) => new Uint8Array(count).fill(++keys)),
    stop: odds.stop,
  };
  install(shared);

  return {
    shared,
    timing,
    requests: api.requests,
    navigations,
    answer: api.answer,
    sentSignIns: auth.sent,
    signIn: auth.becomeSignedIn,
    signOut: auth.signOut,
    refuseSignIn: auth.refuseSignIn,
    askTwoStep: auth.askTwoStep,
    answerSignIn: auth.answerSignIn,
    setCaptcha: captcha.set,
    setProfile: auth.setProfile,
    setAccounts: accounts.setAccounts,
    setSite: values.setSite,
    setLimits: values.setLimits,
    setLimitsStatus: values.setLimitsStatus,
    setMaintenance: values.setMaintenance,
    reportRelease: values.reportRelease,
    withdrawRelease: values.withdrawRelease,
    setLive: live.setLive,
    sendNews: live.sendNews,
    watchedTopics: live.watched,
    onPlaceBet: bets.onPlaceBet,
    ...events,
    setTable: (game, table) => live.publish(`table:${game}`, table),
    setTournament: (id, board) => live.publish(`tournament:${id}`, board),
    setLotteries: (view) => live.publish('lotto', view),
    setContentRevision: (revision) => live.publish('content', { revision }),
    setList: (section, sport, eventIds) => live.publish(`list:${section}:${sport}`, { eventIds }),
    setCatalogue: (catalogue) => live.publish('catalogue', catalogue),
    offerInstallation: installing.offer,
    showRoute: reporter.reportRoute,
    remove: odds.stop,
  };
}
