import type { FastifyRequest } from 'fastify';

import type { HttpApp } from './http-app.ts';
import { PlatformError } from './problem.ts';

/** Which requests of a route are served during maintenance too, where not all of them are. */
type ServedMeanwhile = (request: FastifyRequest) => boolean;

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly isServedMeanwhile?: ServedMeanwhile;
  }
}

/** Whether play is stopped now; whoever knows says so before the platform starts. */
export interface MaintenanceGate {
  isClosed(): boolean;
  /** Seconds until it should be over. */
  retryAfterSec(): number;
}

/** Stands open until `watch` says who knows. */
export class MaintenanceSwitch implements MaintenanceGate {
  #gate: MaintenanceGate | undefined;

  watch(gate: MaintenanceGate): void {
    this.#gate = gate;
  }

  isClosed(): boolean {
    return this.#gate?.isClosed() ?? false;
  }

  retryAfterSec(): number {
    return this.#gate?.retryAfterSec() ?? 0;
  }
}

/**
 * Who is no player: operators, feeds, the callbacks of providers, which move money always (rules §8), the pages of the
 * sandbox that stand for a provider's own, and teams who publish.
 */
const NO_PLAYER = /^\/(?:operator-api|feed-api|game-api|callbacks|sandbox|web-api\/registry)\//;

/** An address of an interface; everything else that is only read is a document, a file or a probe. */
const INTERFACE = /^\/[a-z-]+-api\//;

/**
 * All a player is served during maintenance, by method and route: sign-out, balance, the state of withdrawals with the
 * token they are read with, whether somebody is kept out, and how an open tab learns that it is over. What is not named here is refused.
 */
const SERVED: ReadonlySet<string> = new Set([
  'POST /web-api/auth/disconnect',
  'GET /web-api/user/gettoken',
  'GET /web-api/user/accounts',
  'GET /web-api/cashier/withdrawals',
  'GET /web-api/cashier/withdrawals/:id',
  'GET /web-api/live',
  'POST /blocks-api/api/v2/block',
  'GET /bff-api/config/all.json',
  'GET /bff-api/config/group/get',
  'POST /web-api/canary-watch',
  'POST /web-api/client-errors',
  'POST /web-api/client-health',
  'POST /web-api/csp-reports',
]);

/** Whether a route works during maintenance. @param route as it was registered, with its parameters' names */
export function isServedDuringMaintenance(method: string, route: string): boolean {
  if (NO_PLAYER.test(route)) return true;
  const reading = method === 'HEAD' ? 'GET' : method;
  if (SERVED.has(`${reading} ${route}`)) return true;
  return reading === 'GET' && !INTERFACE.test(route);
}

/** Refuses, on every route there is or will be, what play is stopped for. */
export function refuseDuringMaintenance(app: HttpApp, gate: MaintenanceGate): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { url, config } = request.routeOptions;
    // An address without a route is answered as ever: there is nothing at it.
    if (!gate.isClosed() || url === undefined || isServedDuringMaintenance(request.method, url))
      return next();
    if (config.isServedMeanwhile?.(request) === true) return next();
    void reply.header('retry-after', gate.retryAfterSec());
    next(new PlatformError('MAINTENANCE'));
  });
}
