import type { FastifyRequest } from 'fastify';
import type { PlayerId } from '@paddock/contract';
import { LimitList } from '@paddock/contract/schemas';

import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { LimitsCheck } from './limits-check.ts';

export interface Limits extends PlatformModule {
  readonly check: LimitsCheck;
}

export interface LimitsDependencies {
  /** @throws UNAUTHENTICATED, TOKEN_EXPIRED. */
  requirePlayer(request: FastifyRequest): Promise<{ readonly playerId: PlayerId }>;
}

/** Admits everything: no player can set a limit yet, so none has one. */
const NO_LIMITS: LimitsCheck = {
  admitStake: () => Promise.resolve(),
  admitDeposit: () => Promise.resolve(),
  releaseDeposit: () => Promise.resolve(),
};

export function createLimits(_kernel: Kernel, { requirePlayer }: LimitsDependencies): Limits {
  return {
    name: 'limits',
    migrations: {},
    check: NO_LIMITS,
    routes(app) {
      app.get(
        '/limit-service-api/api/external/web/v3/limits',
        { schema: { summary: 'Limits of the player (S7-08)', response: { 200: LimitList } } },
        async (request, reply) => {
          await requirePlayer(request);
          void reply.header('cache-control', 'private, no-store');
          return [];
        },
      );
    },
  };
}
