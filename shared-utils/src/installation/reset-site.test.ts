/** @jest-environment node */
import { resetSite, type KeptBySite } from './reset-site.ts';

describe('resetting the site', () => {
  it('unregisters every service worker and deletes every cache [S7-47]', async () => {
    const workers = new Set(['a', 'b']);
    const names = new Set(['files', 'pages']);
    const window = {
      navigator: {
        serviceWorker: {
          getRegistrations: () =>
            Promise.resolve(
              [...workers].map((name) => ({ unregister: () => Promise.resolve(workers.delete(name)) })),
            ),
        },
      },
      caches: {
        keys: () => Promise.resolve([...names]),
        delete: (name: string) => Promise.resolve(names.delete(name)),
      },
    };
    await resetSite(window as unknown as KeptBySite);
    expect([workers.size, names.size]).toEqual([0, 0]);
  });

  it('goes on where one of them cannot be taken away, and where a browser has none', async () => {
    const deleted: string[] = [];
    const window = {
      navigator: { serviceWorker: { getRegistrations: () => Promise.reject(new Error('forbidden')) } },
      caches: {
        keys: () => Promise.resolve(['files', 'pages']),
        delete: (name: string) => (deleted.push(name), Promise.reject(new Error('in use'))),
      },
    };
    await resetSite(window);
    expect(deleted).toEqual(['files', 'pages']);
    await expect(resetSite({ navigator: {} })).resolves.toBeUndefined();
  });
});
