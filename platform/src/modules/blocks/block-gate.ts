import type { FastifyRequest } from 'fastify';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { isServedDuringMaintenance } from '../../kernel/http/maintenance-gate.ts';
import { PlatformError } from '../../kernel/http/problem.ts';

/**
 * What a visitor who is kept out is served beside what everybody is during maintenance: why, how to appeal, and the way to
 * prove who one is.
 */
const SERVED = /^\/(?:blocks-api|redirects-api)\/|^\/web-api\/verification(?:\/|$)|^\/site\/block-appeals$/;
/** Money of a player who is kept out stays the player's, and can be taken home. */
const WITHDRAWALS = /^\/web-api\/cashier\/(?:withdrawals|payouts)(?:\/|$)/;

/** Refuses calls of whoever the site keeps out: pages that lead away would keep nobody out who knows the API. */
export function refuseBlocked(app: HttpApp, isKeptOut: (request: FastifyRequest) => boolean): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const { url } = request.routeOptions;
    if (url === undefined || isOpen(request.method, url) || !isKeptOut(request)) return next();
    next(new PlatformError('BLOCKED_HERE'));
  });
}

const isOpen = (method: string, route: string): boolean =>
  isServedDuringMaintenance(method, route) || SERVED.test(route) || WITHDRAWALS.test(route);
