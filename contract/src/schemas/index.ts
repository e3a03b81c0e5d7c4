// TypeBox schemas of the API. Server, tools and tests only: the browser imports types from here, never values.
export {
  DecimalId,
  Amount,
  IsoCurrency,
  ProductName,
  LanguageCode,
  Slug,
  TimestampMs,
  OddsMilliSchema,
  SelectionIdText,
  OutcomeCode,
  IdempotencyKey,
  LocalizedName,
  NAME_LANGUAGES,
  type NameLanguage,
  NumberOrId,
  PlayerNumber,
  BetNumber,
} from './primitives.ts';
export {
  SpecifierKind,
  MarketSpecifier,
  MarketOutcome,
  MarketGroup,
  MarketTypeView,
  MarketDescription,
} from './market-types.ts';
export { CricketState, PlayerFigures, Scorecards } from './cricket-state.ts';
export {
  BetSection,
  EventKind,
  Silk,
  Competitor,
  MarketStatus,
  SelectionView,
  MarketView,
  EventStatus,
  Incident,
  Pair,
  EventState,
  EventDetail,
  Field,
  Runner,
  RaceState,
  EachWayOffer,
  CatalogueChampionship,
  CatalogueSport,
  CatalogueView,
  ChampionshipView,
  EventListQuery,
  EventListView,
} from './sportsbook.ts';
export { MOST_RUNNERS, NamedPlacing, Placing, WithdrawnRunner } from './placings.ts';
export {
  PriceChangePolicySchema,
  PlaceBetRequest,
  BetLegView,
  BetStatus,
  BetView,
  PlacementView,
  BetFilter,
  BetFilterName,
  BetListQuery,
  BetListView,
  OperatorBetView,
} from './bets.ts';
export { BetType } from './bet-type.ts';
export { BetLines, BetLinks, EachWayTermsOfLegs } from './bet-plans.ts';
export { BetExplanationView, OperatorBetExplanationView } from './bet-explanation.ts';
export { CouponCodeView, ShareCouponRequest, SharedCouponView, SharedPlan } from './shared-coupon.ts';
export { LandingView } from './landing.ts';
export { type BetQuoteView, type OwnPriceView, QuoteRequest, QuoteView } from './coupon-quote.ts';
export { PriceModel } from './price-model.ts';
export {
  FeedFixture,
  FeedPrices,
  FeedBetStop,
  FeedScore,
  FeedResult,
  FeedCancel,
  FeedCancelRollback,
  FeedRollback,
  FeedMarketTypes,
  FeedSquad,
  Position,
  FeedHeartbeat,
  FeedSnapshotBegin,
  FeedSnapshotEnd,
  FeedBody,
  FeedMessage,
  FeedFault,
} from './feed.ts';
export {
  LoginRequest,
  RightsView,
  SessionView,
  TokenKeysView,
  TokenView,
  CountriesView,
} from './identity.ts';
export {
  TwoStepMethod,
  TwoStepChallenge,
  SignInAnswer,
  TwoStepRequest,
  TwoStepSendRequest,
  CodeSentView,
  PhoneLoginRequest,
  SmsSendRequest,
  SmsSentView,
  SmsLoginRequest,
  TokenLoginRequest,
  SecureDataView,
  DevicesView,
  DevicesSignedOutView,
} from './sign-in.ts';
export {
  CaptchaUpdateQuery,
  CaptchaUpdateView,
  CaptchaTimeView,
  CaptchaValidateRequest,
  CaptchaPassView,
  FingerprintRequest,
  FingerprintView,
  ComponentsData,
} from './abuse.ts';
export {
  RegistrationRequest,
  PhoneRegistrationRequest,
  OneClickRegistrationRequest,
  OneClickRegistrationView,
  RegistrationCodeRequest,
  RegistrationCodeView,
  SiteSocialLinksView,
  PhoneCountriesView,
  PhoneMasksView,
} from './registration.ts';
export {
  ProtectionMethodsView,
  ProtectionFields,
  PasskeyView,
  SecurityView,
  SecurityEventKind,
  SecurityEventsView,
  StepUpRequest,
  TwoFactorEnrolView,
  TwoFactorConfirmRequest,
  TwoFactorDisableRequest,
  RecoveryCodesView,
  SentCodeView,
  SentCodeRequest,
  PasskeyOptionsView,
  AddPasskeyRequest,
  PasskeySignInRequest,
  PhoneRequest,
  EmailRequest,
  EmailChangeView,
  EmailConfirmRequest,
  QuestionRequest,
} from './security.ts';
export {
  LimitState,
  LimitView,
  LimitList,
  SetLimitRequest,
  LimitActionRequest,
  LimitActionQuery,
  LimitPingView,
  TimePlayedView,
  RealityCheckRequest,
  RealityCheckQuery,
  RealityCheckView,
} from './limits.ts';
export {
  AccountView,
  AccountsView,
  LedgerEntryKind,
  StatementGroup,
  StatementQuery,
  StatementView,
  PrintedStatementView,
  MoneyTotalsView,
  RecentMoneyQuery,
  RecentMoneyView,
  AddCurrencyRequest,
  CurrencyAnswer,
  ConversionQuoteQuery,
  ConversionQuote,
  ConversionRequest,
  ConversionView,
} from './wallet.ts';
export { QrCodeView } from './qr-code.ts';
export { EditBetRequest, EditBetView, EditQuoteRequest, EditQuoteView } from './bet-edit.ts';
export {
  CashOutOff,
  CashOutOrderRequest,
  CashOutOrderView,
  CashOutQuotesRequest,
  CashOutQuotesView,
  CashOutQuoteView,
  CashOutRequest,
  CashOutView,
} from './cash-out.ts';
export {
  MethodTime,
  PaymentMethodsView,
  PaymentWaysView,
  DepositRequest,
  DepositStatus,
  DepositView,
  PaymentHistoryView,
} from './cashier.ts';
export {
  OperatorReason,
  OperatorSignInRequest,
  OperatorSessionView,
  OperatorResumeAnswer,
  OperatorSignInAnswer,
  OperatorPasswordRequest,
  OperatorDecisionRequest,
  OperatorListView,
  OperatorAuditView,
  ProposalStatus,
  ProposalKind,
  ProposalView,
  ProposalListView,
} from './operators.ts';
export { SecurityKind, SecurityRecordView, SecurityRule, SecurityAlertsView } from './security-record.ts';
export {
  WithdrawalStatus,
  PayoutInstrumentView,
  WithdrawalGate,
  PayoutOptionsView,
  WithdrawalRequest,
  WithdrawalView,
  WithdrawalsView,
} from './withdrawals.ts';
export { OutboxView } from './messages.ts';
export {
  ForgotPasswordRequest,
  ForgotPasswordView,
  ResetCodeRequest,
  ResetTokenView,
  ResetCheckRequest,
  ResetCheckView,
  ResetPasswordRequest,
  ChangePasswordRequest,
  PasswordChangedView,
  ActivationView,
  ActivationSentView,
  ActivationCodeRequest,
  ActivateRequest,
  ActivateView,
  ActivationFields,
} from './passwords.ts';
export {
  OperatorWithdrawalView,
  OperatorWithdrawalsView,
  OperatorWithdrawalDecision,
  AdjustmentRequest,
  WriteOffRequest,
  SuspenseDecision,
  OperatorMoneyAnswer,
  OperatorPlayerView,
  PlayerSignedOutView,
  SuspenseView,
  FreezeRequest,
  ReconciliationsView,
} from './operator-cashier.ts';
export { BanRequest, ClosedSportsRequest, RestrictionsView } from './operator-restrictions.ts';
export {
  UnsettledReason,
  UnsettledEvent,
  UnsettledView,
  QuarantineState,
  QuarantineView,
  SettlementRequest,
} from './operator-settlement.ts';
export {
  TradingScope,
  TradingOrderRequest,
  StandingOrderView,
  TradingOrderView,
  TradingOrdersView,
  MarketMarginsView,
  TradingAlert,
  TradingEventView,
  TradingBoardQuery,
  TradingBoardView,
} from './trading.ts';
export {
  BOUND_MOST_MILLI,
  BOUND_USUAL_MILLI,
  SHIFT_MOST_MILLI,
  OverriddenPrice,
  PriceOverrideRequest,
  PriceOverrideView,
  PriceOverridesView,
  PriceArbitrage,
  PricedSelection,
} from './trading-prices.ts';
export {
  BoundKind,
  BoundScope,
  TradingBoundRequest,
  TradingBoundView,
  TradingBoundsView,
} from './trading-bounds.ts';
export {
  BetReviewView,
  BetReviewsView,
  OperatorReviewAnswer,
  OperatorReviewRequest,
  OperatorReviewView,
  OperatorReviewsView,
  ReviewAnswerRequest,
  ReviewLeg,
  ReviewOffer,
  ReviewState,
} from './bet-reviews.ts';
export { TradingMarketsView, TradingMarketView, TradingSelectionView } from './trading-event.ts';
export {
  ALERTS_A_PAGE,
  AcknowledgeAlertsRequest,
  AlertedSelection,
  TradingAlertEntry,
  TradingAlertKind,
  TradingAlertsQuery,
  TradingAlertsView,
} from './trading-alerts.ts';
export { BuiltParcelBody, ParcelFileHref } from './built-parcel.ts';
export { ParcelManifest } from './manifest.ts';
export { RemoteAppEntryBody, RemoteComponentsRequest, RemoteEntryPageBody, Origin } from './remote-entry.ts';
export {
  AnalyticsEventBody,
  AnalyticsBatchBody,
  AnalyticsBatchAnswer,
  AnalyticsCountsView,
  AnalyticsFunnelView,
  AnalyticsQuery,
  CountersView,
  OWN_SITE,
} from './analytics.ts';
export {
  ClientErrorReportBody,
  ClientErrorBatchBody,
  CanaryWatchBody,
  ClientHealthBody,
  ClientVitalsBody,
} from './reports.ts';
export {
  ReleaseChannel,
  ReleaseKind,
  CanaryTerms,
  MissingFilesRequest,
  MissingFilesView,
  PublishRequest,
  RollbackRequest,
  PromoteRequest,
  ReleaseMadeView,
  ReleaseSummaryView,
  ReleaseHistoryView,
  ReleaseDiffView,
  RegistryHealthView,
  RegistryStatusView,
  StagingLookView,
  CurrentReleaseView,
} from './registry.ts';
export { SettingsDocument, SettingsChange, SettingsView, CookiesAgreement } from './settings.ts';
export {
  DocumentTypeId,
  UserData,
  UserDataField,
  UserDataChange,
  UserDataView,
  ActivationType,
  UserConfigView,
} from './profile.ts';
export {
  DocumentKind,
  VerificationStatus,
  CheckReason,
  DocumentView,
  VerificationView,
  IdentificationRequest,
  VerificationFields,
} from './verification.ts';
export {
  PaymentRequestStatus,
  PaymentFact,
  RequestPaymentView,
  RequestPaymentsView,
  NewPaymentRequest,
  RequestMessage,
  PaymentRequestRow,
  PaymentRequestsView,
  PaymentRequestView,
  QueuedRequestStatus,
  OperatorRequestsView,
  OperatorRequestView,
  OperatorRequestAnswer,
  OperatorRequestClosing,
} from './payment-requests.ts';
export { TermsRule, TermsView, AgreementRulesView, ConfirmTermsRequest, TermsFile } from './terms.ts';
export {
  ProviderName,
  SocialProvidersView,
  SocialPersonView,
  SocialRegistrationRequest,
  SocialLinksView,
  RedirectView,
  OneTapClientView,
} from './social.ts';
export {
  RoundChain,
  SharedTableView,
  SharedRoundView,
  SharedRoundsView,
  SharedResultsView,
  NewSharedBet,
  SharedBetView,
  SharedBetsView,
  TakenBackView,
  OperatorTablesView,
  NewRoundChain,
  RoundSalt,
} from './shared-rounds.ts';
export {
  GameCompaniesView,
  HeldWinDecision,
  HeldWinsView,
  GameCompanyKeyAnswer,
  GameCompanyKeyEnding,
  GameCompanyKeyRequest,
  GameCompanyRequest,
  GameAggregatorRequest,
  GameAggregatorView,
  OfferedGames,
  GamePromotionRequest,
} from './game-companies.ts';
export {
  CompanyRoundState,
  CompanyRoundsQuery,
  CompanyRoundsView,
  CompanyRoundView,
  OperatorRoundsQuery,
  OperatorRoundsView,
  RoundsOfDay,
  RoundsOfDayQuery,
  RoundTransaction,
  RoundWithTransactions,
} from './company-rounds.ts';
export {
  BetAndWinCall,
  BetCall,
  CompanyKeyId,
  CompanyReference,
  GameSessionView,
  NewGameSession,
  PromotionWinCall,
  RollbackCall,
  RoundEndCall,
  SessionCall,
  SessionStanding,
  TransactionAnswer,
  WalletTime,
  WinCall,
} from './game-wallet.ts';
export { HUB88_STATUSES, Hub88Answer, Hub88BetCall, Hub88RollbackCall, Hub88WinCall } from './hub88.ts';
export type { Hub88Status } from './hub88.ts';
export { SoftswissAnswer, SoftswissPlayCall, SoftswissRefusal, SoftswissRollbackCall } from './softswiss.ts';
export type { SoftswissAction } from './softswiss.ts';
export { OwnGamesView, SeedsView, NewSeeds, NewRound, NewMove, RoundView, RoundsView } from './games.ts';
export {
  IdeaArea,
  IdeaState,
  IdeaRequest,
  IdeaView,
  IdeasView,
  OperatorIdeasView,
  IdeaDecision,
} from './ideas.ts';
export {
  BonusesView,
  BonusOffer,
  BonusOfferState,
  BonusPopupView,
  BonusKind,
  BonusStatus,
  BonusView,
  BonusBetReason,
  BonusBetsView,
  BonusChoice,
  BonusChoiceRequest,
  BonusOfferView,
} from './bonuses.ts';
export { InboxContent, InboxMessage, InboxUnread, InboxView, InboxReadAll } from './inbox.ts';
export {
  SiteChange,
  SiteDifferencesView,
  SiteKeysView,
  SitePlanView,
  SiteReason,
  SiteVersionNumber,
  SiteVersionsView,
  SiteVersionView,
} from './site-versions.ts';
export {
  APPEAL_BOUNDS,
  AppealDecision,
  AppealState,
  OperatorAppealsView,
  type AppealView,
} from './appeals.ts';
export { ExperimentView, ExperimentsView } from './experiments.ts';
export { BlockAnswer, BlockQuestion, BlockReasonNumber, GeoPassRequest, GeoPassView } from './blocks.ts';
export {
  MOST_REDIRECT_RULES,
  RedirectAnswer,
  RedirectDifferencesView,
  RedirectMarksView,
  RedirectQuestion,
  RedirectRuleView,
  RedirectsChange,
  RedirectsView,
  RedirectTableQuestion,
  RedirectTableView,
  RedirectVersionsView,
} from './redirects.ts';
export { MaintenanceEnding, MaintenanceRequest, MaintenanceView } from './maintenance.ts';
export { NearCopiesView } from './exposure.ts';
export {
  PersonPlayersView,
  PersonReviewDecision,
  PersonReviewStatus,
  PersonReviewsView,
  PersonReviewView,
} from './person-reviews.ts';
export {
  RESULTS_DAYS_MAX,
  ResultCountsQuery,
  ResultCountsView,
  ResultsQuery,
  ResultsView,
  ResultView,
} from './results.ts';
export { SportsMapQuery, SportsMapView } from './sports-map.ts';
export {
  Favourite,
  FAVOURITES_MAX,
  FavouritesChoice,
  FavouritesView,
  FOLLOWED_EVENTS_MAX,
  FollowedName,
  FollowedChoice,
  FollowedView,
  type FavouriteKind,
} from './favourites.ts';
export { EVENT_DAYS_MAX, EventDaysQuery, EventDaysView } from './event-days.ts';
export {
  WEB_PUSH_DEVICES_MAX,
  WEB_PUSH_KINDS,
  WebPushKind,
  WebPushSubscription,
  WebPushView,
  type WebPushNote,
} from './web-push.ts';
export { SearchHit, SearchQuery, SearchView, type SearchKind } from './search.ts';
export { TEAM_EVENTS_MAX, TEAM_RESULTS_MAX, TeamView } from './teams.ts';
export { EventStatisticsView, FormMatch, MatchOutcome, Meeting, TableRow, TeamForm } from './statistics.ts';
export {
  CATALOGUE_GAMES_MAX,
  CatalogueAnswer,
  CatalogueEntry,
  NamedGame,
  CatalogueRequest,
  CompanyCode,
  CompanyGameCode,
  CompanyName,
  StakesOfGame,
} from './casino-catalogue.ts';
export {
  FacetsQuery,
  FacetsView,
  FAVOURITE_GAMES_MAX,
  FavouriteGamesView,
  GameRefusal,
  GameRow,
  GameSearchView,
  GamesPreviewQuery,
  GamesPreviewView,
  GamesQuery,
  GamesView,
  GameTile,
  GameView,
  LobbyView,
  OWN_COMPANY_NAME,
  PlayableQuery,
  PLAYED_GAMES_MAX,
  PlayedGamesView,
  ProvidersView,
  ProviderView,
  SomeGamesView,
} from './casino.ts';
export {
  GameOrderRequest,
  GameReturn,
  GameReturnsQuery,
  GameReturnsView,
  OperatorGamesQuery,
  OperatorGamesView,
  OperatorGameView,
} from './casino-operators.ts';
export {
  BOARD_LINES,
  BoardLine,
  OperatorTournamentsView,
  OperatorTournamentView,
  PRIZES_MAX,
  TournamentBoard,
  TournamentCard,
  TournamentCurrency,
  RaceProduct,
  TournamentGames,
  TournamentScope,
  TournamentRequest,
  TournamentStanding,
  TournamentsView,
  TournamentView,
} from './tournaments.ts';
export {
  NewTotoCoupon,
  OperatorTotoDecision,
  OperatorTotoDraw,
  OperatorTotoDrawsView,
  TotoCategory,
  TotoCouponsQuery,
  TotoCouponsView,
  TotoCouponView,
  TotoDividend,
  TotoDrawCard,
  TotoDrawRequest,
  TotoDrawsView,
  TotoDrawView,
  TotoEvent,
  TotoPhase,
} from './toto.ts';
export { OwnGiftsView, TicketGiftsView, TicketGiftView } from './ticket-gifts.ts';
export { BetGift, CouponGiftState, CouponGiftsView, CouponGiftView, GiftMisfit } from './coupon-gifts.ts';
export {
  PromotionCode,
  PromotionGift,
  PromotionLimits,
  PromotionRequest,
  PromotionState,
  PromotionTerms,
  PromotionText,
  PromotionTexts,
  PromotionTitle,
  PromotionWants,
  PromotionWho,
} from './promotion-terms.ts';
export {
  MOST_SEGMENTS,
  SegmentCode,
  SegmentConditions,
  SegmentPlayersView,
  SegmentRequest,
  SegmentsView,
  SegmentUse,
  SegmentView,
} from './segments.ts';
export { OfPlayers, ToldWho, Who } from './who.ts';
export { CalendarGift, DayGift, WheelGift } from './promotion-gifts.ts';
export { FreeRoundGiftsView, FreeRoundsView } from './free-rounds.ts';
export {
  PromotionDayRequest,
  PromotionDayState,
  PromotionDaysView,
  PromotionTurn,
} from './promotion-days.ts';
export {
  PromotionGivenView,
  PromotionGiveRequest,
  PromotionOfferRequest,
  PromotionOfferView,
  type PromotionRefusals,
  PromotionStartRequest,
} from './promotion-lists.ts';
export { PromotionPartsView } from './promotion-parts.ts';
export { PromotionPreviewRequest, PromotionPreviewView } from './promotion-preview.ts';
export { PROMOTION_RULES, type PromotionRule, type PromotionWrong } from './promotion-refusals.ts';
export { TOURNAMENT_RULES, type TournamentRule, type TournamentWrong } from './tournament-refusals.ts';
export { PromotionCountedStart, PromotionStart, PromotionStartView } from './promotion-starts.ts';
export {
  GiftFigures,
  OperatorPromotionsQuery,
  OperatorPromotionsView,
  OperatorPromotionView,
  PromotionSpent,
  PromotionStanding,
  PromotionVersionView,
} from './operator-promotions.ts';
export {
  GrantProgress,
  GrantState,
  GrantsView,
  GrantView,
  PromotionCodeRequest,
  PromotionShut,
  PromotionsQuery,
  PromotionsView,
  PromotionView,
} from './promotions.ts';
export {
  DRAWS_MAX,
  type LotteriesView,
  type LotteryTermsView,
  type LotteryView,
  type LottoDrawsView,
  type LottoDrawView,
  type LottoField,
  type LottoStatisticsView,
  type LottoSubscriptionsView,
  type LottoSubscriptionView,
  type LottoTicketsView,
  type LottoTicketView,
  type NewLottoTicket,
  type OperatorLottoView,
} from './lotto.ts';
export {
  CONTENT_BLOCKS,
  ContentBlock,
  ContentText,
  LONGEST_WORDS,
  type BlockOf,
  type ContentBlockKind,
} from './content-blocks.ts';
export {
  ContentPictureAlt,
  ContentPictureList,
  ContentPictureView,
  NewContentPicture,
} from './content-pictures.ts';
export {
  ContentAddress,
  ContentBody,
  ContentDifferences,
  ContentDocumentView,
  ContentDraft,
  ContentEdition,
  ContentLine,
  ContentLines,
  ContentOutline,
  ContentState,
  ContentVersionState,
  ContentVersionView,
  ContentView,
} from './content.ts';
export {
  CashbackCode,
  CashbackPaid,
  CashbackPeriod,
  CashbackView,
  LevelView,
  LoyaltyCashback,
  LoyaltyEarning,
  LoyaltyLevel,
  LoyaltyProgramme,
  LoyaltyProgrammeRequest,
  LoyaltyProgrammeView,
  LoyaltyTerms,
  POINTS_LINES_PAGE,
  PointsKind,
  PointsLine,
  PointsLinesView,
  PointsOfPlayerView,
  PointsView,
} from './loyalty.ts';
export { MetaRobots, SeoContent, SeoIsoCodes, SeoPage, SeoRule, SeoVisual } from './seo.ts';
export {
  BroughtFriend,
  FRIEND_CODE_LENGTH,
  FriendCode,
  FriendProgramme,
  FriendProgrammesView,
  FriendRefusal,
  FriendsOfPlayer,
  FriendsOfPlayerView,
  FriendState,
  FriendsView,
  FriendTerms,
  FriendTermsRequest,
  MOST_FRIENDS_SHOWN,
  MOST_FRIEND_VERSIONS,
} from './friends.ts';
export {
  LoyaltyOfferRequest,
  LoyaltyPurchase,
  OperatorOfferAnswer,
  OperatorOffersView,
  OperatorOfferView,
  ShopOffer,
  ShopView,
} from './loyalty-shop.ts';
export {
  FriendTermsAnswer,
  LoyaltyTermsAnswer,
  ProposedFriendTerms,
  ProposedLoyaltyTerms,
  ProposedOffer,
} from './proposed-gifts.ts';
export { FoundWordsView, WordChange, WordsView, WordView, type WordRefusal, type WordRule } from './words.ts';
