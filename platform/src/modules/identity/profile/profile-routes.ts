import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findPlayer } from '../players-store.ts';
import { userConfigOf } from './user-config.ts';
import { changeUserData, userDataView } from './user-data.ts';

/** What the player's own screens read, and the person behind the account. */
export function userRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, requirePlayer } = parts;
  const { db, clock } = kernel;

  serve(app, 'GET /web-api/user/config', async (request) => {
    const { playerId } = await requirePlayer(request);
    const player = await findPlayer(db, playerId, clock.nowMs());
    if (player === undefined) throw new PlatformError('UNAUTHENTICATED');
    return { result: await userConfigOf(parts, player) };
  });
  serve(app, 'GET /web-api/user/data', async (request) => {
    const { playerId } = await requirePlayer(request);
    return userDataView(parts, playerId);
  });
  serve(app, 'POST /web-api/user/data', async (request) => {
    const { playerId } = await requirePlayer(request);
    return changeUserData(parts, playerId, request.body);
  });
}
