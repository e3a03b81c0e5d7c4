import { setImmediate } from 'node:timers/promises';

import type { Kernel } from '../../../../kernel/module.ts';
import type { CancelTask } from '../../../../kernel/time/scheduler.ts';
import { createFeedEmitter } from '../../feed-emitter.ts';
import type { FeedSink } from '../../feed-sink.ts';
import { dropSpansBefore, loadSpans, saveSpan, takeEpoch } from '../../feeds-store.ts';
import { feedTimeAt } from '../clock/feed-clock.ts';
import type { createCalendar } from '../fixtures/calendar.ts';
import { catalogueMethodOf } from '../match/quote.ts';
import { createWorld } from '../world/world.ts';
import { openWorld } from './open-world.ts';
import { Simulation, TICK_MS, type TickOutcome } from './simulation.ts';

export const SIMULATION_PRODUCER = 'simulation';

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
export async function runSimulation(
  kernel: Kernel,
  sink: FeedSink,
  makeCalendar: typeof createCalendar,
): Promise<RunningSimulation> {
  const { db, clock, config, scheduler, log } = kernel;
  const world = await openWorld(kernel);
  const feedNow = () => feedTimeAt(world.clock, clock.nowMs());
  const epoch = await takeEpoch(db, SIMULATION_PRODUCER);
  const earlier = await loadSpans(db);
  const named = createWorld(world.seed);
  const calendarAt = (speed: number) => makeCalendar(named, world.worldStartMs, speed);
  const simulation = new Simulation({
    clock,
    feedClock: world.clock,
    worldSeed: world.seed,
    calendar: calendarAt(config.feedSpeed),
    breathe: () => setImmediate(),
    methodOf: (type) => config.marginChoices.get(type) ?? catalogueMethodOf(type),
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
    await heed(await simulation.tick());
  }

  async function heed(outcome: TickOutcome): Promise<void> {
    if (outcome.status === 'superseded') {
      running.cancel?.();
      log.warn({}, 'another instance runs the simulation now; this one has ended');
    } else if (outcome.throughFeedMs !== undefined) {
      await writeTold(outcome.throughFeedMs);
    }
  }

  await writeAhead();
  try {
    await heed(await simulation.begin());
  } catch (error) {
    log.error({ err: error }, 'the first picture was not taken whole; the next tick goes on');
  }
  running.cancel = scheduler.every('feeds.simulation', TICK_MS, tick);
  return simulation;
}
