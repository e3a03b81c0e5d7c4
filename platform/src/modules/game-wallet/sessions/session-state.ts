import { HOUR_MS } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { GameSession } from './session-store.ts';

/** A session nobody plays in ends by itself after so long; what is open in it is still paid. */
export const SESSION_LASTS_MS = 4 * HOUR_MS;

export const isOver = (session: GameSession, atMs: number): boolean =>
  session.isEnded || atMs - session.usedAtMs > SESSION_LASTS_MS;

/** @throws GAME_SESSION_UNKNOWN */
export function knownSession(session: GameSession | undefined): GameSession {
  if (session === undefined) throw new PlatformError('GAME_SESSION_UNKNOWN');
  return session;
}
