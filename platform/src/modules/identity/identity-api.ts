import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { PersonId, PlayerId, RegistrationTerms, RouteAfterSignIn } from '@paddock/contract';
import type { BetSection, RightsView, VerificationFields } from '@paddock/contract/schemas';

import { subject } from '../../kernel/bus/bus.ts';
import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformError } from '../../kernel/http/problem.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { SendMessage, TemplateCall } from '../messages/index.ts';
import type { Operators } from '../operators/index.ts';
import type { Devices } from './sessions/devices.ts';
import type { AccountsOfPerson } from './persons/accounts-of-person.ts';
import type { PaidWith } from './persons/person-keys.ts';
import type { PersonsDependencies } from './persons/persons.ts';
import type { PlayerPrincipal, PlayerSession, ProofOf } from './principal.ts';

/** A session ended by sign-out or by force. */
export interface SessionEnded {
  readonly playerId: PlayerId;
  readonly sessionId: string;
}

export const SESSION_ENDED = subject<SessionEnded>('session.ended');

/** Channel of the database on which transactions tell the id of a player whose sessions are to be read again. */
export const SESSIONS_CHANNEL = 'identity_session';

/** What other modules may know of a player: nothing personal. */
export interface PlayerSummary {
  readonly playerId: PlayerId;
  /** What people know the player by. */
  readonly number: string;
  readonly countryId: number;
  readonly language: string;
  /** The level in force: an operator's, else a break's while it lasts. */
  readonly banLevel: number;
  /** Of the ban in force: 1 is a break's. */
  readonly banVersion: number;
  /** End of a break the player chose; null while there is none. */
  readonly restrictedUntilMs: number | null;
  readonly registeredAtMs: number;
}

export type ToldOfPlayer = Pick<PlayerSummary, 'playerId' | 'countryId' | 'language' | 'registeredAtMs'>;

/** Players by the numbers people know them by (contract, `public-number`). */
export interface PlayerNumbers {
  /**
   * The player of a number or an id that somebody typed; that a player has the id is not looked up.
   * @throws NUMBER_MISTYPED when the check digit does not fit, ACCOUNT_UNKNOWN
   */
  idOf(db: Database | Tx, text: string): Promise<PlayerId>;
  /**
   * The players of numbers or ids that somebody typed, looked up in one statement however many they are; an error in the
   * place of one whom nobody is: NUMBER_MISTYPED or ACCOUNT_UNKNOWN.
   */
  idsOf(db: Database | Tx, texts: readonly string[]): Promise<ReadonlyMap<string, PlayerId | PlatformError>>;
  /** Reads the numbers of these players, to be asked for one by one; who is no player is called by the id. */
  numbersOf(db: Database | Tx, playerIds: readonly PlayerId[]): Promise<(playerId: PlayerId) => string>;
}

export interface Identity extends PlatformModule {
  readonly numbers: PlayerNumbers;
  /** The player behind a request's bearer token. @throws UNAUTHENTICATED, TOKEN_EXPIRED. */
  requirePlayer(request: FastifyRequest): Promise<PlayerPrincipal>;
  /** What the session of a request has proved of who is there. @throws UNAUTHENTICATED, TOKEN_EXPIRED. */
  proofOf: ProofOf;
  /** The player behind a bearer token: the live socket. @throws UNAUTHENTICATED, TOKEN_EXPIRED. */
  verifyToken(token: string): Promise<PlayerPrincipal>;
  /** Sessions that were ended since then, by whoever did. */
  sessionsEndedSince(sinceMs: number): Promise<readonly string[]>;
  /** The session of the cookie, for documents; undefined for a guest. Extends nothing. */
  sessionOf(request: FastifyRequest): Promise<PlayerSession | undefined>;
  player(db: Database | Tx, playerId: PlayerId): Promise<PlayerSummary | undefined>;
  /** Of each of some players what their registration says, and the language they are written to in. */
  told(db: Database | Tx, players: readonly PlayerId[]): Promise<readonly ToldOfPlayer[]>;
  /** A page of all players in the order of their ids, after one; the first from `0` on. */
  playersAfter(db: Database | Tx, after: string, limit: number): Promise<readonly PlayerId[]>;
  /** What the player chose at registration as the bonus of the first deposit; undefined where nothing was (S3-34). */
  bonusChoice(db: Database | Tx, playerId: PlayerId): Promise<string | undefined>;
  /** Name of the site a player registered at; null for the installation's own. */
  brandOf(db: Database | Tx, playerId: PlayerId): Promise<string | null>;
  /**
   * Who stands behind a player (rules §9): joined accounts answer the same. Everybody has exactly one, and it changes
   * only when accounts are joined or separated. @throws Error for an unknown player.
   */
  personOf(db: Database | Tx, playerId: PlayerId): Promise<PersonId>;
  /** Every account of a person, the oldest first; empty for a person nobody is any more. */
  playersOf(db: Database | Tx, personId: PersonId): Promise<readonly PlayerId[]>;
  /** Every account of the person behind a player. */
  readonly accountsOfPerson: AccountsOfPerson;
  /** Holds the person behind a player until the transaction ends: what is counted for the person is counted once. */
  lockPerson(tx: Tx, playerId: PlayerId): Promise<void>;
  /**
   * True for an account that looks like an older one's person and has not proved who it is: no money comes in, and
   * nothing is had that a person has once, until it has or an operator has looked (rules §9).
   */
  isUnproven(db: Database | Tx, playerId: PlayerId): Promise<boolean>;
  /** A genuine document was seen: its number, or without one what the player told of theirs. */
  proveDocument(tx: Tx, playerId: PlayerId, number: string | undefined): Promise<void>;
  /** The documents of an account were taken back. */
  takeBackProof(tx: Tx, playerId: PlayerId): Promise<void>;
  /** The account was paid into with this. */
  paidWith(tx: Tx, playerId: PlayerId, instrument: PaidWith): Promise<void>;
  /**
   * Leaves a player only the restricted way in until then, with every other account of the person and the newer,
   * unproven ones that look like it (rules §2, §9). Answers all of them.
   */
  restrict(tx: Tx, playerId: PlayerId, untilMs: number): Promise<readonly PlayerId[]>;
  /** True for a player whose first step of signing in is not enough. */
  hasSecondStep(db: Database | Tx, playerId: PlayerId): Promise<boolean>;
  /** When the player signed in last, by any device; undefined for one without a device. */
  lastSignInMs(db: Database | Tx, playerId: PlayerId): Promise<number | undefined>;
  /** True where an older account was used on a device of this one: the same cookie, not the same make. */
  sharesDevice(db: Database | Tx, playerId: PlayerId): Promise<boolean>;
  /** Other accounts that were used on a device of this one. */
  besideOnDevices(db: Database | Tx, playerId: PlayerId): Promise<readonly PlayerId[]>;
  /** How many of other players signed in from a network that this one signed in from. */
  fromOneNetwork(db: Database | Tx, playerId: PlayerId, others: readonly PlayerId[]): Promise<number>;
  /** The device a session was opened on; undefined for one of before devices were noted. */
  readonly deviceOf: Devices['deviceOf'];
  /** Those of a player's devices whose last session nobody has ended; one that ran out stands. */
  readonly standingDevices: Devices['standing'];
  /** Moments from one on at which the player was here: sign-ins, and last visits of sessions that are kept. */
  visitsSince(db: Database | Tx, playerId: PlayerId, sinceMs: number): Promise<readonly number[]>;
  /** Players who were here so at a moment or after it. */
  visitorsSince(db: Database | Tx, sinceMs: number): Promise<readonly PlayerId[]>;
  /** `YYYY-MM-DD`; undefined where it was not told. */
  birthDateOf(db: Database | Tx, playerId: PlayerId): Promise<string | undefined>;
  /** Queues a message to the player's own mailbox, or phone where there is none, in their language. */
  write(tx: Tx, playerId: PlayerId, message: TemplateCall): Promise<void>;
  /** Messages to the player are written in this language from now on. */
  speak(tx: Tx, playerId: PlayerId, language: string): Promise<void>;
  /** True for a sport an operator closed to this player (S6-06). */
  isSportClosed(playerId: PlayerId, section: BetSection, sport: string): boolean;
  /** True for a player an operator has banned (S4-14). */
  isBanned(playerId: PlayerId): boolean;
  /** Ends every session of a player and tells everyone. */
  signOutEverywhere(playerId: PlayerId): Promise<void>;
}

/** The operators' side as identity needs it. */
export type IdentityOperators = Pick<Operators, 'requireOperator' | 'record' | 'refuseOwnPlayer'>;

/** Whoever asks, by which it is known at which site they are. */
export interface AtSite {
  readonly headers?: IncomingHttpHeaders;
}

/** What identity needs of the modules after it, given as functions so that no module knows another's insides. */
export interface IdentityDependencies {
  /** Queues a message in a transaction. */
  readonly sendMessage: SendMessage;
  /** What the site that a request is for calls itself: apps of codes and passkeys list accounts under it. */
  siteName(request: AtSite): string;
  /** Gives a new player their accounts, inside the registration's transaction. */
  openAccounts(
    tx: Tx,
    player: {
      readonly playerId: PlayerId;
      readonly currency: string;
      readonly atMs: number;
      readonly address: string | undefined;
    },
  ): Promise<unknown>;
  /** True once a deposit of the player succeeded (S3-23 has_deposit). */
  hasDeposit(db: Database, playerId: PlayerId): Promise<boolean>;
  /** True while the player hides the balance (S3-19). */
  hidesBalance(db: Database, playerId: PlayerId): Promise<boolean>;
  /** Messages on the site the player has not read (S3-19). */
  unreadMessages(db: Database, playerId: PlayerId): Promise<number>;
  /** What verification knows of a player (S3-23). */
  verificationFields(playerId: PlayerId): Promise<VerificationFields>;
  /** False once today's session limit of the player is used up (S4-09). */
  mayEnter(playerId: PlayerId): Promise<boolean>;
  /** A session asks for its token: time under a session limit counts. @throws SESSION_LIMIT_ENDED. */
  seen(playerId: PlayerId): Promise<void>;
  /**
   * SQL of its owner that says whether `seen` has anything to count for a player. The statement that finds the session
   * asks it on the way: a refresh is one question to the database for everybody without a session limit.
   */
  isTimed(playerId: RawBuilder<unknown>): RawBuilder<boolean>;
  /** Says from now on for which player that may have changed, after the commit and before the change is answered. */
  onTimedChange(changed: (playerId: PlayerId) => void): void;
  /** A page on show asks who is signed in, at its start and every minute (S4-02). */
  countPlayed(playerId: PlayerId): Promise<void>;
  /** What follows for the player's limits from who is one person. */
  readonly personLimits: PersonsDependencies;
  /** What the player may do now (S7-34). */
  rightsOf(playerId: PlayerId): Promise<RightsView['rights']>;
  /** Asked for once all modules are made. */
  operators(): IdentityOperators;
  /** False while the site that a visitor is at keeps registration closed (S5-02). */
  registrationAllowed(visitor: AtSite): boolean;
  /** How the site registers players; every kind, and addresses confirmed later, where it does not say. */
  registrationTerms(visitor: AtSite): RegistrationTerms | undefined;
  /** Currencies that accounts are opened in at the site that a visitor is at. */
  registrationCurrencies(visitor: AtSite): readonly string[];
  /** Where players go after signing in, by the page they came from (S4-02). */
  routesAfterSignIn(): readonly RouteAfterSignIn[] | undefined;
  /** Says who brought a new player, in the registration's transaction. */
  attribute(
    tx: Tx,
    newcomer: {
      readonly playerId: PlayerId;
      readonly atMs: number;
      readonly cookies: Readonly<Record<string, string | undefined>>;
      readonly refCode: string | undefined;
    },
  ): Promise<void>;
  /** A new player who is signed in has typed a promo code as they registered; what comes of it is told to them, and not thrown. */
  promoCodeTyped(playerId: PlayerId, typed: string): Promise<boolean>;
}
