import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { RequirePlayer } from '../identity/index.ts';
import { createLimitsCheck } from './admission.ts';
import { createToLimitCurrency, type LimitCurrencyDependencies } from './limit-currency.ts';
import { createLimitCommands, type PlayBreak } from './limit-commands.ts';
import { limitValueOf, limitView } from './limit-view.ts';
import type { LimitsCheck } from './limits-check.ts';
import { readLimits, usedOf } from './limits-store.ts';
import { limitsMigrations } from './migrations.ts';
import { addPlayTime, dayOf, sessionLeftMs } from './play-time.ts';
import { realityCheckRoutes } from './reality-check-routes.ts';
import { limitRoutes } from './routes.ts';

export interface Limits extends PlatformModule {
  readonly check: LimitsCheck;
  /** False once today's session limit is used up: no way in before tomorrow (S4-09). */
  mayEnter(playerId: PlayerId): Promise<boolean>;
}

export interface LimitsDependencies extends LimitCurrencyDependencies {
  readonly requirePlayer: RequirePlayer;
  /** Leaves the player only the restricted way in until the end of the break (rules §9). */
  restrict(tx: Tx, playBreak: PlayBreak): Promise<void>;
  /** Ends every session of the player. */
  signOut(playerId: PlayerId): Promise<void>;
  /** Hours from UTC of the day that session limits count in. */
  timeZoneHours(): number;
}

/** The player's own limits: kept, changed under the rules of §9, and asked by whoever moves money. */
export function createLimits(kernel: Kernel, dependencies: LimitsDependencies): Limits {
  const { db, clock } = kernel;
  const { requirePlayer, currencyOf, restrict, signOut, timeZoneHours } = dependencies;
  const commands = createLimitCommands({
    kernel,
    currencyOf,
    restrict,
    signOut: ({ playerId }) => signOut(playerId),
  });
  const today = () => dayOf(clock.nowMs(), timeZoneHours());

  async function list(playerId: PlayerId) {
    const nowMs = clock.nowMs();
    const limits = await readLimits(db, playerId, nowMs);
    return Promise.all(
      limits.map(async (limit) => limitView(limit, await usedOf(db, playerId, limit, nowMs))),
    );
  }

  async function ping(playerId: PlayerId): Promise<number | null> {
    const day = today();
    if ((await sessionLeftMs(db, playerId, day)) === null) return null;
    await addPlayTime(db, playerId, day, clock.nowMs());
    const leftMs = await sessionLeftMs(db, playerId, day);
    if (leftMs !== 0) return leftMs === null ? null : Math.ceil(leftMs / 1000);
    await signOut(playerId);
    throw new PlatformError('SESSION_LIMIT_ENDED');
  }

  return {
    name: 'limits',
    migrations: limitsMigrations,
    check: createLimitsCheck(createToLimitCurrency(dependencies)),
    mayEnter: async (playerId) => (await sessionLeftMs(db, playerId, today())) !== 0,
    routes(app) {
      limitRoutes(app, {
        requirePlayer,
        commands,
        list,
        valueOf: async (playerId, type, wanted) => limitValueOf(type, wanted, await currencyOf(db, playerId)),
        ping,
      });
      realityCheckRoutes(app, { kernel, requirePlayer, commands });
    },
  };
}
