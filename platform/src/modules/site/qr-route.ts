import { isOwnPath } from '@paddock/contract';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import type { SiteHosts } from '../../kernel/http/site-hosts.ts';
import { serve } from '../../kernel/http/serve.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { qrPath } from '../../kernel/qr-path.ts';

const KEPT_SECONDS = 86_400;

/** Draws addresses of this site, and of no other, for the camera of a player's other device. */
export function qrRoute(app: HttpApp, hosts: SiteHosts): void {
  serve(app, 'GET /web-api/qr', { config: { budget: 'export' } }, async (request, reply) => {
    const { path } = request.query;
    if (!isOwnPath(path)) throw new PlatformError('INVALID_INPUT');
    void reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`);
    const url = `${hosts.originOf(request)}${path}`;
    return { url, qr: await qrPath(url) };
  });
}
