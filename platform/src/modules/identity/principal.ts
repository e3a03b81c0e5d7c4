import type { PlayerId } from '@paddock/contract';

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
}
