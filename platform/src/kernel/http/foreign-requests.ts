import type { FastifyRequest } from 'fastify';

import type { PlatformConfig } from '../config/config.ts';
import type { HttpApp } from './http-app.ts';
import { PlatformError } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes changes that other sites' pages send: a provider's answer by form post, which proves itself. */
    readonly takesForeignRequests?: boolean;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that a page of another site sends with a visitor's cookies (cross-site request forgery). Browsers say
 * where a request comes from in `Sec-Fetch-Site` and `Origin` and no page can change either; whoever sends neither is no
 * browser and has nobody's cookies. Without cookies another site is a guest like any other, which pages shown inside
 * other sites rely on. SameSite cookies and JSON bodies stand behind this.
 */
export function refuseForeignRequests(app: HttpApp, config: PlatformConfig): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.cookie !== undefined && isForeignChange(request, config)) {
      done(new PlatformError('FOREIGN_REQUEST'));
    } else done();
  });
}

/** True for a change that a page of another site sent, where the route does not expect one. */
export function isForeignChange(request: FastifyRequest, config: PlatformConfig): boolean {
  const { method, headers, routeOptions } = request;
  if (SAFE_METHODS.has(method) || routeOptions.config.takesForeignRequests === true) return false;
  const site = headers['sec-fetch-site'];
  // A neighbour of the same domain is another site to us too.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  // Surer than `Origin`, which is `null` from our own pages that send no referrer.
  if (site === 'same-origin') return false;
  return isForeignOrigin(request, config);
}

/** True where a page of another site asks, by its `Origin` alone: all that browsers say of the opening of a socket. */
export function isForeignOrigin(
  { headers: { origin, host } }: Pick<FastifyRequest, 'headers'>,
  { publicOrigin }: Pick<PlatformConfig, 'publicOrigin'>,
): boolean {
  if (origin === undefined || origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
