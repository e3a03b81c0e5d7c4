import { isParcelOpen, type SiteConfig } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { LoadedRelease } from '../release/release-store.ts';
import type { SiteConfigSource } from '../versions/configuration.ts';
import { siteWords } from '../words/site-words.ts';
import { appIconsOf, createIconDrawer, type ICON_SIZES } from './app-icons.ts';
import { iconArt } from './icon-art.ts';
import { offlinePage } from './offline-page.ts';
import { themeColourOf } from './theme-colour.ts';
import { GONE_WORKER } from './gone-worker.ts';

export interface AppParts {
  readonly source: SiteConfigSource;
  /** @throws Error while there is no release */
  readonly release: () => LoadedRelease;
  /** Text of a file of a release. */
  readonly textOf: (href: string) => Promise<string>;
}

/** Of the worker: it asks this site for files and pages, and nobody else for anything. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
/** Of a page without scripts. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
const FOR_EVER = 'public, max-age=31536000, immutable';
/** What telephones ask for at the root, whatever a document names; the largest they show is of 180 pixels. */
const TOUCH_ICONS = ['', '-:size(^\\d{1,4}x\\d{1,4}$)'].flatMap((size) => [
  `/apple-touch-icon${size}.png`,
  `/apple-touch-icon${size}-precomposed.png`,
]);
const TOUCH_SIZE: (typeof ICON_SIZES)[number] = 192;
const hidden = { schema: { hide: true } };

/**
 * What makes the site one that can be installed (S3-38 `isPwa`): its manifest with icons, its service worker and the page
 * that stands while there is no connection. A site that is none has a worker that takes an earlier one away.
 */
export function appRoutes(app: HttpApp, { source, release, textOf }: AppParts): void {
  const draw = createIconDrawer();

  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, hidden, (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml')
        .send(iconArt(source.of(request).pwaManifest?.themeColor)),
    );
  }
  for (const path of TOUCH_ICONS) {
    app.get(path, hidden, (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .redirect(appIconsOf(source.of(request)).find(({ size }) => size === TOUCH_SIZE)?.href ?? '', 302),
    );
  }
  app.get('/site/icons/:hash/:file', hidden, async (request, reply) => {
    const icon = appIconsOf(source.of(request)).find(({ href }) => href === request.url);
    if (icon === undefined) throw new PlatformError('NOT_FOUND');
    return reply
      .header('cache-control', FOR_EVER)
      .type('image/png')
      .send(await draw(icon));
  });
  app.get('/manifest.json', hidden, (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(source.of(request)))),
  );
  app.get('/pwa-sw.js', hidden, async (request, reply) => {
    const worker = source.of(request).isPwa ? release().release.serviceWorker : undefined;
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', WORKER_POLICY)
      .type('text/javascript; charset=utf-8')
      .send(worker === undefined ? GONE_WORKER : await textOf(worker.href));
  });
  app.get<{ Params: { language: string } }>('/offline/:language', hidden, (request, reply) => {
    const { language } = request.params;
    const site = source.of(request);
    if (!site.languages.all.includes(language)) throw new PlatformError('NOT_FOUND');
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(offlinePage(site, language));
  });
}

function manifestOf(site: SiteConfig): object {
  const { companyName, isPwa, languages } = site;
  const words = siteWords(languages.fallback).app;
  return {
    id: '/',
    name: companyName,
    short_name: companyName,
    lang: languages.fallback,
    start_url: '/',
    scope: '/',
    display: isPwa ? 'standalone' : 'browser',
    background_color: '#0b120e',
    theme_color: themeColourOf(site),
    categories: ['sports', 'games', 'entertainment'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...appIconsOf(site).map(({ href, size, purpose }) => ({
        src: href,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
    shortcuts: [
      { name: words.live, url: `/${languages.fallback}/live` },
      { name: words.line, url: `/${languages.fallback}/line` },
      ...(isParcelOpen(site, 'casino') ? [{ name: words.casino, url: `/${languages.fallback}/casino` }] : []),
    ],
  };
}
