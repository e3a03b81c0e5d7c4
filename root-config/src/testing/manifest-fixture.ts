import type { ParcelManifest } from '@paddock/contract/schemas';

/** A manifest of one page, as a parcel's developer writes it. */
export function aManifest(change: Partial<ParcelManifest> = {}): ParcelManifest {
  return {
    name: 'lottery',
    version: '2.1.0',
    owner: '@paddock/lottery-team',
    requires: {},
    routes: [
      {
        id: 'lottery.draw',
        paths: ['/lottery{/:draw}'],
        page: 'draw',
        layout: 'default',
        guards: [],
        meta: { dictionaries: ['lottery'], scroll: 'top', seoKey: 'seo.draw' },
      } as ParcelManifest['routes'][number],
    ],
    widgets: [],
    languages: ['en', 'ru'],
    ...change,
  };
}
