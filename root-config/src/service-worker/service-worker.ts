// The service worker of an installed site, served at `/pwa-sw.js`. It keeps files of releases, whose addresses are never
// given to another content, and pages that say there is no connection. Documents, prices and money are never kept, so
// that no worker of an older release can show what is not so any more.
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

import { createOfflinePages } from './offline-pages.ts';
import type { LastingEvent, WorkerScope } from './worker-scope.ts';

const worker = self as unknown as WorkerScope;
const FILES = 'paddock-files';
const PAGES = 'paddock-offline';
/** About five releases. */
const MOST_FILES = 1_000;

const pages = createOfflinePages({
  cache: () => caches.open(PAGES),
  fetch: (url) => fetch(url, { cache: 'no-cache', credentials: 'omit' }),
  nowMs: () => performance.timeOrigin + performance.now(),
});
// Its types are written for looser settings than ours.
const bounded = new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true }) as WorkboxPlugin;
const later = (work: Promise<unknown>) => work.catch(() => undefined);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: FILES,
    plugins: [
      {
        // Styles of a kept page are there even if the files were given up for want of room.
        handlerDidError: ({ request }) => pages.styleAt(new URL(request.url).pathname),
      },
      bounded,
    ],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/site/'),
  new NetworkOnly({
    plugins: [{ handlerDidError: ({ request }) => pages.styleAt(new URL(request.url).pathname) }],
  }),
);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  new NetworkOnly({
    plugins: [
      {
        fetchDidSucceed({ event, request, response }) {
          (event as LastingEvent).waitUntil(later(pages.keepFor(new URL(request.url).pathname)));
          return Promise.resolve(response);
        },
        handlerDidError: ({ request }) => pages.answerAt(new URL(request.url).pathname),
      },
    ],
  }),
);

// The document would otherwise wait for the worker to start.
enableNavigationPreload();

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await worker.clients.claim();
      const open = await worker.clients.matchAll({ includeUncontrolled: true });
      await Promise.all(open.map(({ url }) => later(pages.keepFor(new URL(url).pathname))));
    })(),
  );
});
