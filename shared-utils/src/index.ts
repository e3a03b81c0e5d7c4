export { startSharedUtils } from './page/start.ts';
export { takeOver } from './drawing/take-over.ts';
export { createSharedUtils } from './page/create-shared-utils.ts';
export type { SharedUtils } from './page/shared-utils.ts';
export type {
  Environment,
  Timing,
  KeyValueStorage,
  Cookies,
  Visibility,
  TabChannel,
  LiveSocket,
  LiveSocketListener,
} from './environment/environment-types.ts';
export type { Stream } from './stream/stream.ts';
export { selectStream } from './stream/select-stream.ts';
export type { ReadDefinition, Reading, ReadStream, ReadValue } from './reads/reads-types.ts';
export { readFromStart, readMore, type PageOf, type Pages, type ReadPage } from './reads/pages.ts';
export { createSender, isLost, type KeptRequest } from './http/sender.ts';

export {
  site$,
  auth$,
  captcha$,
  profile$,
  accounts$,
  accountWork$,
  activeAccount$,
  maintenance$,
  appVersion$,
  settings$,
  notifications$,
  dialogs$,
  sheet$,
  installation$,
  currentRoute$,
  live$,
  playerNews$,
  couponLegs$,
  language$,
  formatters$,
  consent$,
} from './page/page-streams.ts';
export {
  reloadSite,
  serverNowMs,
  observeServerTime,
  onServerTick,
  api,
  readOf,
  watchRead,
  newKey,
  signIn,
  checkSession,
  refreshProfile,
  logout,
  duringAccountWork,
  refreshAccounts,
  setActiveAccount,
  updateSettings,
  notify,
  closeNotification,
  holdNotification,
  releaseNotification,
  openDialog,
  closeDialog,
  openSheet,
  closeSheet,
  toggleSheet,
  install,
  navigate,
  hrefFor,
  continueAfterSignIn,
  reloadDue,
  reloadPage,
  registerNavigation,
  watchEvent,
  watchMarket,
  watchList,
  watchCatalogue,
  watchTable,
  watchLotteries,
  watchContent,
  watchTournament,
  price$,
  seedEvents,
  watchedOdds,
  placeBet,
  resumePlacement,
  toggleLeg,
  pickLeg,
  takePicks,
  removeLeg,
  clearCoupon,
  setLegs,
  acceptPrices,
  knowDictionaries,
  loadDictionaries,
  setLanguage,
  translator,
  storageItem,
  track,
  addAnalyticsSink,
  setConsent,
} from './page/page-commands.ts';
export { favourites$, toggleFavourite } from './favourites/favourites.ts';
export type { FavouritesValue, Star, StarKind } from './favourites/favourites-types.ts';
// What the server keeps for each player: the folder says all of it (`playerStream`).
export { limits$, refreshLimits, setLimit, decideLimit, cancelLimit } from './limits/limits.ts';
export { timePlayed$, refreshTimePlayed, type TimePlayedValue } from './time-played/time-played.ts';

export { problemLabel } from './i18n/problem-label.ts';
export type { StartData } from './page/start-data.ts';
export type { SiteValue } from './site/site-types.ts';
export type {
  Api,
  Address,
  CallOptions,
  ApiProblem,
  ApiResult,
  ClientErrorCode,
  CommandResult,
  Failure,
} from './http/http-types.ts';
export type { CaptchaValue } from './abuse/captcha-types.ts';
export type { SignInRequests, SignInWay } from './auth/sign-in-ways.ts';
export type { AuthValue, Profile, ProfileValue, SignInDone, SignInResult } from './auth/auth-types.ts';
export type {
  Account,
  AccountKind,
  AccountSet,
  AccountsValue,
  ActiveAccountValue,
} from './accounts/accounts-types.ts';
export { limitUsage, type LimitUsage } from './limits/limit-usage.ts';
export { bonusMoneyOf } from './accounts/bonus-money.ts';
export type { Limit, LimitsValue } from './limits/limits-types.ts';
export type { RealityCheckAction, RealityCheckProps } from './reality-check/reality-check.ts';
export type { MaintenanceValue } from './maintenance/maintenance-types.ts';
export type { AppVersionValue } from './app-version/app-version-types.ts';
export { FONT_SCALES, type Settings, type SettingsValue } from './settings/settings-types.ts';
export type {
  Notification,
  NotificationInput,
  NotificationText,
  NotificationsValue,
} from './notifications/notifications-types.ts';
export type { Dialog, DialogInput, DialogsValue } from './dialogs/dialogs-types.ts';
export type { InstallationValue } from './installation/installation-types.ts';
export { resetSite } from './installation/reset-site.ts';
export type { SheetName, SheetValue } from './sheets/sheets-types.ts';
export type {
  NavigateOptions,
  NavigationExecutor,
  NavigationReporter,
  RouteValue,
} from './navigation/navigation-types.ts';
export type { LiveValue, PlayerNewsValue } from './live/live-types.ts';
export type {
  CatalogueValue,
  TableValue,
  LotteriesValue,
  ContentValue,
  TournamentValue,
  EventInfo,
  EventValue,
  ListValue,
  MarketShape,
  MarketValue,
  PriceInfo,
  PriceValue,
} from './odds/odds-types.ts';
export type { PendingPlacement, PlacementOptions, PlacementOutcome } from './bets/bets-types.ts';
export {
  COUPON_LEGS_MAX,
  type AcceptedPrice,
  type CouponLeg,
  type CouponValue,
  type ToggleResult,
} from './coupon/coupon-types.ts';
export type { Formatters, FormattersValue, LanguageValue, TextValues, Translate } from './i18n/i18n-types.ts';
export type { StorageItem, StorageItemDefinition } from './storage/storage-types.ts';
export type {
  AnalyticsEvent,
  AnalyticsSink,
  ConsentChoice,
  ConsentValue,
  RecordedEvent,
} from './analytics/analytics-types.ts';
export { failureTexts } from './i18n/failure-texts.ts';
