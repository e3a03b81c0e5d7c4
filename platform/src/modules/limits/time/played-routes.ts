import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { RequirePlayer } from '../../identity/index.ts';
import { playedTime } from './played-hours.ts';

export interface PlayedRoutesParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock'>;
  readonly requirePlayer: RequirePlayer;
}

/** How long the player has been on the site. */
export function playedRoutes(http: HttpApp, { kernel, requirePlayer }: PlayedRoutesParts): void {
  serve(http, 'GET /web-api/office/played', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    return playedTime(kernel.db, playerId, kernel.clock.nowMs());
  });
}
