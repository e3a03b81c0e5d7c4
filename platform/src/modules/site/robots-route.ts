import type { HttpApp } from '../../kernel/http/http-app.ts';
import type { SiteConfigSource } from './versions/configuration.ts';

/** What search engines may read. */
export function robotsRoute(app: HttpApp, source: SiteConfigSource, publicOrigin: string): void {
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) => {
    const rules = source.current().sandbox
      ? ['Disallow: /']
      : ['Disallow: /web-api/', 'Disallow: /bff-api/', 'Allow: /', `Sitemap: ${publicOrigin}/sitemap.xml`];
    return reply.type('text/plain; charset=utf-8').send(['User-agent: *', ...rules, ''].join('\n'));
  });
}
