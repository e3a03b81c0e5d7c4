import type { Accounts } from '../accounts/accounts-types.ts';
import type { Analytics } from '../analytics/analytics-types.ts';
import type { AppVersion } from '../app-version/app-version-types.ts';
import type { Auth } from '../auth/auth-types.ts';
import type { Bets } from '../bets/bets-types.ts';
import type { ServerClock } from '../clock/clock-types.ts';
import type { Coupon } from '../coupon/coupon-types.ts';
import type { Dialogs } from '../dialogs/dialogs-types.ts';
import { apiBehind } from '../http/api-over.ts';
import type { Api, Gets } from '../http/http-types.ts';
import type { I18n } from '../i18n/i18n-types.ts';
import type { Installation } from '../installation/installation-types.ts';
import type { Navigation } from '../navigation/navigation-types.ts';
import type { Notifications } from '../notifications/notifications-types.ts';
import type { Odds } from '../odds/odds-types.ts';
import { endpointRead, type EndpointRead } from '../reads/read-of.ts';
import type { Reads } from '../reads/reads-types.ts';
import type { SettingsService } from '../settings/settings-types.ts';
import type { Sheets } from '../sheets/sheets-types.ts';
import type { Site } from '../site/site-types.ts';
import type { StorageItem, StorageItemDefinition } from '../storage/storage-types.ts';
import { page } from './page-instance.ts';

export const reloadSite: Site['reloadSite'] = () => page().site.reloadSite();

export const serverNowMs: ServerClock['serverNowMs'] = () => page().clock.serverNowMs();
export const observeServerTime: ServerClock['observeServerTime'] = (serverTimeMs) =>
  page().clock.observeServerTime(serverTimeMs);
export const onServerTick: ServerClock['onServerTick'] = (everyMs, run) =>
  page().clock.onServerTick(everyMs, run);

export const api: Api = apiBehind(() => page().api);
/**
 * An endpoint of the contract's table as `useRead` and `watchRead` take it: `useRead({ ...readOf('/web-api/ideas') })`. Its
 * key is the endpoint itself with parameters and query, so that two reads share an answer only if they ask for the same.
 */
export function readOf<A extends keyof Gets>(address: A, ...options: Gets[A]['options']): EndpointRead<A> {
  return endpointRead(api, address, ...options);
}
export const watchRead: Reads['watchRead'] = (definition) => page().reads.watchRead(definition);
export const newKey = (): string => page().newKey();

export const signIn: Auth['signIn'] = (way, request) => page().auth.signIn(way, request);
export const checkSession: Auth['check'] = () => page().auth.check();
export const refreshProfile: Auth['refreshProfile'] = () => page().auth.refreshProfile();
export const logout: Auth['logout'] = () => page().auth.logout();

export const refreshAccounts: Accounts['refreshAccounts'] = () => page().accounts.refreshAccounts();
export const duringAccountWork: Accounts['duringAccountWork'] = (kind, work) =>
  page().accounts.duringAccountWork(kind, work);
export const setActiveAccount: Accounts['setActiveAccount'] = (accountId) =>
  page().accounts.setActiveAccount(accountId);

export const updateSettings: SettingsService['updateSettings'] = (change) =>
  page().settings.updateSettings(change);

export const notify: Notifications['notify'] = (input) => page().notifications.notify(input);
export const closeNotification: Notifications['closeNotification'] = (id) =>
  page().notifications.closeNotification(id);
export const holdNotification: Notifications['holdNotification'] = (id) =>
  page().notifications.holdNotification(id);
export const releaseNotification: Notifications['releaseNotification'] = (id) =>
  page().notifications.releaseNotification(id);

export const openDialog: Dialogs['openDialog'] = (input) => page().dialogs.openDialog(input);
export const closeDialog: Dialogs['closeDialog'] = (id) => page().dialogs.closeDialog(id);

export const openSheet: Sheets['openSheet'] = (sheet) => page().sheets.openSheet(sheet);
export const closeSheet: Sheets['closeSheet'] = () => page().sheets.closeSheet();
export const toggleSheet: Sheets['toggleSheet'] = (sheet) => page().sheets.toggleSheet(sheet);

export const install: Installation['install'] = () => page().installation.install();

export const navigate: Navigation['navigate'] = (to, options) => page().navigation.navigate(to, options);
export const hrefFor: Navigation['hrefFor'] = (path, language) => page().navigation.hrefFor(path, language);
export const continueAfterSignIn: Navigation['continueAfterSignIn'] = (returnUrl) =>
  page().navigation.continueAfterSignIn(returnUrl);
export const reloadDue: AppVersion['reloadDue'] = () => page().appVersion.reloadDue();
export const reloadPage: Navigation['reloadPage'] = () => page().navigation.reloadPage();
export const registerNavigation: Navigation['registerNavigation'] = (executor) =>
  page().navigation.registerNavigation(executor);

export const watchEvent: Odds['watchEvent'] = (eventId, detail) => page().odds.watchEvent(eventId, detail);
export const watchMarket: Odds['watchMarket'] = (marketId) => page().odds.watchMarket(marketId);
export const watchList: Odds['watchList'] = (section, sport) => page().odds.watchList(section, sport);
export const watchCatalogue: Odds['watchCatalogue'] = () => page().odds.watchCatalogue();
export const watchTable: Odds['watchTable'] = (game) => page().odds.watchTable(game);
export const watchLotteries: Odds['watchLotteries'] = () => page().odds.watchLotteries();
export const watchContent: Odds['watchContent'] = () => page().odds.watchContent();
export const watchTournament: Odds['watchTournament'] = (id) => page().odds.watchTournament(id);
export const price$: Odds['price$'] = (selectionId) => page().odds.price$(selectionId);
export const watchedOdds: Odds['watchedOdds'] = () => page().odds.watchedOdds();
export const seedEvents: Odds['seedEvents'] = (read, detail) => page().odds.seedEvents(read, detail);

export const placeBet: Bets['placeBet'] = (request, key, options) =>
  page().bets.placeBet(request, key, options);
export const resumePlacement: Bets['resumePlacement'] = (key, options) =>
  page().bets.resumePlacement(key, options);

export const toggleLeg: Coupon['toggleLeg'] = (leg) => page().coupon.toggleLeg(leg);
export const pickLeg: Coupon['pickLeg'] = (leg) => page().coupon.pickLeg(leg);
export const takePicks: Coupon['takePicks'] = (taker) => page().coupon.takePicks(taker);
export const removeLeg: Coupon['removeLeg'] = (selectionId) => page().coupon.removeLeg(selectionId);
export const clearCoupon: Coupon['clearCoupon'] = () => page().coupon.clearCoupon();
export const setLegs: Coupon['setLegs'] = (legs) => page().coupon.setLegs(legs);
export const acceptPrices: Coupon['acceptPrices'] = (prices) => page().coupon.acceptPrices(prices);

export const knowDictionaries: I18n['knowDictionaries'] = (dictionaries) =>
  page().i18n.knowDictionaries(dictionaries);
export const loadDictionaries: I18n['loadDictionaries'] = (namespaces, language) =>
  page().i18n.loadDictionaries(namespaces, language);
export const setLanguage: I18n['setLanguage'] = (language) => page().i18n.setLanguage(language);
export const translator: I18n['translator'] = (namespace) => page().i18n.translator(namespace);

export function storageItem<T>(definition: StorageItemDefinition<T>): StorageItem<T> {
  return page().storage.storageItem(definition);
}

export const track: Analytics['track'] = (event) => page().analytics.track(event);
export const addAnalyticsSink: Analytics['addAnalyticsSink'] = (sink) =>
  page().analytics.addAnalyticsSink(sink);
export const setConsent: Analytics['setConsent'] = (choice) => page().analytics.setConsent(choice);
