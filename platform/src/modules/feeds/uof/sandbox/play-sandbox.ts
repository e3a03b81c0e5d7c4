import { setImmediate } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS } from '@paddock/contract';

import type { Clock } from '../../../../kernel/time/clock.ts';
import { createFeedEmitter } from '../../feed-emitter.ts';
import { createCalendar } from '../../simulation/fixtures/calendar.ts';
import { catalogueMethodOf } from '../../simulation/match/quote.ts';
import { Simulation } from '../../simulation/running/simulation.ts';
import { createWorld } from '../../simulation/world/world.ts';
import { AmqpBroker } from './amqp-broker.ts';
import { serveSandbox } from './http-api.ts';
import { UofSandbox } from './sandbox.ts';

/** The calendar begins before the first start, so that matches are on from the first second. */
const WORLD_BEFORE_MS = 12 * HOUR_MS;

export interface SandboxOptions {
  readonly clock: Clock;
  /** The world that is played. */
  readonly seed: string;
  /** Speed of its matches. */
  readonly speed: number;
  /** Of the API and of the broker; 0 takes a free one. */
  readonly apiPort: number;
  readonly brokerPort: number;
}

export interface PlayingSandbox {
  readonly apiUrl: string;
  readonly brokerUrl: string;
  /** Plays what has happened since the last time; to be called every `TICK_MS`. */
  tick(): Promise<void>;
  /** Says that the feed lives, as it does every few seconds by itself. */
  alive(): void;
  /** How many listen to it. */
  listeners(): number;
  close(): Promise<void>;
}

/** The simulation as the unified odds feed, with its API and its broker on this machine. Nothing of it is kept. */
export async function playSandbox(options: SandboxOptions): Promise<PlayingSandbox> {
  const { clock, seed, speed } = options;
  const broker = new AmqpBroker();
  const sandbox = new UofSandbox(clock, (key, text) => broker.publish(key, text));
  const api = await serveSandbox(sandbox, options.apiPort);
  const brokerPort = await broker.listen(options.brokerPort);
  const nowMs = clock.nowMs();
  const anchorMs = Math.floor(nowMs / (5 * MINUTE_MS)) * 5 * MINUTE_MS;
  const simulation = new Simulation({
    ...{ clock, worldSeed: seed, earlier: [], methodOf: catalogueMethodOf, breathe: () => setImmediate() },
    feedClock: { anchorFeedMs: anchorMs, anchorServerMs: Math.floor(nowMs / MINUTE_MS) * MINUTE_MS, speed },
    calendar: createCalendar(createWorld(seed), anchorMs - WORLD_BEFORE_MS, speed),
    emitter: createFeedEmitter({
      ...{ producer: 'simulation', epoch: 1, sink: sandbox, clock },
      onQuarantine: () => undefined,
    }),
  });
  await simulation.begin();
  const address = api.address();
  const apiPort = typeof address === 'object' && address !== null ? address.port : options.apiPort;
  return {
    apiUrl: `http://127.0.0.1:${apiPort}/v1`,
    brokerUrl: `amqp://127.0.0.1:${brokerPort}`,
    async tick() {
      await simulation.tick();
    },
    alive: () => sandbox.alive(),
    listeners: () => broker.listeners,
    async close() {
      api.closeAllConnections();
      api.close();
      await broker.close();
    },
  };
}
