import type { PlayerId } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import { createLimitsCheck } from './admission.ts';
import { createToLimitCurrency } from './limit-currency.ts';
import { createLimitCommands } from './limit-commands.ts';
import { limitValueOf, limitView } from './limit-view.ts';
import type { Limits, LimitsDependencies } from './limits-api.ts';
import { createCountingTogether } from './counting-together.ts';
import { readLimits, roomBackAtMs, usedOf } from './limits-store.ts';
import { pausePlay, resumePlay } from './person-breaks-store.ts';
import { limitsMigrations } from './migrations.ts';
import { countPlayed } from './time/played-hours.ts';
import { playedRoutes } from './time/played-routes.ts';
import { realityCheckRoutes } from './reality-check/reality-check-routes.ts';
import { limitRoutes } from './routes.ts';
import { createSessionTime } from './time/session-time.ts';

/** The player's own limits: kept, changed under the rules of §9, and asked by whoever moves money. */
export function createLimits(kernel: Kernel, dependencies: LimitsDependencies): Limits {
  const { db, clock } = kernel;
  const { requirePlayer, currencyOf, restrict, signOut, timeZoneHours, tellInbox } = dependencies;
  const toLimits = createToLimitCurrency(dependencies);
  const together = createCountingTogether(toLimits, clock);
  const commands = createLimitCommands({ kernel, currencyOf, restrict, signOut, toLimits, tellInbox });
  const session = createSessionTime({ kernel, signOut, timeZoneHours });

  async function list(playerId: PlayerId) {
    const nowMs = clock.nowMs();
    const limits = await readLimits(db, playerId, nowMs);
    const sessionLeftMs = await session.leftMs(playerId);
    return Promise.all(
      limits.map(async (limit) =>
        limitView(limit, {
          usedMinor: await usedOf(db, playerId, limit, nowMs),
          roomBackAtMs: await roomBackAtMs(db, playerId, limit, nowMs),
          sessionLeftMs,
        }),
      ),
    );
  }

  return {
    name: 'limits',
    migrations: limitsMigrations,
    check: createLimitsCheck(toLimits, together),
    countTogether: together.countTogether,
    session,
    countPlayed: (playerId) => countPlayed(db, playerId, clock.nowMs()),
    pausePlay: (tx, playBreak) => pausePlay(tx, playBreak, clock.nowMs()),
    resumePlay: (tx, playerId) => resumePlay(tx, playerId, clock.nowMs()),
    routes(app) {
      limitRoutes(app, {
        requirePlayer,
        proofOf: dependencies.proofOf,
        commands,
        list,
        valueOf: async (playerId, type, wanted) => limitValueOf(type, wanted, await currencyOf(db, playerId)),
        ping: session.ping,
      });
      realityCheckRoutes(app, { kernel, requirePlayer, commands });
      playedRoutes(app, { kernel, requirePlayer });
    },
  };
}
