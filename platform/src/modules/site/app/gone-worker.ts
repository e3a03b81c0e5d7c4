/** The worker of a site that is installed no longer: it takes itself and everything it kept away (S7-47). */
export const GONE_WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const gone = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(gone());
});
`.trimStart();
