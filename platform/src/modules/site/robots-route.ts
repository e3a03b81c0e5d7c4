import type { HttpApp } from '../../kernel/http/http-app.ts';
import type { SiteHosts } from '../../kernel/http/site-hosts.ts';
import type { SiteConfigSource } from './versions/configuration.ts';

/**
 * What search engines may read: all of a site, its API too, without which they would draw most pages empty. What is not to be
 * found says so itself.
 */
export function robotsRoute(app: HttpApp, source: SiteConfigSource, hosts: SiteHosts): void {
  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    const rules = source.of(request).sandbox
      ? ['Disallow: /']
      : ['Allow: /', `Sitemap: ${hosts.originOf(request)}/sitemap.xml`];
    return reply.type('text/plain; charset=utf-8').send(['User-agent: *', ...rules, ''].join('\n'));
  });
}
