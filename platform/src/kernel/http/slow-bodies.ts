import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import type { Clock } from '../time/clock.ts';
import type { CancelTask, Scheduler } from '../time/scheduler.ts';
import type { HttpApp } from './http-app.ts';
import { refuseRaw } from './raw-refusals.ts';

/** Time a request has to arrive as a whole, */
export const BODY_WITHIN_MS = 30_000;
/** or, where its route takes files over slow lines (`slowBody`), the least it has to bring from then on, on average. */
export const LEAST_BYTES_PER_SEC = 8 * 1024;
/** Bodies on their way are looked at this often. */
export const LOOK_EVERY_MS = 5_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as it needs, while it comes at the least rate. */
    readonly slowBody?: true;
  }
}

interface Arriving {
  readonly sinceMs: number;
  readonly atFirstBytes: number;
  readonly maySlow: boolean;
}

/**
 * The bodies that are on their way. Node's own time limit is one for all requests and knows no rate: an honest document on
 * a slow line was cut off at 30 s like a sender that trickles to hold a connection.
 */
export class ArrivingBodies {
  readonly #clock: Clock;
  readonly #arriving = new Map<IncomingMessage, Arriving>();

  readonly #scheduler: Scheduler;
  #looking: CancelTask | undefined;

  constructor(clock: Clock, scheduler: Scheduler) {
    this.#clock = clock;
    this.#scheduler = scheduler;
  }

  /** Watches every request of an app that says it has a body. */
  watch(app: HttpApp): void {
    app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
      if (hasBody(raw)) this.#add(raw, routeOptions.config.slowBody === true);
      done();
    });
  }

  /** Answers those that take too long with 408, and hangs up. Looks on while there are any. */
  #cutSlow(): void {
    for (const [raw, arriving] of this.#arriving) {
      if (!this.#isTooSlow(raw, arriving)) continue;
      this.#arriving.delete(raw);
      refuseRaw(
        Object.assign(new Error('a body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        raw.socket,
      );
      raw.socket.destroySoon();
    }
    if (this.#arriving.size > 0) return;
    this.#looking?.();
    this.#looking = undefined;
  }

  #add(raw: IncomingMessage, maySlow: boolean): void {
    // What is injected comes whole, over no connection.
    if (!(raw.socket instanceof Socket)) return;
    const { bytesRead } = raw.socket;
    this.#arriving.set(raw, { sinceMs: this.#clock.nowMs(), atFirstBytes: bytesRead, maySlow });
    const forget = () => void this.#arriving.delete(raw);
    raw.once('end', forget).once('close', forget);
    this.#looking ??= this.#scheduler.every('http.slow-bodies', LOOK_EVERY_MS, () => {
      this.#cutSlow();
      return Promise.resolve();
    });
  }

  #isTooSlow({ socket }: IncomingMessage, { sinceMs, atFirstBytes, maySlow }: Arriving): boolean {
    const lastedMs = this.#clock.nowMs() - sinceMs;
    if (lastedMs < BODY_WITHIN_MS) return false;
    return !maySlow || socket.bytesRead - atFirstBytes < (lastedMs / 1_000) * LEAST_BYTES_PER_SEC;
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? '0') > 0;
