import { DAY_MS, LIMIT_TYPES } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { RequirePlayer } from '../../identity/index.ts';
import type { LimitCommands } from '../limit-commands.ts';
import { logRealityCheck, playedSums } from './reality-check.ts';
/** No check looks further back: a longer stretch is not one sitting. */
const LONGEST_MS = 7 * DAY_MS;

export interface RealityCheckRoutesParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'ids'>;
  readonly requirePlayer: RequirePlayer;
  readonly commands: LimitCommands;
}

/** The reality check (S4-08): what it shows, and what the player answered. */
export function realityCheckRoutes(app: HttpApp, parts: RealityCheckRoutesParts): void {
  const { requirePlayer, commands } = parts;
  const { db, clock, ids } = parts.kernel;

  serve(app, 'GET /web-api/api/web/user/v1/reality-check', async (request) => {
    const { playerId } = await requirePlayer(request);
    return playedSums(db, playerId, Math.max(request.query.since * 1000, clock.nowMs() - LONGEST_MS));
  });
  serve(app, 'POST /web-api/api/web/user/v1/reality-check', async (request) => {
    const { playerId } = await requirePlayer(request);
    const { attributes } = request.body.data;
    await logRealityCheck(db, playerId, { id: ids.forPlayer(playerId), attributes, atMs: clock.nowMs() });
    // "Do not show again" is the player's wish for no reality check; the page of limits turns it on again.
    if (attributes.do_not_show_again) await commands.set(playerId, LIMIT_TYPES.realityCheck, null);
    return {};
  });
}
