import type { Kernel } from '../../../../kernel/module.ts';
import type { CancelTask } from '../../../../kernel/time/scheduler.ts';
import { createFeedEmitter } from '../../feed-emitter.ts';
import type { FeedSink } from '../../feed-sink.ts';
import { loadSimulation, saveSimulation, takeEpoch, type SavedSimulation } from '../../feeds-store.ts';
import { feedTimeAt, withSpeed, type FeedClock } from '../clock/feed-clock.ts';
import { createCalendar } from '../fixtures/calendar.ts';
import { createWorld } from '../world/world.ts';
import { Simulation, TICK_MS } from './simulation.ts';

export const SIMULATION_PRODUCER = 'simulation';

const MINUTE_MS = 60_000;
/** The calendar begins before the first start, so that matches are on from the first second. */
const WORLD_BEFORE_MS = 12 * 60 * MINUTE_MS;
const SAVE_EVERY_MS = 5_000;

/** A running simulation, as the module and its tests see it. */
export interface RunningSimulation {
  readonly live: number;
  readonly upcoming: number;
}

/**
 * Starts the world of this database where its clock stands, and ticks on the kernel's scheduler. When another instance
 * starts on the same database it takes the next epoch; this one is told so at its next message and ends.
 */
export async function runSimulation(kernel: Kernel, sink: FeedSink): Promise<RunningSimulation> {
  const { db, clock, config, scheduler, log } = kernel;
  const saved = await loadSimulation(db);
  if (saved !== undefined && saved.seed !== config.simulationSeed) {
    log.warn(
      { seed: saved.seed },
      'SIMULATION_SEED is ignored: this database goes on with the world it began',
    );
  }
  const nowMs = clock.nowMs();
  const current =
    saved === undefined ? firstSimulation(config.simulationSeed, config.feedSpeed, nowMs) : saved;
  const feedClock = withSpeed(current.clock, config.feedSpeed, nowMs);
  const world = createWorld(current.seed);
  const calendarAt = (speed: number) => createCalendar(world, current.worldStartMs, speed);
  const emitter = createFeedEmitter({
    producer: SIMULATION_PRODUCER,
    epoch: await takeEpoch(db, SIMULATION_PRODUCER),
    sink,
    clock,
    onQuarantine: ({ body }, reason) => {
      log.error({ kind: body.kind, reason }, 'a simulated message was quarantined');
    },
  });
  const simulation = new Simulation({
    clock,
    feedClock,
    worldSeed: current.seed,
    calendar: calendarAt(config.feedSpeed),
    ...(saved === undefined
      ? {}
      : { earlier: { calendar: calendarAt(saved.clock.speed), throughFeedMs: saved.throughFeedMs } }),
    emitter,
  });

  let savedAtMs = -Infinity;
  let cancel: CancelTask | undefined;
  async function tick(): Promise<void> {
    const outcome = await simulation.tick();
    if (outcome.status === 'superseded') {
      cancel?.();
      log.warn({}, 'another instance runs the simulation now; this one has ended');
      return;
    }
    if (clock.nowMs() - savedAtMs < SAVE_EVERY_MS) return;
    savedAtMs = clock.nowMs();
    await saveSimulation(db, { ...current, clock: feedClock, throughFeedMs: outcome.throughFeedMs });
  }

  // Kept before the first message: what is announced must be found again whatever happens next.
  if (saved === undefined) await saveSimulation(db, current);
  simulation.begin();
  await tick().catch((error: unknown) => {
    log.error({ err: error }, 'the first picture was not taken whole; the next tick goes on');
  });
  cancel = scheduler.every('feeds.simulation', TICK_MS, tick);
  return simulation;
}

/** Kick-offs fall on round times of the server clock too: both clocks start at a round one. */
function firstSimulation(seed: string, speed: number, nowMs: number): SavedSimulation {
  const anchorServerMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  const anchorFeedMs = Math.floor(nowMs / (5 * MINUTE_MS)) * 5 * MINUTE_MS;
  const clock: FeedClock = { anchorFeedMs, anchorServerMs, speed };
  return {
    seed,
    worldStartMs: anchorFeedMs - WORLD_BEFORE_MS,
    clock,
    throughFeedMs: feedTimeAt(clock, nowMs),
  };
}
