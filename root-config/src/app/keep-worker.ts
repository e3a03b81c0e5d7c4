import type { SiteValue, Stream } from '@paddock/shared-utils';

/** The browser asks for it at one address for ever; what is served there follows the site. */
const WORKER = '/pwa-sw.js';

export interface WorkerParts {
  /** Undefined without an encrypted connection. */
  readonly workers: Pick<ServiceWorkerContainer, 'register'> | undefined;
  readonly site$: Stream<SiteValue>;
  resetSite(): Promise<void>;
}

/**
 * Has the service worker of a site that can be installed (S3-38 `isPwa`), and takes it away with all it kept where the site
 * is none any more (S7-47); an earlier worker serves its last document to the end, so that each looks again. Answers a stop. A browser that refuses goes on without.
 */
export function keepWorker({ workers, site$, resetSite }: WorkerParts): () => void {
  if (workers === undefined) return () => undefined;
  let known: boolean | undefined;

  async function follow(isPwa: boolean): Promise<void> {
    if (isPwa) await workers?.register(WORKER, { updateViaCache: 'none' });
    else await resetSite();
  }

  const subscription = site$.subscribe((value) => {
    const isPwa = 'config' in value ? value.config.isPwa : undefined;
    if (isPwa === undefined || isPwa === known) return;
    known = isPwa;
    void follow(isPwa).catch(() => undefined);
  });
  return () => subscription.unsubscribe();
}
