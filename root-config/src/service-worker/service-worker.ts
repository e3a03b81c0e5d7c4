// The service worker of an installed site, served at `/pwa-sw.js`. It shows what the server tells a device while the site is
// closed; it keeps pages that say there is no connection, and answers for nothing else: documents, prices and money are never kept, so that no worker of an older release can show
// what is not so any more, and files of releases are kept by the browser itself, as they never change. A worker that
// answers for those has Chromium throw away what documents preload.
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

import { keepPages, later } from './keep-pages.ts';
import { createNotes } from './notes.ts';
import { createOfflinePages } from './offline-pages.ts';
import type { WorkerScope } from './worker-scope.ts';

const worker = self as unknown as WorkerScope;
const PAGES = 'paddock-offline';

const pages = createOfflinePages({
  cache: () => caches.open(PAGES),
  fetch: (url) => fetch(url, { cache: 'no-cache', credentials: 'omit' }),
  nowMs: () => performance.timeOrigin + performance.now(),
});
const notes = createNotes({
  origin: worker.location.origin,
  show: (title, options) => worker.registration.showNotification(title, options),
  windows: () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  open: (url) => worker.clients.openWindow(url),
});

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/site\/.*\.css$/.test(url.pathname),
  new NetworkOnly({
    plugins: [{ handlerDidError: ({ request }) => pages.styleAt(new URL(request.url).pathname) }],
  }),
);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  new NetworkOnly({
    plugins: [keepPages(pages)],
  }),
);

// The document would otherwise wait for the worker to start.
enableNavigationPreload();

worker.addEventListener('push', (event) => event.waitUntil(notes.show(event.data?.text() ?? '')));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(notes.follow(event.notification.data));
});
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
