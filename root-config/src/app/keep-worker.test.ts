import type { SiteValue } from '@paddock/shared-utils';
import { BehaviorSubject } from 'rxjs';

import { keepWorker } from './keep-worker.ts';

const siteOf = (isPwa: boolean) => ({ status: 'ready', config: { isPwa } }) as SiteValue;

describe('the service worker', () => {
  let registered: [string, object | undefined][];
  let resets: number;
  let site: BehaviorSubject<SiteValue>;

  const keep = (isPwa: boolean) => {
    site = new BehaviorSubject(siteOf(isPwa));
    return keepWorker({
      site$: site as never,
      resetSite: () => Promise.resolve(void (resets += 1)),
      workers: {
        register(url, options) {
          registered.push([String(url), options]);
          return Promise.resolve({} as ServiceWorkerRegistration);
        },
      },
    });
  };
  const settle = () => new Promise((resolve) => void setTimeout(resolve));

  beforeEach(() => {
    registered = [];
    resets = 0;
  });

  it('is that of the whole site, asked for anew whenever the browser looks [S3-38] [S7-46]', async () => {
    keep(true);
    await settle();
    site.next(siteOf(true));
    await settle();
    expect(registered).toEqual([['/pwa-sw.js', { updateViaCache: 'none' }]]);
  });

  it('goes with all it kept once the site is one that is not installed [S7-47]', async () => {
    const stop = keep(true);
    await settle();
    site.next(siteOf(false));
    await settle();
    expect(resets).toBe(1);
    stop();
    site.next(siteOf(true));
    await settle();
    expect(registered).toHaveLength(1);
  });

  it('is not asked for by a site that is none, nor without an encrypted connection', async () => {
    keep(false);
    await settle();
    expect([registered, resets]).toEqual([[], 1]);
    keepWorker({
      workers: undefined,
      site$: site as never,
      resetSite: () => Promise.resolve(void (resets += 1)),
    });
    expect(resets).toBe(1);
  });
});
