import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { RequirePlayer } from '../identity/index.ts';
import { createLimitsCheck } from './admission.ts';
import { createToLimitCurrency, type LimitCurrencyDependencies } from './limit-currency.ts';
import { createLimitCommands, type PlayBreak } from './limit-commands.ts';
import { limitValueOf, limitView } from './limit-view.ts';
import type { LimitsCheck } from './limits-check.ts';
import { pausePlay, readLimits, roomBackAtMs, usedOf } from './limits-store.ts';
import { limitsMigrations } from './migrations.ts';
import { countPlayed } from './time/played-hours.ts';
import { playedRoutes } from './time/played-routes.ts';
import { realityCheckRoutes } from './reality-check/reality-check-routes.ts';
import { limitRoutes } from './routes.ts';
import { createSessionTime, type SessionTime } from './time/session-time.ts';

export interface Limits extends PlatformModule {
  readonly check: LimitsCheck;
  /** What identity and settings tell of a player's time, and ask before a way in. */
  readonly session: Omit<SessionTime, 'ping'>;
  /** A page on show asks who is signed in: the time since the last such question is told as time played. */
  countPlayed(playerId: PlayerId): Promise<void>;
  /**
   * Stops play of an account until then, in the transaction that finds out that its person takes a break on another one
   * (rules §2). A break of the account's own that lasts as long stands.
   */
  pausePlay(tx: Tx, playBreak: PlayBreak): Promise<void>;
}

export interface LimitsDependencies extends LimitCurrencyDependencies {
  readonly requirePlayer: RequirePlayer;
  /**
   * Leaves the player, and every other account of the same person, only the restricted way in until the end of the break
   * (rules §2, §9). Answers all of them, to be signed out.
   */
  restrict(tx: Tx, playBreak: PlayBreak): Promise<readonly PlayerId[]>;
  /** Ends every session of the player. */
  signOut(playerId: PlayerId): Promise<void>;
  /** Hours from UTC of the player's time zone: session limits count its days (rules §1). */
  timeZoneHours(db: Database | Tx, playerId: PlayerId): Promise<number>;
}

/** The player's own limits: kept, changed under the rules of §9, and asked by whoever moves money. */
export function createLimits(kernel: Kernel, dependencies: LimitsDependencies): Limits {
  const { db, clock } = kernel;
  const { requirePlayer, currencyOf, restrict, signOut, timeZoneHours } = dependencies;
  const commands = createLimitCommands({ kernel, currencyOf, restrict, signOut });
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
    check: createLimitsCheck(createToLimitCurrency(dependencies)),
    session,
    countPlayed: (playerId) => countPlayed(db, playerId, clock.nowMs()),
    pausePlay: (tx, playBreak) => pausePlay(tx, playBreak, clock.nowMs()),
    routes(app) {
      limitRoutes(app, {
        requirePlayer,
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
