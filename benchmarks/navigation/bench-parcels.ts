import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuiltParcel } from '@paddock/contract';
import { SHARED_NAMES } from '@paddock/import-maps';
import { buildParcel } from '@paddock/tooling/webpack';

const PAGES = join(import.meta.dirname, 'pages');
/** Where the sources find the packages they import. */
const FOLDER = join(import.meta.dirname, '..', 'dist');

const TITLES = { 'bench-first': ['First page', 1], 'bench-second': ['Second page', 2] } as const;

/** A built parcel and the folder with its files. */
export interface PlacedBuild {
  readonly built: BuiltParcel;
  readonly files: string;
}

/** Builds one parcel a page, as their teams would, around the very page that the one bundle shows. */
export async function buildBenchParcels(): Promise<{
  readonly builds: readonly PlacedBuild[];
  remove(): Promise<void>;
}> {
  await mkdir(FOLDER, { recursive: true });
  const root = await mkdtemp(join(FOLDER, 'parcels-'));
  const builds: PlacedBuild[] = [];
  for (const [name, [title, seed]] of Object.entries(TITLES)) {
    const folder = join(root, name);
    for (const [path, content] of Object.entries(sourcesOf(name, title, seed))) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
    await cp(join(PAGES, 'event-rows.tsx'), join(folder, 'src', 'event-rows.tsx'));
    const built = await buildParcel({ folder, mode: 'production', sharedNames: SHARED_NAMES });
    builds.push({ built, files: join(folder, 'dist') });
  }
  return { builds, remove: () => rm(root, { recursive: true, force: true }) };
}

function sourcesOf(name: string, title: string, seed: number): Readonly<Record<string, string>> {
  const words = JSON.stringify({ seo: { home: { title, description: title } } });
  const manifest = {
    name,
    version: '1.0.0',
    owner: '@bench/team',
    requires: { react: '^19.0.0' },
    routes: [
      {
        id: `${name}.home`,
        paths: [`/${name}`],
        page: 'home',
        layout: 'headless',
        guards: [],
        meta: { dictionaries: ['common', name], scroll: 'top', seoKey: `${name}:seo.home` },
      },
    ],
    widgets: [],
    languages: ['en', 'ru'],
  };
  return {
    'parcel.json': JSON.stringify(manifest),
    'locales/en.json': words,
    'locales/ru.json': words,
    'src/index.ts': "export const pages = { home: () => import('./home.tsx') };\nexport const widgets = {};",
    'src/home.tsx': `import { failureTexts } from '@paddock/shared-utils';
import { reactLifecycles, useReady } from '@paddock/styleguide';
import { EventRows } from './event-rows.tsx';
function Home() {
  useReady(true);
  return <EventRows title="${title}" seed={${seed}} />;
}
const options = { parcel: '${name}', errorTexts: failureTexts };
export const { bootstrap, mount, unmount, update } = reactLifecycles(Home, options);`,
  };
}
