import { HOUR_MS, MINUTE_MS } from '@paddock/contract';

import { ConfigError } from '../../../../kernel/config/config-error.ts';
import type { Kernel } from '../../../../kernel/module.ts';
import { loadWorld, saveWorld, type SavedWorld } from '../../feeds-store.ts';
import { withSpeed } from '../clock/feed-clock.ts';

/** The calendar begins before the first start, so that matches are on from the first second. */
const WORLD_BEFORE_MS = 12 * HOUR_MS;
const SECRET_BYTES = 32;

/**
 * The world of this database, made at the first start, its clock at the speed that is configured now.
 * @throws ConfigError in production where the world follows from a seed that somebody may know: its results, and those of
 * every match announced, could be foreseen
 */
export async function openWorld(kernel: Kernel): Promise<SavedWorld> {
  const { db, clock, config, log } = kernel;
  const saved = await loadWorld(db);
  if (saved !== undefined && !saved.isSecret && config.mode === 'production') {
    throw new ConfigError(
      'the simulated world of this database follows from a seed that is no secret. Start production on a database of its own, or without SIMULATION',
    );
  }
  if (saved !== undefined && config.simulationSeed !== undefined && saved.seed !== config.simulationSeed) {
    log.warn({}, 'SIMULATION_SEED is ignored: this database goes on with the world it began');
  }
  const nowMs = clock.nowMs();
  const world = saved ?? firstWorld(kernel, nowMs);
  const current = { ...world, clock: withSpeed(world.clock, config.feedSpeed, nowMs) };
  await saveWorld(db, current);
  return current;
}

/** Kick-offs fall on round times of the server clock too: both clocks start at a round one. */
function firstWorld({ config, randomBytes }: Kernel, nowMs: number): SavedWorld {
  const anchorServerMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  const anchorFeedMs = Math.floor(nowMs / (5 * MINUTE_MS)) * 5 * MINUTE_MS;
  const { simulationSeed } = config;
  return {
    seed: simulationSeed ?? Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url'),
    isSecret: simulationSeed === undefined,
    worldStartMs: anchorFeedMs - WORLD_BEFORE_MS,
    clock: { anchorFeedMs, anchorServerMs, speed: config.feedSpeed },
  };
}
