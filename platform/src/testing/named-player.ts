import type { FastifyRequest } from 'fastify';
import { parseId, type PlayerId } from '@paddock/contract';

import { PlatformError } from '../kernel/http/problem.ts';
import type { Identity, PlayerNumbers, ProofOf } from '../modules/identity/index.ts';

/** Names the player of a request in tests of modules that leave who is calling to identity. */
export const PLAYER_HEADER = 'x-test-player';

/** Identity's answer for the player a request names; nobody is refused as identity refuses a guest. */
export function requireNamedPlayer(request: FastifyRequest): ReturnType<Identity['requirePlayer']> {
  const playerId = request.headers[PLAYER_HEADER];
  if (typeof playerId !== 'string') return Promise.reject(new PlatformError('UNAUTHENTICATED'));
  return Promise.resolve({ kind: 'player', playerId: playerId as PlayerId, sessionId: 'test' });
}

/** Whoever asks has just proved who is there, as often as it takes. */
export const alwaysProven: ProofOf = () => Promise.resolve(() => Promise.resolve(true));

/** Stands in for identity's numbers where players are but named: each is called by the id. */
export const NUMBERED_BY_ID: PlayerNumbers = {
  idOf(_db, text) {
    const playerId = parseId<'player'>(text);
    return playerId === undefined
      ? Promise.reject(new PlatformError('ACCOUNT_UNKNOWN'))
      : Promise.resolve(playerId);
  },
  idsOf: (_db, texts) =>
    Promise.resolve(
      new Map(
        texts.map((text) => [text, parseId<'player'>(text) ?? new PlatformError('ACCOUNT_UNKNOWN')] as const),
      ),
    ),
  numbersOf: () => Promise.resolve((playerId) => playerId),
};
