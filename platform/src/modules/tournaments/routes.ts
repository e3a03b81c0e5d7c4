import type { AccountId, PlayerId } from '@paddock/contract';
import type { FastifyRequest } from 'fastify';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { requiredId } from '../../kernel/http/required-id.ts';
import { serve } from '../../kernel/http/serve.ts';
import { entriesOf } from './entry-store.ts';
import { join } from './join.ts';
import { listTournaments } from './list-tournaments.ts';
import { readTournament } from './tournament-store.ts';
import type { TournamentsParts } from './tournaments-api.ts';
import { standingOf, viewOf } from './views.ts';

/** Whole lists of games are gone through. */
const LIST = { config: { budget: 'search' } } as const;

/** Tournaments as guests and players see them. */
export function tournamentRoutes(app: HttpApp, parts: TournamentsParts): void {
  serve(app, 'GET /web-api/tournaments', LIST, async (request) =>
    listTournaments(parts, await playerOf(parts, request), request.query.game),
  );

  serve(app, 'GET /web-api/tournaments/:id', LIST, async (request) => {
    const { db } = parts.kernel;
    const id = requiredId<'tournament'>(request.params.id, 'TOURNAMENT_UNKNOWN');
    const playerId = await playerOf(parts, request);
    const tournament = await readTournament(db, id);
    if (tournament === undefined) throw new PlatformError('TOURNAMENT_UNKNOWN');
    const [mine] = playerId === undefined ? [] : await entriesOf(db, id, [playerId]);
    return viewOf(parts, tournament, { mine, wish: { ...request.query, playerId } });
  });

  serve(app, 'POST /web-api/tournaments/:id/join', async (request) => {
    const { playerId } = await parts.requireConsent(request);
    const tournamentId = requiredId<'tournament'>(request.params.id, 'TOURNAMENT_UNKNOWN');
    const accountId: AccountId = requiredId<'account'>(request.body.accountId, 'ACCOUNT_UNKNOWN');
    return standingOf(await join(parts, { tournamentId, playerId, accountId }));
  });
}

/** Undefined for a guest. @throws UNAUTHENTICATED for a token that does not stand */
async function playerOf(
  { requirePlayer }: TournamentsParts,
  request: FastifyRequest,
): Promise<PlayerId | undefined> {
  if (request.headers.authorization === undefined) return undefined;
  return (await requirePlayer(request)).playerId;
}
