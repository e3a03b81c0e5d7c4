import type { ParcelManifest } from '../schemas/manifest.ts';
import type { BuiltFile } from '../site/built-parcel.ts';
import { parcelProblems } from './parcel-problems.ts';
import type { PlacedParcel } from './placed.ts';

const FILE: BuiltFile = { href: '/assets/x.js', integrity: 'sha384-x', bytes: 1 };
const LOADED = { scripts: [FILE], styles: [] };

const placed = (own: object = {}, route: object = {}, built: object = {}): PlacedParcel => {
  const manifest = {
    name: 'small',
    version: '1.0.0',
    owner: 'team',
    requires: { react: '^19.0.0' },
    widgets: ['badge'],
    languages: ['en', 'ru'],
    routes: [
      {
        id: 'small.home',
        paths: ['/small'],
        page: 'home',
        layout: 'default',
        guards: [],
        meta: { dictionaries: ['small', 'common'], scroll: 'top', seoKey: 'seo' },
        ...route,
      },
    ],
    ...own,
  } as unknown as ParcelManifest;
  return {
    file: 'parcels/small/parcel.json',
    manifest,
    built: {
      name: 'small',
      version: '1.0.0',
      entry: FILE,
      dependencies: ['react'],
      pages: { home: LOADED },
      widgets: { badge: LOADED },
      dictionaries: {},
      languages: ['en', 'ru'],
      manifest,
      files: [FILE],
      ...built,
    },
  };
};

const both = { en: FILE, ru: FILE };
const SITE = {
  shared: {
    react: { ...FILE, dependencies: [], version: '19.3.1' },
    '@paddock/shared-utils': { ...FILE, dependencies: [], version: '0.1.0' },
  },
  dictionaries: { small: both, common: both },
};
const problems = (parcel: PlacedParcel, site = SITE) => parcelProblems([parcel], site);

describe('checking parcels together', () => {
  it('has nothing to say about a right one', () => {
    expect(problems(placed())).toEqual([]);
  });

  it('names pages and widgets without code and a build of another version', () => {
    expect(problems(placed({}, {}, { pages: {}, widgets: {}, version: '0.9.0' }))).toEqual([
      'parcels/small/parcel.json /routes/0/page: "home" has no code',
      'parcels/small/parcel.json /widgets/0: "badge" has no code',
      'parcels/small/parcel.json /version: 1.0.0, but 0.9.0 was built',
    ]);
  });

  it('measures a requirement against the copy the parcel brings itself', () => {
    const ownReact = (version: string) =>
      problems(placed({ requires: { react: '^18' } }, {}, { copies: { react: { ...FILE, version } } }));
    expect(ownReact('18.3.1')).toEqual([]);
    expect(ownReact('17.0.2')).toEqual([
      'parcels/small/parcel.json /requires/react: wants ^18, its own copy is 17.0.2',
    ]);
  });

  it('names a dictionary that lacks a language', () => {
    const site = { ...SITE, dictionaries: { small: both, common: { en: FILE } } };
    expect(parcelProblems([placed()], site)).toEqual([
      'parcels/small/parcel.json /routes/0/meta/dictionaries/1: no "common" in ru',
    ]);
  });

  it('names shared modules the site lacks or has in another version', () => {
    expect(problems(placed({ requires: { react: '^18', vue: '^3' } }))).toEqual([
      'parcels/small/parcel.json /requires/react: wants ^18, the site has 19.3.1',
      'parcels/small/parcel.json /requires/vue: not a shared module',
    ]);
  });

  it('names an import of its code that no import map answers, and a dictionary that is not its own', () => {
    const built = { dependencies: ['react', 'vue'], dictionaries: { common: both } };
    expect(problems(placed({}, {}, built))).toEqual([
      'parcels/small/parcel.json: its code imports "vue", which is no shared module',
      'parcels/small/parcel.json: brings the dictionary "common", which is not its own',
    ]);
  });

  it('names a region widget nobody offers and a feature guard without its feature', () => {
    const route = {
      guards: ['feature'],
      meta: { dictionaries: [], scroll: 'top', seoKey: 'seo', regions: { aside: 'other/panel', menu: null } },
    };
    expect(problems(placed({}, route))).toEqual([
      'parcels/small/parcel.json /routes/0/meta/regions/aside: no parcel offers the widget "other/panel"',
      'parcels/small/parcel.json /routes/0/guards: "feature" needs meta.featureId',
    ]);
  });
});
