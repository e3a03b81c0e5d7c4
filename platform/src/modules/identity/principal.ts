import type { PlayerId } from '@paddock/contract';
import type { FastifyRequest } from 'fastify';

import type { Tx } from '../../kernel/database/database.ts';

/** Who acts. Operators, feed providers and parcel teams have types of their own and never pass for a player. */
export interface PlayerPrincipal {
  readonly kind: 'player';
  readonly playerId: PlayerId;
  /** The session the token was issued for. */
  readonly sessionId: string;
}

/** What the session cookie alone says; enough to render a document, never to change anything. */
export interface PlayerSession {
  readonly playerId: PlayerId;
  readonly sessionId: string;
  readonly banLevel: number;
  /** End of a break the player chose; null while there is none. */
  readonly restrictedUntilMs: number | null;
}

/**
 * What every module asks before it does anything for a player: who is behind this request's bearer token?
 * @throws UNAUTHENTICATED, TOKEN_EXPIRED.
 */
export type RequirePlayer = (request: FastifyRequest) => Promise<Pick<PlayerPrincipal, 'playerId'>>;

/**
 * The fresh proof of who is there, for one act that could empty an account: taken in the transaction of the act, so that
 * what is refused does not use it up. False where there is none, or another act took it.
 */
export type Proof = (tx: Tx) => Promise<boolean>;

/** Finds the proof of a request's session. It asks the database, so it is called before a transaction. */
export type ProofOf = (request: FastifyRequest) => Promise<Proof>;
