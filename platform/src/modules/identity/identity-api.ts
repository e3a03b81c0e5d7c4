import type { FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { PlayerId, RegistrationTerms, RouteAfterSignIn } from '@paddock/contract';
import type { BetSection, RightsView, VerificationFields } from '@paddock/contract/schemas';

import { subject } from '../../kernel/bus/bus.ts';
import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { SendMessage, TemplateCall } from '../messages/index.ts';
import type { Operators } from '../operators/index.ts';
import type { PlayerPrincipal, PlayerSession } from './principal.ts';
import type { ClosedSports } from './profile/sport-restrictions.ts';

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
  readonly countryId: number;
  readonly language: string;
  /** The level in force: a break's while it lasts. */
  readonly banLevel: number;
  /** End of a break the player chose; null while there is none. */
  readonly restrictedUntilMs: number | null;
  readonly registeredAtMs: number;
}

export interface Identity extends PlatformModule {
  /** The player behind a request's bearer token. @throws UNAUTHENTICATED, TOKEN_EXPIRED. */
  requirePlayer(request: FastifyRequest): Promise<PlayerPrincipal>;
  /** The player behind a bearer token: the live socket. @throws UNAUTHENTICATED, TOKEN_EXPIRED. */
  verifyToken(token: string): Promise<PlayerPrincipal>;
  /** The session of the cookie, for documents; undefined for a guest. Extends nothing. */
  sessionOf(request: FastifyRequest): Promise<PlayerSession | undefined>;
  player(db: Database | Tx, playerId: PlayerId): Promise<PlayerSummary | undefined>;
  /** What the player chose at registration as the bonus of the first deposit; undefined where nothing was (S3-34). */
  bonusChoice(db: Database | Tx, playerId: PlayerId): Promise<string | undefined>;
  /** Leaves a player, and every other account of the person, only the restricted way in until then (rules §2, §9). */
  restrict(tx: Tx, playerId: PlayerId, untilMs: number): Promise<readonly PlayerId[]>;
  /** True for a player whose first step of signing in is not enough. */
  hasSecondStep(db: Database | Tx, playerId: PlayerId): Promise<boolean>;
  /** When the player signed in last, by any device; undefined for one without a device. */
  lastSignInMs(db: Database | Tx, playerId: PlayerId): Promise<number | undefined>;
  /** Queues a message to the player's own mailbox, or phone where there is none, in their language. */
  write(tx: Tx, playerId: PlayerId, message: TemplateCall): Promise<void>;
  /** Messages to the player are written in this language from now on. */
  speak(tx: Tx, playerId: PlayerId, language: string): Promise<void>;
  /** True for a sport an operator closed to this player (S6-06). */
  isSportClosed(playerId: PlayerId, section: BetSection, sport: string): boolean;
  /** Closes exactly these sports to a player, in an operator's name (S3-24). */
  restrictSports(playerId: PlayerId, sports: ClosedSports, byName: string): Promise<void>;
  /** Ends every session of a player and tells everyone. */
  signOutEverywhere(playerId: PlayerId): Promise<void>;
}

/** The operators' side as identity needs it. */
export type IdentityOperators = Pick<Operators, 'requireOperator' | 'record' | 'refuseOwnPlayer'>;

/** What identity needs of the modules after it, given as functions so that no module knows another's insides. */
export interface IdentityDependencies {
  /** Queues a message in a transaction. */
  readonly sendMessage: SendMessage;
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
  hidesBalance?(db: Database, playerId: PlayerId): Promise<boolean>;
  /** What verification knows of a player (S3-23); nobody is asked for anything where there is none. */
  verificationFields?(playerId: PlayerId): Promise<VerificationFields>;
  /** False once today's session limit of the player is used up (S4-09). */
  mayEnter(playerId: PlayerId): Promise<boolean>;
  /** A session asks for its token: time under a session limit counts. @throws SESSION_LIMIT_ENDED. */
  seen?(playerId: PlayerId): Promise<void>;
  /**
   * SQL of its owner that says whether `seen` has anything to count for a player. The statement that finds the session
   * asks it on the way: a refresh is one question to the database for everybody without a session limit.
   */
  isTimed?(playerId: RawBuilder<unknown>): RawBuilder<boolean>;
  /** Says from now on for which player that may have changed, after the commit and before the change is answered. */
  onTimedChange?(changed: (playerId: PlayerId) => void): void;
  /** A page on show asks who is signed in, at its start and every minute (S4-02). */
  countPlayed?(playerId: PlayerId): Promise<void>;
  /** Stops play of an account whose person takes a break, in the transaction that restricts it. */
  pausePlay?(tx: Tx, restricted: { readonly playerId: PlayerId; readonly endsAtMs: number }): Promise<void>;
  /** What the player may do now (S7-34); everything where nobody says. */
  rightsOf?(playerId: PlayerId): Promise<RightsView['rights']>;
  /** Asked for once all modules are made; without them no operator ends a player's sessions. */
  operators?(): IdentityOperators;
  /** False while the site's configuration keeps registration closed (S5-02). */
  registrationAllowed(): boolean;
  /** How the site registers players; every kind, and addresses confirmed later, where it does not say. */
  registrationTerms?(): RegistrationTerms | undefined;
  /** Where players go after signing in, by the page they came from (S4-02). */
  routesAfterSignIn?(): readonly RouteAfterSignIn[] | undefined;
  /** Says who brought a new player, in the registration's transaction. */
  attribute?(
    tx: Tx,
    newcomer: {
      readonly playerId: PlayerId;
      readonly atMs: number;
      readonly cookies: Readonly<Record<string, string | undefined>>;
      readonly refCode: string | undefined;
    },
  ): Promise<void>;
}
