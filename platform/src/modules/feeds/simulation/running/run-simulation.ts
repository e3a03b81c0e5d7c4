import type { Kernel } from '../../../../kernel/module.ts';
import type { CancelTask } from '../../../../kernel/time/scheduler.ts';
import { createFeedEmitter } from '../../feed-emitter.ts';
import type { FeedSink } from '../../feed-sink.ts';
import {
  dropSpansBefore,
  loadSpans,
  loadWorld,
  saveSpan,
  saveWorld,
  takeEpoch,
  type SavedWorld,
} from '../../feeds-store.ts';
import { feedTimeAt, withSpeed } from '../clock/feed-clock.ts';
import { createCalendar } from '../fixtures/calendar.ts';
import { createWorld } from '../world/world.ts';
import { Simulation, TICK_MS } from './simulation.ts';

export const SIMULATION_PRODUCER = 'simulation';

const MINUTE_MS = 60_000;
/** The calendar begins before the first start, so that matches are on from the first second. */
const WORLD_BEFORE_MS = 12 * 60 * MINUTE_MS;
/** How often it is written down what has been told, and how far ahead it is written what may be announced. */
const SAVE_EVERY_MS = 5_000;
const ANNOUNCE_AHEAD_MS = 20_000;

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
  const world = await openWorld(kernel);
  const feedNow = () => feedTimeAt(world.clock, clock.nowMs());
  const epoch = await takeEpoch(db, SIMULATION_PRODUCER);
  const earlier = await loadSpans(db);
  const named = createWorld(world.seed);
  const calendarAt = (speed: number) => createCalendar(named, world.worldStartMs, speed);
  const simulation = new Simulation({
    clock,
    feedClock: world.clock,
    worldSeed: world.seed,
    calendar: calendarAt(config.feedSpeed),
    earlier: earlier.map((span) => ({ ...span, calendar: calendarAt(span.speed) })),
    emitter: createFeedEmitter({
      producer: SIMULATION_PRODUCER,
      epoch,
      sink,
      clock,
      onQuarantine: ({ body }, reason) => {
        log.error({ kind: body.kind, reason }, 'a simulated message was quarantined');
      },
    }),
  });

  let span = { epoch, speed: config.feedSpeed, fromFeedMs: feedNow(), untilFeedMs: -Infinity };
  let savedAtMs = -Infinity;
  const running: { cancel?: CancelTask } = {};

  /** Written before it happens: whatever is announced must be found again after a crash. */
  async function writeAhead(): Promise<void> {
    const aheadMs = ANNOUNCE_AHEAD_MS * world.clock.speed;
    if (feedNow() <= span.untilFeedMs - aheadMs / 2) return;
    const next = { ...span, untilFeedMs: feedNow() + aheadMs };
    await saveSpan(db, next);
    span = next;
  }

  async function writeTold(throughFeedMs: number): Promise<void> {
    if (clock.nowMs() - savedAtMs < SAVE_EVERY_MS) return;
    const next = { ...span, fromFeedMs: throughFeedMs };
    await saveSpan(db, next);
    if (savedAtMs === -Infinity) await dropSpansBefore(db, epoch);
    span = next;
    savedAtMs = clock.nowMs();
  }

  async function tick(): Promise<void> {
    await writeAhead();
    const outcome = await simulation.tick();
    if (outcome.status === 'superseded') {
      running.cancel?.();
      log.warn({}, 'another instance runs the simulation now; this one has ended');
    } else if (outcome.throughFeedMs !== undefined) {
      await writeTold(outcome.throughFeedMs);
    }
  }

  await writeAhead();
  simulation.begin();
  await tick().catch((error: unknown) => {
    log.error({ err: error }, 'the first picture was not taken whole; the next tick goes on');
  });
  running.cancel = scheduler.every('feeds.simulation', TICK_MS, tick);
  return simulation;
}

/** The world of this database, made at the first start, its clock at the speed that is configured now. */
async function openWorld({ db, clock, config, log }: Kernel): Promise<SavedWorld> {
  const saved = await loadWorld(db);
  if (saved !== undefined && saved.seed !== config.simulationSeed) {
    log.warn(
      { seed: saved.seed },
      'SIMULATION_SEED is ignored: this database goes on with the world it began',
    );
  }
  const nowMs = clock.nowMs();
  const world = saved ?? firstWorld(config.simulationSeed, config.feedSpeed, nowMs);
  const current = { ...world, clock: withSpeed(world.clock, config.feedSpeed, nowMs) };
  await saveWorld(db, current);
  return current;
}

/** Kick-offs fall on round times of the server clock too: both clocks start at a round one. */
function firstWorld(seed: string, speed: number, nowMs: number): SavedWorld {
  const anchorServerMs = Math.floor(nowMs / MINUTE_MS) * MINUTE_MS;
  const anchorFeedMs = Math.floor(nowMs / (5 * MINUTE_MS)) * 5 * MINUTE_MS;
  return {
    seed,
    worldStartMs: anchorFeedMs - WORLD_BEFORE_MS,
    clock: { anchorFeedMs, anchorServerMs, speed },
  };
}
