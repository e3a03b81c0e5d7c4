/** The parts of a browser's window in use; without an encrypted connection it has neither. */
export interface KeptBySite {
  readonly navigator: { readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistrations'> };
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'>;
}

/**
 * Takes away what the site keeps of its own files in this browser (S7-47): service workers are unregistered, caches
 * deleted. Choices, coupon and sessions stay. Never fails: what cannot be taken away stays.
 */
export async function resetSite(window: KeptBySite = globalThis): Promise<void> {
  const { navigator, caches } = window;
  const [workers = [], names = []] = await Promise.all([
    navigator.serviceWorker?.getRegistrations().catch(() => []),
    caches?.keys().catch(() => []),
  ]);
  await Promise.allSettled([
    ...workers.map((worker) => worker.unregister()),
    ...names.map((name) => caches?.delete(name)),
  ]);
}
