import { ANALYTICS_ENDPOINTS } from './analytics.ts';
import { BET_REVIEW_ENDPOINTS } from './bet-reviews.ts';
import { BLOCKS_ENDPOINTS } from './blocks.ts';
import { BONUSES_ENDPOINTS } from './bonuses.ts';
import { CASINO_ENDPOINTS } from './casino.ts';
import { CASHIER_ENDPOINTS } from './cashier.ts';
import { CONTENT_ENDPOINTS } from './content.ts';
import { CONTENT_PICTURE_ENDPOINTS } from './content-pictures.ts';
import { FAVOURITES_ENDPOINTS } from './favourites.ts';
import { FEEDS_ENDPOINTS } from './feeds.ts';
import { GAME_AGGREGATORS_ENDPOINTS } from './game-aggregators.ts';
import { GAME_COMPANIES_ENDPOINTS } from './game-companies.ts';
import { GAME_WALLET_ENDPOINTS } from './game-wallet.ts';
import { GAMES_ENDPOINTS } from './games.ts';
import { EXPERIMENTS_ENDPOINTS } from './experiments.ts';
import { IDEAS_ENDPOINTS } from './ideas.ts';
import { IDENTITY_ABUSE_ENDPOINTS } from './identity/abuse.ts';
import { IDENTITY_ACTIVATION_ENDPOINTS } from './identity/activation.ts';
import { IDENTITY_PASSKEYS_ENDPOINTS } from './identity/passkeys.ts';
import { IDENTITY_PASSWORDS_ENDPOINTS } from './identity/passwords.ts';
import { IDENTITY_PERSONS_ENDPOINTS } from './identity/persons.ts';
import { IDENTITY_PROFILE_ENDPOINTS } from './identity/profile.ts';
import { IDENTITY_REGISTRATION_ENDPOINTS } from './identity/registration.ts';
import { IDENTITY_SECURITY_ENDPOINTS } from './identity/security.ts';
import { IDENTITY_SESSIONS_ENDPOINTS } from './identity/sessions.ts';
import { IDENTITY_SIGN_IN_ENDPOINTS } from './identity/sign-in.ts';
import { IDENTITY_SOCIAL_ENDPOINTS } from './identity/social.ts';
import { INBOX_ENDPOINTS } from './inbox.ts';
import { LIMITS_ENDPOINTS } from './limits.ts';
import { FRIENDS_ENDPOINTS } from './friends.ts';
import { LOYALTY_ENDPOINTS } from './loyalty.ts';
import { LOTTO_ENDPOINTS } from './lotto.ts';
import { MAINTENANCE_ENDPOINTS } from './maintenance.ts';
import { MESSAGES_ENDPOINTS } from './messages.ts';
import { OPERATORS_ENDPOINTS } from './operators.ts';
import { PROMOTIONS_ENDPOINTS } from './promotions.ts';
import { REDIRECTS_ENDPOINTS } from './redirects.ts';
import { SEO_ENDPOINTS } from './seo.ts';
import { RELEASES_ENDPOINTS } from './releases.ts';
import { REQUESTS_ENDPOINTS } from './requests.ts';
import { BET_EDIT_ENDPOINTS } from './bet-edit.ts';
import { RESULTS_ENDPOINTS } from './results.ts';
import { SECURITY_ENDPOINTS } from './security.ts';
import { SEGMENTS_ENDPOINTS } from './segments.ts';
import { SETTINGS_ENDPOINTS } from './settings.ts';
import { SHARED_ROUNDS_ENDPOINTS } from './shared-rounds.ts';
import { SITE_ENDPOINTS } from './site.ts';
import { SITE_VERSION_ENDPOINTS } from './site-versions.ts';
import { SPORTSBOOK_EVENT_ENDPOINTS } from './sportsbook-events.ts';
import { SPORTSBOOK_ENDPOINTS } from './sportsbook.ts';
import { TERMS_ENDPOINTS } from './terms.ts';
import { TOTO_ENDPOINTS } from './toto.ts';
import { TOURNAMENTS_ENDPOINTS } from './tournaments.ts';
import { TRADING_ENDPOINTS } from './trading.ts';
import { VERIFICATION_ENDPOINTS } from './verification.ts';
import { WALLET_ENDPOINTS } from './wallet.ts';
import { WORDS_ENDPOINTS } from './words.ts';
import { WEB_PUSH_ENDPOINTS } from './web-push.ts';

import type { AnswersOf, BodyOf, HeadersOf, ParamsOf, QueryOf } from './endpoint.ts';
export type {
  Endpoint,
  EndpointTable,
  HttpMethod,
  ParamsOf,
  QueryOf,
  BodyOf,
  AnswerOf,
  ErrorsOf,
} from './endpoint.ts';
export { GENERAL_ERRORS, OPERATOR_ERRORS, type GeneralError } from './general-errors.ts';
export { errorsOf, ownErrorsByStatus } from './errors-of.ts';
export {
  CALLBACK_ANSWER,
  fileAnswer,
  pageAnswer,
  pageOrRefusal,
  redirectAnswer,
  REFUSAL,
  refusalWith,
  type FileAnswer,
} from './answers.ts';

/**
 * Every endpoint of the API by method and address, with what it takes and answers: what the server serves, what the
 * browser may call and what the OpenAPI document shows. Values for the server, tools and tests; the browser imports types.
 */
export const ENDPOINTS = {
  ...ANALYTICS_ENDPOINTS,
  ...BET_REVIEW_ENDPOINTS,
  ...BLOCKS_ENDPOINTS,
  ...BONUSES_ENDPOINTS,
  ...CASHIER_ENDPOINTS,
  ...CASINO_ENDPOINTS,
  ...CONTENT_ENDPOINTS,
  ...CONTENT_PICTURE_ENDPOINTS,
  ...FAVOURITES_ENDPOINTS,
  ...FEEDS_ENDPOINTS,
  ...GAME_AGGREGATORS_ENDPOINTS,
  ...GAME_COMPANIES_ENDPOINTS,
  ...GAME_WALLET_ENDPOINTS,
  ...GAMES_ENDPOINTS,
  ...EXPERIMENTS_ENDPOINTS,
  ...IDEAS_ENDPOINTS,
  ...IDENTITY_ABUSE_ENDPOINTS,
  ...IDENTITY_ACTIVATION_ENDPOINTS,
  ...IDENTITY_PASSKEYS_ENDPOINTS,
  ...IDENTITY_PASSWORDS_ENDPOINTS,
  ...IDENTITY_PERSONS_ENDPOINTS,
  ...IDENTITY_PROFILE_ENDPOINTS,
  ...IDENTITY_REGISTRATION_ENDPOINTS,
  ...IDENTITY_SECURITY_ENDPOINTS,
  ...IDENTITY_SESSIONS_ENDPOINTS,
  ...IDENTITY_SIGN_IN_ENDPOINTS,
  ...IDENTITY_SOCIAL_ENDPOINTS,
  ...INBOX_ENDPOINTS,
  ...LIMITS_ENDPOINTS,
  ...FRIENDS_ENDPOINTS,
  ...LOYALTY_ENDPOINTS,
  ...LOTTO_ENDPOINTS,
  ...MAINTENANCE_ENDPOINTS,
  ...MESSAGES_ENDPOINTS,
  ...OPERATORS_ENDPOINTS,
  ...PROMOTIONS_ENDPOINTS,
  ...REDIRECTS_ENDPOINTS,
  ...SEO_ENDPOINTS,
  ...RELEASES_ENDPOINTS,
  ...REQUESTS_ENDPOINTS,
  ...SECURITY_ENDPOINTS,
  ...SEGMENTS_ENDPOINTS,
  ...SETTINGS_ENDPOINTS,
  ...SHARED_ROUNDS_ENDPOINTS,
  ...SITE_ENDPOINTS,
  ...SITE_VERSION_ENDPOINTS,
  ...SPORTSBOOK_ENDPOINTS,
  ...BET_EDIT_ENDPOINTS,
  ...SPORTSBOOK_EVENT_ENDPOINTS,
  ...RESULTS_ENDPOINTS,
  ...TERMS_ENDPOINTS,
  ...TOTO_ENDPOINTS,
  ...TOURNAMENTS_ENDPOINTS,
  ...TRADING_ENDPOINTS,
  ...VERIFICATION_ENDPOINTS,
  ...WALLET_ENDPOINTS,
  ...WORDS_ENDPOINTS,
  ...WEB_PUSH_ENDPOINTS,
};

export type Endpoints = typeof ENDPOINTS;
export type EndpointName = keyof Endpoints;

/**
 * What each endpoint is asked with and answers. A type of its own for each, so that the compiler works out those that are
 * used, and never compares one that it does not know yet: asked for by a name that is still open, TypeBox' types of the
 * whole table cost it seconds in every package.
 */
export type Calls = {
  readonly [Name in EndpointName]: {
    readonly params: ParamsOf<Endpoints[Name]>;
    readonly query: QueryOf<Endpoints[Name]>;
    readonly body: BodyOf<Endpoints[Name]>;
    readonly headers: HeadersOf<Endpoints[Name]>;
    readonly answers: AnswersOf<Endpoints[Name]>;
  };
};
