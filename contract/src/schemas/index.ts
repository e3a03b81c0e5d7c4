// TypeBox schemas of the API. Server, tools and tests only: the browser imports types from here, never values.
export {
  DecimalId,
  Amount,
  IsoCurrency,
  LanguageCode,
  Slug,
  TimestampMs,
  OddsMilliSchema,
  SelectionIdText,
  OutcomeCode,
  IdempotencyKey,
  LocalizedName,
} from './primitives.ts';
export {
  BetSection,
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
  CatalogueChampionship,
  CatalogueSport,
  CatalogueView,
  EventListQuery,
  EventListView,
} from './sportsbook.ts';
export {
  PriceChangePolicySchema,
  PlaceBetRequest,
  BetLegView,
  BetStatus,
  BetView,
  PlacementView,
  QuoteRequest,
  QuoteView,
  BetListView,
} from './bets.ts';
export {
  FeedFixture,
  FeedPrices,
  FeedBetStop,
  FeedScore,
  FeedResult,
  FeedCancel,
  FeedRollback,
  FeedHeartbeat,
  FeedSnapshotBegin,
  FeedSnapshotEnd,
  FeedBody,
  FeedMessage,
} from './feed.ts';
export {
  RegistrationRequest,
  LoginRequest,
  SessionView,
  TokenView,
  UserConfigView,
  CountriesView,
} from './identity.ts';
export {
  TwoStepMethod,
  TwoStepChallenge,
  SignInAnswer,
  TwoStepRequest,
  TwoStepSendRequest,
  CodeSentView,
} from './sign-in.ts';
export { PhoneCountriesView, PhoneMasksView } from './registration.ts';
export {
  ProtectionMethodsView,
  PasskeyView,
  SecurityView,
  SecurityEventKind,
  SecurityEventsView,
  StepUpRequest,
  StepUpView,
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
  EmailChangeRequest,
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
  RealityCheckRequest,
  RealityCheckQuery,
  RealityCheckView,
} from './limits.ts';
export { AccountView, AccountsView, LedgerEntryKind, StatementView } from './wallet.ts';
export {
  PaymentMethodsView,
  DepositRequest,
  DepositStatus,
  DepositView,
  PaymentHistoryView,
} from './cashier.ts';
export { ParcelManifest } from './manifest.ts';
export { RemoteAppEntryBody, RemoteComponentsRequest, RemoteEntryPageBody, Origin } from './remote-entry.ts';
export {
  ClientErrorReportBody,
  ClientErrorBatchBody,
  ClientHealthBody,
  ClientVitalsBody,
} from './reports.ts';
export {
  ParcelFileHref,
  BuiltParcelBody,
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
  CurrentReleaseView,
} from './registry.ts';
export {
  SettingsDocument,
  SettingsChange,
  SettingsView,
  CookiesAgreement,
  SessionState,
} from './settings.ts';
export {
  DocumentKind,
  VerificationStatus,
  CheckReason,
  DocumentView,
  VerificationView,
  IdentificationRequest,
  VerificationFields,
} from './verification.ts';
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
