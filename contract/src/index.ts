export { isEditedType } from './bets/edited-types.ts';
export { isOwnPath } from './site/own-path.ts';
export { escapeHtml } from './site/escape-html.ts';
export { routeAfterSignIn } from './site/route-after-sign-in.ts';
export { CAPTCHA_CODES, CAPTCHA_HEADER, CAPTCHA_LEVELS } from './abuse/captcha.ts';
export type { CaptchaCode, CaptchaDetails, PauseDetails } from './abuse/captcha.ts';
export {
  isId,
  parseId,
  selectionIdOf,
  parseSelectionId,
  isOutcome,
  type Id,
  type PersonId,
  type PlayerId,
  type AccountId,
  type TransferId,
  type PaymentId,
  type BetId,
  type AthleteId,
  type ChampionshipId,
  type RegionId,
  type CompetitorId,
  type EventId,
  type MarketId,
  type SelectionId,
} from './ids/ids.ts';
export {
  displayPublicNumber,
  parsePublicNumber,
  PUBLIC_NUMBER_DIGITS,
  type PublicNumberKind,
  type TypedNumber,
} from './public-number/public-number.ts';
export { checkDigitOf } from './public-number/check-digit.ts';
export { hasOwnDigits, inOwnDigits, numberLocale, westernDigits } from './locale/digits.ts';
export { readLocale, regionOf } from './locale/locale.ts';
export { writtenIn, writtenTitle, type Written, type WrittenFor } from './locale/written-in.ts';
export { listText, partsText } from './locale/lists.ts';
export { percentText } from './locale/percent.ts';
export { countryName, currencyName, languageName, languageNameIn } from './locale/names.ts';
export { CURRENCIES, currencyOf, type Currency } from './money/currency.ts';
export { parseAmount, formatAmount, displayAmount, type AmountMinor } from './money/amount.ts';
export { quickStakes } from './money/quick-stakes.ts';
export {
  MIN_ODDS_MILLI,
  MAX_ODDS_MILLI,
  isOddsMilli,
  acceptsPrice,
  displayOdds,
  displayTotalOdds,
  type OddsMilli,
  type PriceChangePolicy,
} from './odds/odds.ts';
export { CUT_MOST_MILLI } from './odds/margin/cut-most.ts';
export { ODDS_VIEWS, type OddsView, type CoefViewId } from './odds/formats/odds-view.ts';
export {
  NO_DEAD_HEAT,
  RESULT_WIN,
  RESULT_LOSE,
  RESULT_VOID,
  RESULT_HALF_WIN,
  RESULT_HALF_LOSE,
  legMultiplier,
  priceProduct,
  divideRoundHalfUp,
  divideRoundUp,
  betReturn,
  possibleReturn,
  totalOddsMilli,
  type SelectionResult,
} from './odds/bet-return.ts';
export { isLess, plus, times, type Ratio } from './odds/ratio.ts';
export {
  ERROR_TABLE,
  isErrorCode,
  statusOf,
  type ErrorCode,
  type Problem,
  type LegProblem,
  type AmountBoundsDetails,
  type StakeBoundsDetails,
} from './errors/error-table.ts';
export {
  LAYOUTS,
  SKELETON_KINDS,
  GUARD_NAMES,
  type LayoutName,
  type GuardName,
  type ParamRule,
  type RouteMeta,
  type SkeletonKind,
  type RouteDefinition,
  type RedirectDefinition,
  type RouteTable,
  type MatchedRoute,
} from './routing/route.ts';
export {
  compilePattern,
  createRouteMatcher,
  matchedRoute,
  type RouteMatch,
  type RouteMatcher,
} from './routing/match.ts';
export {
  isLanguageCode,
  allowedLanguages,
  chooseLanguage,
  splitLanguage,
  withLanguage,
  directionOf,
  type SiteLanguages,
  type LanguageHints,
} from './routing/language.ts';
export {
  APPEALS_PATH,
  isAppealable,
  blockInForce,
  blockPage,
  type BlockInfo,
  type BlockReason,
} from './routing/blocks.ts';
export { BLOCK_PAGES, BLOCK_REASONS } from './routing/block-lists.ts';
export { isForbiddenPath } from './routing/forbidden-path.ts';
export { routesLeadOn } from './routing/leads-on.ts';
export { ownSpelling } from './routing/own-spelling.ts';
export { unescaped } from './routing/unescaped.ts';
export { linkStands } from './routing/stands.ts';
export {
  isParcelOpen,
  isRouteAvailable,
  returnUrlOf,
  RULES_ROUTE,
  runGuards,
  type GuardContext,
  type GuardVerdict,
  type PaymentPageTerms,
  type Guard,
} from './routing/guards.ts';
export {
  resolveUrl,
  withQuery,
  type Moved,
  type Resolution,
  type ResolveContext,
} from './routing/resolve.ts';
export type { SiteLanding } from './site/landing.ts';
export { DEVELOPMENT_BUILD, PARCEL_BUILD_HEADER } from './site/parcel-build.ts';
export { CONSENT_COOKIE, COOKIES } from './site/cookies.ts';
export { cookieOfLooks, LOOKS, looksFromCookie, type Look } from './site/looks.ts';
export {
  FRAME_REGIONS,
  type BlockRule,
  type BlockTerms,
  type MaintenanceWindow,
  type PlannedClosing,
  type SiteConfig,
  type SocialOffer,
  type SupportTerms,
  type RouteAfterSignIn,
  type FrameRegion,
  type SessionSummary,
  type BootData,
  type OverrideTerms,
} from './site/boot.ts';
export type { BuiltFile, BuiltParcel, DrawingFile, OwnCopy } from './site/built-parcel.ts';
export {
  REGISTRATION_KINDS,
  REGISTRATION_STARTS,
  type RegistrationKind,
  type RegistrationStart,
  type RegistrationTerms,
  type SiteSocialLink,
} from './site/registration-terms.ts';
export type { FirstDepositOffer, FirstDepositTerms } from './site/bonus-terms.ts';
export {
  LIVE_PATH,
  TOPIC_PATTERN,
  TOPICS_PER_SOCKET,
  type Topic,
  type ClientMessage,
  type ServerMessage,
  type EventDelta,
  type EventSnapshot,
  type MarketTopicView,
  type ContentTopicView,
  type ListView,
  type PlayerNews,
} from './live/protocol.ts';
export type {
  TableTopicView,
  TableDelta,
  TableRoundView,
  TableBetView,
  TableTotals,
} from './live/table-topic.ts';
export {
  HEARTBEAT_MS,
  MISSED_HEARTBEATS_STALE,
  AUTH_POLL_MS,
  TOKEN_CACHE_MS,
  SESSION_CHECK_RETRIES,
  SESSION_CHECK_RETRY_MS,
  CONFIG_RETRIES,
  CONFIG_RETRY_MS,
  CHUNK_RELOAD_GUARD_MS,
  REMOTE_RETRIES,
  REMOTE_RETRY_FIRST_MS,
  HEADER_RETRIES,
  HEADER_RETRY_MS,
  PAGE_READY_MS,
  NOTIFICATIONS_DEFAULT_MAX,
  NOTIFICATIONS_OTHER_MAX,
  NOTIFICATION_CLOSE_MS,
  ACCOUNTS_RETRIES,
  ACCOUNTS_RETRY_MS,
  FETCH_MIN_DELAY_MS,
  APP_VERSION_CHECK_AFTER_MS,
  MAINTENANCE_NOTICE_MS,
  BACKGROUND_PAUSE_MS,
  ACTIVITY_THROTTLE_MS,
  FINGERPRINT_START_MS,
  FINGERPRINT_FAILURES_MAX,
  FINGERPRINT_WAIT_MS,
  SECURE_DATA_MS,
} from './time/spec-times.ts';
export { MINUS, withMinus } from './locale/minus.ts';
export {
  deviceZoneHours,
  followsByDefault,
  knowsDeviceZone,
  timeZoneName,
  zoneChange,
  zoneOptions,
  zoneValue,
  type ChosenZone,
  type ZoneOption,
} from './time/time-zones.ts';
export { ageYears, isDay } from './time/birth-date.ts';
export { dayIn, daySpan, dayText, type TimeSpan } from './time/day-span.ts';
export { SECOND_MS, MINUTE_MS, HOUR_MS, DAY_MS } from './time/durations.ts';
export { passwordStrength, type PasswordStrength } from './security/password-strength.ts';
export { passwordWeakness, type PasswordWeakness } from './security/password-weakness.ts';
export { eventPath, type AddressedEvent } from './sportsbook/event-path.ts';
export { MARKET_PARAMETER, searchHitPath } from './sportsbook/search-hit-path.ts';
export { finalScoreText } from './sportsbook/final-score-text.ts';
export { teamKeyOf, teamPath } from './sportsbook/team-path.ts';
export { areRelated, isOutright, type RelatedEvent } from './sportsbook/outrights.ts';
export { CYBER_TYPES, disciplinesOf, isDiscipline, type CyberType } from './sportsbook/cyber.ts';
export { isOfItsKind, sportOfAddress } from './sportsbook/page-sport.ts';
export { QUICK_COUPON_FEATURE } from './sportsbook/quick-coupon.ts';
export { STATISTICS_FEATURE, statisticsPath } from './sportsbook/statistics-path.ts';
export { LIST_ORDERS, type ListOrderName } from './sportsbook/list-orders.ts';
export { TIME_FILTERS, TIME_FILTERS_OF, type TimeFilter } from './sportsbook/time-filters.ts';
export { canonicalSpecifiers, type Specifiers } from './sportsbook/markets/specifiers.ts';
export {
  legNames,
  marketName,
  matchName,
  shortMarketName,
  outcomeName,
  type LegNames,
  type NamedMarket,
  type NamedMatch,
  type OutcomePlace,
} from './sportsbook/markets/market-names.ts';
export { fillTemplate, inLanguage, nameDirection, shownName } from './sportsbook/markets/template.ts';
export { LIST_COLUMNS, type ListColumnKey, type Sport } from './sportsbook/sports/sport.ts';
export { SPORT_CODES, type SportCode } from './sportsbook/sports/sport-codes.ts';
export { findSport, SPORTS } from './sportsbook/sports/sports.ts';
export { type Release, type SharedModule } from './site/release.ts';
export { releaseRestPath, type ReleaseRest } from './site/release-rest.ts';
export {
  FRAME_IDS,
  DEFAULT_SKELETON,
  frameMarkup,
  frameWidgets,
  type FrameWidgets,
  type FrameWords,
} from './site/frame.ts';
export { EMBED_MODULE, EMBED_PLACE, type EmbedData, type EmbedPlace } from './site/embed.ts';
export {
  REMOTE_ENTRY_HEADERS,
  REMOTE_ENTRY_MODE,
  REMOTE_ENTRY_VERSION,
} from './site/remote-entry-protocol.ts';
export {
  REMOTE_ENTRY_PARCEL,
  remoteRouteOf,
  withRemoteEntries,
  type RemoteApp,
  type RemoteAppEntry,
  type RemoteAppProps,
  type RemoteEntryPage,
} from './site/remote-entry.ts';
export { documentTitle, seoKeysOf, seoKeysOfPage } from './site/head.ts';
export { canonicalPath, robotsOf } from './site/head-tags.ts';
export { countersOf, USUAL_COUNTERS, type SiteCounter } from './site/counter.ts';
export { FIELD_BOUNDS, lengthOf } from './forms/field-bounds.ts';
export { siteSettings } from './site/site-settings.ts';
export { visitorCurrency } from './site/visitor-currency.ts';
export { isRobot } from './site/is-robot.ts';
export {
  lastOther,
  readRouteHistory,
  ROUTE_HISTORY_KEY,
  ROUTE_HISTORY_SLOTS,
  withVisited,
  type VisitedRoute,
} from './site/route-history.ts';
export { MAINTENANCE_PATH, maintenancePath, OLD_BROWSER_PATH } from './site/way-back.ts';
export { wayBackOf } from './routing/way-back-of.ts';
export {
  type DialogWidgetProps,
  type DomElement,
  type Hydration,
  type LifecyclesSource,
  type MountProps,
  type PageProps,
  type ParcelLifecycles,
  type ParcelModule,
  type RegionProps,
  type WidgetProps,
} from './site/parcel-module.ts';
export type {
  DrawingModule,
  DrawnPage,
  DrawnPlace,
  DrawnRead,
  DrawnReadRequest,
  DrawnSeed,
  PageDrawing,
} from './site/drawing.ts';
export {
  type FrameHost,
  type FrameProps,
  type FrameView,
  type MountWidgetOptions,
  type MountedWidget,
  type RegionFailure,
  type RegionView,
  NO_WIDGET,
} from './site/frame-host.ts';
export {
  PROTECTION_METHODS,
  nextProtectionStep,
  protectionLevel,
  protectionWord,
  type ProtectionMethod,
  type ProtectionMethods,
  type ProtectionWord,
} from './security/protection-level.ts';
export { SECURITY_QUESTIONS } from './security/security-questions.ts';
export {
  REQUEST_TEXT_MAX,
  REQUEST_TOPICS,
  isRequestSubject,
  requestTopic,
  requestPath,
  topicsOf,
  type RequestDesk,
  type PaymentKind,
  type RequestTopic,
} from './payments/request-topics.ts';
export {
  LIMIT_TYPES,
  LIMIT_RULES,
  LIMIT_APPROVAL_MS,
  BREAK_BAN_LEVEL,
  LIMIT_PING_MS,
  LOCK_PENDING_DEPOSIT_LIMIT,
  NO_MONEY_LIMIT,
  NO_SESSION_LIMIT,
  isLimitType,
  limitTypesOf,
  type LimitType,
  type LimitKind,
  type LimitRule,
} from './limits/limit-types.ts';
export { breakEndMs } from './limits/break-end.ts';
export {
  GAME_DEVICES,
  GAME_SECTIONS,
  GAME_SORTS,
  GAME_VOLATILITIES,
  KNOWN_FEATURES,
  KNOWN_SUBCATEGORIES,
  OWN_COMPANY,
  SITE_TAGS,
  type GameDevice,
  type GameSection,
  type GameSort,
  type GameVolatility,
  type SiteTag,
} from './casino/sections.ts';
export {
  TOURNAMENT_PHASES,
  TOURNAMENT_POINTS,
  type TournamentPhaseName,
  type TournamentPointsRule,
} from './casino/tournaments.ts';
export { ownGameRoute, ownGames, type OwnGame, type OwnGameRoute } from './casino/own-games.ts';
export { stakeRoom } from './limits/stake-room.ts';
