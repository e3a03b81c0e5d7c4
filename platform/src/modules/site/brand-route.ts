import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { brandSheetOf } from './brand-config.ts';
import type { SiteConfigSource } from './versions/configuration.ts';

/** The style sheet of the site's brand, for ever under an address of its content. */
export function brandRoute(app: HttpApp, source: SiteConfigSource): void {
  app.get('/site/brand/:file', { schema: { hide: true } }, (request, reply) => {
    const sheet = brandSheetOf(source.of(request));
    if (sheet?.href !== request.url) throw new PlatformError('NOT_FOUND');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(sheet.content);
  });
}
