import { createHash } from 'node:crypto';
import type { BuiltFile, BuiltParcel } from '@paddock/contract';
import type { ParcelManifest } from '@paddock/contract/schemas';

const SUBJECTS = [
  'lotto',
  'keno',
  'poker',
  'bingo',
  'racing',
  'fantasy',
  'esports',
  'stats',
  'news',
  'offers',
];
const KINDS = [
  'hall',
  'tables',
  'club',
  'results',
  'calendar',
  'desk',
  'studio',
  'market',
  'guide',
  'league',
];

/** What a hundred further teams would publish: names, paths and hashes of their own, two pages and a widget each. */
export function generatedParcels(count: number): readonly BuiltParcel[] {
  return Array.from({ length: count }, (_, at) => {
    const subject = SUBJECTS[at % SUBJECTS.length] ?? '';
    const kind = KINDS[Math.floor(at / SUBJECTS.length) % KINDS.length] ?? '';
    return parcel(`${subject}-${kind}`, subject, kind);
  });
}

function parcel(name: string, subject: string, kind: string): BuiltParcel {
  const entry = file(name, name, 'js');
  const home = { scripts: [file(name, 'page-home', 'js')], styles: [file(name, 'page-home', 'css')] };
  const item = { scripts: [file(name, 'page-item', 'js')], styles: [file(name, 'page-item', 'css')] };
  const badge = { scripts: [file(name, 'widget-badge', 'js')], styles: [] };
  const words = { en: file(name, 'locales/en', 'json'), ru: file(name, 'locales/ru', 'json') };
  const route = (page: string, path: string) => ({
    id: `${name}.${page}`,
    paths: [path],
    page,
    layout: 'default' as const,
    guards: [],
    meta: { dictionaries: ['common', name], scroll: 'top' as const, seoKey: `${name}:seo.${page}` },
  });
  return {
    name,
    version: '1.0.0',
    entry,
    dependencies: ['@paddock/shared-utils', '@paddock/styleguide', 'react', 'react/jsx-runtime'],
    pages: { home, item },
    widgets: { badge },
    dictionaries: { [name]: words },
    languages: ['en', 'ru'],
    manifest: parcelManifest({
      name,
      version: '1.0.0',
      owner: `@${subject}/${kind}-team`,
      requires: { react: '^19.0.0' },
      routes: [
        route('home', `/${name}`),
        {
          ...route('item', `/${name}/:item`),
          params: { item: { kind: 'id-slug' as const } },
        },
      ],
      widgets: ['badge'],
      languages: ['en', 'ru'],
    }),
    files: [
      entry,
      ...Object.values({ home, item, badge }).flatMap((key) => [...key.scripts, ...key.styles]),
      ...Object.values(words),
    ],
  };
}

/** Lists of names widen to never in the schema's type; what is here is checked when the release is composed. */
function parcelManifest(manifest: object): ParcelManifest {
  return manifest as ParcelManifest;
}

/** What stands in a generated file: nothing of use, and unlike any other. */
export function contentOf(href: string): string {
  return JSON.stringify({ file: href.replace(/\.[0-9a-f]{16}\./, '.') });
}

function file(name: string, path: string, extension: string): BuiltFile {
  const content = contentOf(`/assets/parcels/${name}/${path}.${extension}`);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return {
    href: `/assets/parcels/${name}/${path}.${hash}.${extension}`,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    bytes: content.length,
  };
}
