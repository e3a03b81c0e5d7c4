import type { MatchedRoute, PlayerNews, SiteConfig, TableTopicView, Topic } from '@paddock/contract';
import type {
  CatalogueView,
  EventDetail,
  LotteriesView,
  MarketView,
  PlaceBetRequest,
  TournamentBoard,
  TwoStepChallenge,
} from '@paddock/contract/schemas';

import type { CaptchaValue } from '../abuse/captcha-types.ts';
import type { Account } from '../accounts/accounts-types.ts';
import type { Profile } from '../auth/auth-types.ts';
import type { PlacementOptions, PlacementOutcome } from '../bets/bets-types.ts';
import type { KeyValueStorage } from '../environment/environment-types.ts';
import type { ApiOptions, ApiProblem, ApiResult } from '../http/http-types.ts';
import type { Limit } from '../limits/limits-types.ts';
import type { MaintenanceValue } from '../maintenance/maintenance-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import type { FakeAuth } from './fake-auth.ts';
import type { VirtualTiming } from './virtual-timing.ts';

/** Namespace → language → dictionary; `common` is always there in English and Russian. */
export type FakeDictionaries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface FakePageOptions {
  readonly language?: string;
  readonly site?: Partial<SiteConfig>;
  readonly dictionaries?: FakeDictionaries;
  /** Signed in from the start. */
  readonly userId?: string;
  readonly accounts?: readonly Account[];
  /** Give the same one to two pages in a row to test a reload. */
  readonly storage?: KeyValueStorage;
  /** Server time at the start; 2026-11-21T12:00:00Z unless given. */
  readonly nowMs?: number;
}

export interface FakeRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With its base: `/web-api/countries`. */
  readonly path: string;
  readonly body: unknown;
  readonly options: ApiOptions;
}

/** Data to answer with, or a function of the request; use `refusal` for a problem. */
export type FakeAnswer =
  | ((request: FakeRequest) => ApiResult<unknown> | Promise<ApiResult<unknown>>)
  | ApiResult<unknown>;

/** The handles by which a test plays the world around the page. Everything takes effect before the call returns. */
export interface FakeControls {
  readonly timing: VirtualTiming;
  setSite(change: Partial<SiteConfig>): void;
  /** As if signed in by some way. A ban level of 53 is a break the player chose; it has an end. */
  signIn(userId?: string, banLevel?: number, restrictedUntilMs?: number | null): void;
  signOut(): void;
  /** What the next sign-in by a form answers; being signed in is the default. */
  refuseSignIn(problem: ApiProblem): void;
  askTwoStep(challenge: TwoStepChallenge): void;
  answerSignIn: FakeAuth['answerSignIn'];
  /** What was sent by which way in, oldest first. */
  readonly sentSignIns: FakeAuth['sent'];
  /** The work of a captcha. */
  setCaptcha(value: CaptchaValue): void;
  /** The server tells something else of the player who is signed in. */
  setProfile(change: Partial<Profile>): void;
  /** @param isFrozen whether an operator has frozen the player's money */
  setAccounts(accounts: readonly Account[], isFrozen?: boolean): void;
  setLimits(limits: readonly Limit[]): void;
  /** Limits that are still being read, or could not be. */
  setLimitsStatus(status: 'loading' | 'error'): void;
  setMaintenance(value: MaintenanceValue): void;
  reportRelease(release: number): void;
  /** The server tells that this tab's release was taken back. */
  withdrawRelease(newest: number): void;
  setLive(status: 'open' | 'stale' | 'connecting'): void;
  sendNews(news: PlayerNews): void;
  /** Answers calls of the API client; the path is with its base. Unanswered calls are `NOT_FOUND`. */
  answer(method: FakeRequest['method'], path: string, answer: FakeAnswer): void;
  /** Every call made so far, oldest first. */
  readonly requests: readonly FakeRequest[];
  /** How placements end; accepted at the asked price unless set. */
  onPlaceBet(
    place: (request: PlaceBetRequest, key: string, options: PlacementOptions) => Promise<PlacementOutcome>,
  ): void;
  /** A full picture of an event for its watchers, lists and coupon. */
  setEvent(event: EventDetail): void;
  setMarket(eventId: string, market: MarketView): void;
  /** Moves one price and publishes it. */
  changePrice(selectionId: string, oddsMilli: number): void;
  suspendMarket(marketId: string, reason: string): void;
  /** The event is over and leaves. */
  removeEvent(eventId: string): void;
  /** What is told of a table, whole. */
  setTable(game: string, table: TableTopicView): void;
  /** The board of a tournament, to who watches it. */
  setTournament(id: string, board: TournamentBoard): void;
  /** What is sold and what fell last in every lottery, over the socket. */
  setLotteries(view: LotteriesView): void;
  /** What is published has changed so often, over the socket. */
  setContentRevision(revision: number): void;
  /** Topics of the live socket that something on the page has open. */
  watchedTopics(): readonly Topic[];
  setList(section: 'live' | 'line', sport: string, eventIds: readonly string[]): void;
  setCatalogue(catalogue: CatalogueView): void;
  /** The browser would install the site. @param accepted what its visitor answers when asked */
  offerInstallation(accepted: boolean): void;
  /** Where `navigate` went, oldest first. */
  readonly navigations: readonly { readonly href: string; readonly replace: boolean }[];
  /** Shows a route, as the root config would report it. */
  showRoute(matched: MatchedRoute): void;
  /** Ends the page; call it after each test. The next `installFakePage` takes its place. */
  remove(): void;
}

export interface FakePage extends FakeControls {
  readonly shared: SharedUtils;
}
