import type { HttpApp } from '../../kernel/http/http-app.ts';
import type { SiteConfigSource } from './versions/configuration.ts';

/** The mark: the logo's lit "o" as a paddock ring with its gate open, ivory on racing green. */
const ICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
  '<rect width="64" height="64" rx="14" fill="#0a4a2b"/>',
  '<path d="M20 52V14m0 3h12a12.5 12.5 0 0 1 0 25H20" fill="none" stroke="#f6f5e6" stroke-width="6.5" stroke-linejoin="round"/>',
  '<circle cx="47" cy="49" r="5" fill="#f0d98c"/>',
  '</svg>',
].join('');

/** Icon, web app manifest and robots file. */
export function iconRoutes(app: HttpApp, source: SiteConfigSource, publicOrigin: string): void {
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(ICON),
    );
  }
  app.get('/manifest.json', { schema: { hide: true } }, (_request, reply) => {
    const { companyName, pwaManifest } = source.current();
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(
        JSON.stringify({
          name: companyName,
          short_name: companyName,
          start_url: '/',
          display: 'standalone',
          background_color: '#0b120e',
          theme_color: pwaManifest?.themeColor ?? '#003a20',
          icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
        }),
      );
  });
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) => {
    const rules = source.current().sandbox
      ? ['Disallow: /']
      : ['Disallow: /web-api/', 'Disallow: /bff-api/', 'Allow: /', `Host: ${publicOrigin}`];
    return reply.type('text/plain; charset=utf-8').send(['User-agent: *', ...rules, ''].join('\n'));
  });
}
