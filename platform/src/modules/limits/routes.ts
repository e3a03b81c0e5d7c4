import { isLimitType, type LimitType, type PlayerId } from '@paddock/contract';
import type { LimitList } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { ProofOf, RequirePlayer } from '../identity/index.ts';
import type { LimitValue } from './limit-change.ts';
import type { LimitCommands } from './limit-commands.ts';

/** What the routes need of the module. */
export interface LimitRoutesParts {
  readonly requirePlayer: RequirePlayer;
  readonly proofOf: ProofOf;
  readonly commands: LimitCommands;
  list(playerId: PlayerId): Promise<LimitList>;
  /** What a wish's number means for this player. @throws LIMIT_VALUE. */
  valueOf(playerId: PlayerId, type: LimitType, wanted: number): Promise<LimitValue>;
  /** Seconds left of today's session, or null. @throws SESSION_LIMIT_ENDED once it is over. */
  ping(playerId: PlayerId): Promise<number | null>;
}

/** The limit service (S7-06 to S7-09). Every change answers the list as it stands after it. */
export function limitRoutes(app: HttpApp, parts: LimitRoutesParts): void {
  serve(app, 'GET /limit-service-api/api/external/web/v3/limits', async (request) =>
    parts.list((await parts.requirePlayer(request)).playerId),
  );
  serve(app, 'POST /limit-service-api/api/external/web/v3/limit', async (request) => {
    const { playerId } = await parts.requirePlayer(request);
    const type = typeOf(request.body.limitType);
    await parts.commands.set(playerId, type, await parts.valueOf(playerId, type, request.body.limitValue));
    return parts.list(playerId);
  });
  serve(app, 'DELETE /limit-service-api/api/external/web/v3/limit', async (request) => {
    const { playerId } = await parts.requirePlayer(request);
    await parts.commands.cancel(playerId, typeOf(request.query.limitType));
    return parts.list(playerId);
  });
  serve(app, 'POST /limit-service-api/api/external/web/v3/limitaction', async (request) => {
    const { playerId } = await parts.requirePlayer(request);
    const type = typeOf(request.body.limitType);
    if (request.query.action === 'reject') await parts.commands.reject(playerId, type);
    else await parts.commands.approve(playerId, type, await parts.proofOf(request));
    return parts.list(playerId);
  });
  serve(app, 'POST /limit-service-api/api/external/web/v3/ping', async (request) => {
    const { playerId } = await parts.requirePlayer(request);
    return { remainingSec: await parts.ping(playerId) };
  });
}

function typeOf(limitType: number): LimitType {
  if (!isLimitType(limitType)) throw new PlatformError('LIMIT_VALUE');
  return limitType;
}
