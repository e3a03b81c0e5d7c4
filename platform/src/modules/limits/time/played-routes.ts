import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { TimePlayedView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { RequirePlayer } from '../../identity/index.ts';
import { playedTime } from './played-hours.ts';

export interface PlayedRoutesParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock'>;
  readonly requirePlayer: RequirePlayer;
}

/** How long the player has been on the site. */
export function playedRoutes(http: HttpApp, { kernel, requirePlayer }: PlayedRoutesParts): void {
  http.withTypeProvider<TypeBoxTypeProvider>().get(
    '/web-api/office/played',
    {
      config: { budget: 'search' },
      schema: {
        summary: 'Time on the site in the last 24 hours, 7 and 30 days',
        response: { 200: TimePlayedView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return playedTime(kernel.db, playerId, kernel.clock.nowMs());
    },
  );
}
