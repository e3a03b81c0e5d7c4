import { join } from 'node:path';
import fastifyStatic from '@fastify/static';

import type { HttpApp } from '../../kernel/http/http-app.ts';

/**
 * The release's immutable, content-hashed files: precompressed where the browser takes it, never outside the folder.
 * Any origin may load them, because parcels can be hosted on and loaded from another one.
 */
export async function assetRoutes(app: HttpApp, siteDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(siteDir, 'assets'),
    prefix: '/assets/',
    schemaHide: true,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    etag: false,
    lastModified: false,
    cacheControl: false,
    setHeaders(reply) {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
