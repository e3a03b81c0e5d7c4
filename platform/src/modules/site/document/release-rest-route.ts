import compress from '@fastify/compress';
import { releaseRestPath } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import type { ReleaseSource } from '../../releases/index.ts';
import { releaseRest } from './document-parts.ts';

/** `GET /site/releases/<number>.json`: the parcels that a large site's documents leave out. */
export async function releaseRestRoute(
  app: HttpApp,
  releases: Pick<ReleaseSource, 'byNumber'>,
): Promise<void> {
  const path = releaseRestPath(0).replace('0', ':number(^\\d{1,9}$)');
  await app.register(async (scope) => {
    await scope.register(compress, { global: true, threshold: 1024 });
    scope.get<{ Params: { number: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
      const standing = await releases.byNumber(Number(request.params.number));
      if (standing === undefined) {
        reply.callNotFound();
        return reply;
      }
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(releaseRest(standing.release));
    });
  });
}
