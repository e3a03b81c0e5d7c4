import type { ParcelManifest } from '../schemas/manifest.ts';
import type { BuiltFile, BuiltParcel } from '../site/built-parcel.ts';
import type { Release } from '../site/release.ts';
import {
  composeRelease,
  foundationOf,
  withoutParcel,
  withParcel,
  type ComposedRelease,
  type Foundation,
} from './compose-release.ts';
import { diffReleases } from './diff-releases.ts';
import { fileProblems } from './file-problems.ts';
import { placedByName } from './placed.ts';

const file = (href: string): BuiltFile => ({ href, integrity: `sha384-${href}`, bytes: 1 });
const words = (namespace: string) => ({
  en: file(`/assets/${namespace}/en.json`),
  ru: file(`/assets/${namespace}/ru.json`),
});

const FOUNDATION: Foundation = {
  shared: { react: { ...file('/assets/shared/react.js'), dependencies: [], version: '19.3.1' } },
  development: {},
  loader: file('/assets/shared/system.js'),
  overrides: { library: file('/assets/shared/o.js'), rescue: file('/assets/shared/r.js') },
  styles: [],
  fonts: [],
  dictionaries: { common: words('common') },
};

function built(name: string, version: string, own: Partial<ParcelManifest> = {}): BuiltParcel {
  const base = `/assets/parcels/${name}/`;
  const entry = file(`${base}${name}.${version}.js`);
  const page = file(`${base}page-home.js`);
  const dictionary = { en: file(`${base}en.json`), ru: file(`${base}ru.json`) };
  const manifest = {
    name,
    version,
    owner: '@team',
    requires: { react: '^19' },
    routes: [
      {
        id: `${name}.home`,
        paths: [`/${name}`],
        page: 'home',
        layout: 'default',
        guards: [],
        meta: { dictionaries: [name, 'common'], scroll: 'top', seoKey: 'seo' },
      },
    ],
    widgets: [],
    languages: ['en', 'ru'],
    ...own,
  } as ParcelManifest;
  return {
    name,
    version,
    entry,
    dependencies: ['react'],
    pages: { home: { scripts: [page], styles: [] } },
    widgets: {},
    dictionaries: { [name]: dictionary },
    languages: ['en', 'ru'],
    manifest,
    files: [entry, page, dictionary.en, dictionary.ru],
  };
}

const system = built('system', '1.0.0', { notFound: 'system.home' });
const release = (composed: ComposedRelease): Release => {
  if (!composed.ok) throw new Error(composed.problems.join('\n'));
  return composed.release;
};
const base = release(composeRelease(FOUNDATION, [built('news', '1.0.0'), system].map(placedByName), 7));

describe('a release and its parts', () => {
  it('maps every shared module and entry, with the integrity of each', () => {
    expect(base.number).toBe(7);
    expect(Object.keys(base.imports)).toEqual(['react', '@paddock/news', '@paddock/system']);
    expect(Object.keys(base.integrity).sort()).toEqual(Object.values(base.imports).sort());
    expect(Object.keys(base.dictionaries).sort()).toEqual(['common', 'news', 'system']);
    expect(foundationOf(base)).toEqual(FOUNDATION);
  });

  it('is the same whatever the order of parcels, and the same again when taken apart', () => {
    expect(
      release(composeRelease(FOUNDATION, [system, built('news', '1.0.0')].map(placedByName), 7)),
    ).toEqual(base);
    expect(release(composeRelease(foundationOf(base), base.parcels.map(placedByName), 7))).toEqual(base);
  });

  it('takes one parcel in, replaces it and gives it up again', () => {
    const added = release(withParcel(base, built('shop', '1.0.0')));
    expect(added.imports['@paddock/shop']).toBe('/assets/parcels/shop/shop.1.0.0.js');
    const replaced = release(withParcel(added, built('shop', '1.1.0')));
    expect(replaced.imports['@paddock/shop']).toBe('/assets/parcels/shop/shop.1.1.0.js');
    expect(replaced.parcels).toHaveLength(3);
    expect(release(withoutParcel(replaced, 'shop'))).toEqual(base);
  });

  it("scopes a parcel's own copies to its folder, as long as that build is in it", () => {
    const copy = file('/assets/parcels/shop/own/react.js');
    const shop = built('shop', '1.0.0', { requires: { react: '^18' } });
    const added = release(withParcel(base, { ...shop, copies: { react: { ...copy, version: '18.3.1' } } }));
    expect(added.scopes).toEqual({ '/assets/parcels/shop/': { react: copy.href } });
    expect(added.integrity[copy.href]).toBe(copy.integrity);
    expect(added.imports['react']).toBe('/assets/shared/react.js');
    expect(release(withParcel(added, built('shop', '1.1.0'))).scopes).toBeUndefined();
    expect(release(withoutParcel(added, 'shop'))).toEqual(base);
  });

  it('is refused with the place of whatever does not fit', () => {
    const taken = built('shop', '1.0.0', { requires: { react: '^18' } });
    const route = { ...taken.manifest.routes[0], paths: ['/news'] } as ParcelManifest['routes'][number];
    const refused = withParcel(base, { ...taken, manifest: { ...taken.manifest, routes: [route] } });
    expect(refused).toEqual({
      ok: false,
      problems: [
        'shop/parcel.json /requires/react: wants ^18, the site has 19.3.1',
        'shop/parcel.json /routes/0/paths/0: /news also belongs to news/parcel.json /routes/0/paths/0',
      ],
    });
  });

  it('is never empty, nor without what others count on', () => {
    expect(composeRelease(FOUNDATION, [], 1)).toMatchObject({ ok: false });
    expect(withoutParcel(base, 'system')).toEqual({
      ok: false,
      problems: ['no parcel.json names the page for unknown paths (notFound)'],
    });
  });

  it('says what differs between two', () => {
    const other = release(withParcel({ ...base, number: 8 }, built('news', '1.1.0', { languages: ['en'] })));
    const more = release(withParcel(other, built('shop', '1.0.0')));
    expect(diffReleases(base, more)).toEqual({
      a: 7,
      b: 8,
      parcels: [
        { name: 'news', a: '1.0.0', b: '1.1.0' },
        { name: 'shop', a: null, b: '1.0.0' },
      ],
      shared: [],
      routesAdded: ['shop.home'],
      routesRemoved: [],
      routesChanged: [],
    });
    expect(diffReleases(base, JSON.parse(JSON.stringify(base)) as Release)).toMatchObject({ parcels: [] });
  });
});

describe('files of a built parcel', () => {
  it('are all listed, below its own folder, with one integrity', () => {
    expect(fileProblems(system)).toEqual([]);
    const strange = file('/assets/parcels/news/news.1.0.0.js');
    const [entry, page, ...rest] = system.files;
    const wrong: BuiltParcel = {
      ...system,
      entry: { ...system.entry, integrity: 'sha384-other' },
      files: [entry, entry, strange, ...rest].filter((one) => one !== undefined),
    };
    expect(page).toBeDefined();
    const unlisted = { ...system, copies: { react: { ...file('/assets/elsewhere.js'), version: '18.3.1' } } };
    expect(fileProblems(unlisted)).toEqual([
      'system/parcel.built.json /copies/react: /assets/elsewhere.js is not among its files',
    ]);
    expect(fileProblems(wrong)).toEqual([
      'system/parcel.built.json /files/1: /assets/parcels/system/system.1.0.0.js is listed twice',
      'system/parcel.built.json /files/2: /assets/parcels/news/news.1.0.0.js lies outside /assets/parcels/system/',
      'system/parcel.built.json /entry: /assets/parcels/system/system.1.0.0.js has another integrity in its files',
      'system/parcel.built.json /pages/home/scripts/0: /assets/parcels/system/page-home.js is not among its files',
    ]);
  });
});
