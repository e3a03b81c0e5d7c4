import type { PlayerId } from '@paddock/contract';
import type { FastifyRequest } from 'fastify';

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
