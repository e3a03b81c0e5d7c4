import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import type { BuiltFile, BuiltParcel } from '@paddock/contract';
import { entryImports } from '@paddock/contract/releases';
import type { ParcelManifest } from '@paddock/contract/schemas';
import type { StatsCompilation } from 'webpack';

import { readManifest, RefusedError } from '../manifest/read-manifest.ts';
import { describeFile } from './built-file.ts';
import { compile, dependenciesOf } from './compile.ts';
import { buildDictionaries } from './dictionaries.ts';
import { buildOwnCopies, describeCopies } from './own-copies.ts';
import { ownFile } from './own-file.ts';
import { systemModuleConfig, type BuildMode, type SystemModule } from './preset.ts';
import type { SharedNames } from './shared-names-plugin.ts';
import { WholeSettersPlugin } from './whole-setters-plugin.ts';

/** Where a parcel's built files are served from. */
export const parcelBase = (name: string): string => `/assets/parcels/${name}/`;

export interface ParcelBuild {
  /** The parcel's folder: `parcel.json`, `src/index.ts`, `locales/`. */
  readonly folder: string;
  readonly mode: BuildMode;
  readonly sharedNames: SharedNames;
}

/** The webpack configuration of a parcel; also what the development server runs. */
export function parcelConfig(
  { folder, mode, sharedNames }: ParcelBuild,
  name: string,
  served: Pick<SystemModule, 'fileName' | 'hot'> = { fileName: name },
) {
  const entry = join(folder, 'src', 'index.ts');
  return systemModuleConfig({
    name: `@paddock/${name}`,
    ...served,
    folder,
    entry,
    outputFolder: join(folder, 'dist'),
    mode,
    sharedNames,
    layer: 'parcels',
    keepsCause: true,
    extraRules: [
      {
        resource: entry,
        enforce: 'post',
        use: ownFile('./chunk-names-loader'),
      },
    ],
    extraPlugins: [new WholeSettersPlugin({ saysNames: true })],
  });
}

/** The configuration of what draws a parcel's pages on the server; its classes are called as in the browser's. */
function drawingConfig({ folder, mode, sharedNames }: ParcelBuild, name: string) {
  return systemModuleConfig({
    name: `@paddock/${name}`,
    fileName: 'drawing',
    folder,
    entry: join(folder, 'src', 'drawing.ts'),
    outputFolder: join(folder, 'dist', 'drawing'),
    mode,
    sharedNames,
    layer: 'parcels',
    isOneFile: true,
  });
}

/** Builds `src/drawing.ts`, where the manifest names drawn pages. */
async function buildDrawing(build: ParcelBuild, { name, drawn = [] }: ParcelManifest) {
  if (drawn.length === 0) return undefined;
  const [stats] = await compile([drawingConfig(build, name)]);
  const asset = assetsOf(stats ?? {}, 'drawing')?.find((file) => file.endsWith('.js'));
  if (stats === undefined || asset === undefined)
    throw new RefusedError([`${name}: src/drawing.ts has no code`]);
  const file = await describeFile(
    join(build.folder, 'dist', 'drawing', asset),
    `${parcelBase(name)}drawing/${asset}`,
  );
  return { file, built: { ...file, dependencies: dependenciesOf(stats) } };
}

type Group = 'pages' | 'widgets';
type Describe = (asset: string) => Promise<BuiltFile>;
const CHUNK_PREFIX = { pages: 'page-', widgets: 'widget-' } as const;

function assetsOf(stats: StatsCompilation, chunk: string): string[] | undefined {
  return stats.namedChunkGroups?.[chunk]?.assets?.map(({ name }) => name);
}

/** Files of every key of one group, as a load of it fetches them. */
async function filesOf(stats: StatsCompilation, group: Group, keys: readonly string[], describe: Describe) {
  const described = keys.map(async (key) => {
    const assets = assetsOf(stats, CHUNK_PREFIX[group] + key) ?? [];
    const all = (end: string) => Promise.all(assets.filter((asset) => asset.endsWith(end)).map(describe));
    return [key, { scripts: await all('.js'), styles: await all('.css') }] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}

/** Page keys a manifest's routes use, each once. */
export function pageKeys(manifest: ParcelManifest): string[] {
  return [...new Set(manifest.routes.map(({ page }) => page))];
}

function codeProblems(file: string, manifest: ParcelManifest, stats: StatsCompilation): string[] {
  const has = (chunk: string): boolean => assetsOf(stats, chunk) !== undefined;
  const problems = [
    ...manifest.routes.flatMap(({ page }, at) =>
      has(`page-${page}`) ? [] : [`${file} /routes/${at}/page: "${page}" has no loader in src/index.ts`],
    ),
    ...manifest.widgets.flatMap((widget, at) =>
      has(`widget-${widget}`) ? [] : [`${file} /widgets/${at}: "${widget}" has no loader in src/index.ts`],
    ),
  ];
  const pages = new Set(pageKeys(manifest));
  const undrawn = (manifest.drawn ?? []).flatMap((page, at) =>
    pages.has(page) ? [] : [`${file} /drawn/${at}: no route has the page "${page}"`],
  );
  problems.push(...undrawn);
  const entryStyles = assetsOf(stats, manifest.name)?.filter((asset) => asset.endsWith('.css')) ?? [];
  if (entryStyles.length > 0)
    problems.push(`${file}: src/index.ts must load pages and widgets lazily; it brings styles of its own`);
  return problems;
}

async function dictionariesOf(
  folder: string,
  manifest: ParcelManifest,
): Promise<BuiltParcel['dictionaries']> {
  const named = manifest.routes.some(({ meta }) => meta.dictionaries.includes(manifest.name));
  const locales = join(folder, 'locales');
  if (!named && !existsSync(locales)) return {};
  const own = await buildDictionaries({
    folder: locales,
    languages: manifest.languages,
    outputFolder: join(folder, 'dist', 'locales'),
    base: `${parcelBase(manifest.name)}locales/`,
  });
  return { [manifest.name]: own };
}

/**
 * Builds one parcel into its `dist/` and writes `dist/parcel.built.json`.
 * @throws RefusedError for a wrong manifest, a page or widget without code or a missing dictionary;
 * BuildError when webpack fails, which includes a bundled shared module.
 */
export async function buildParcel(build: ParcelBuild): Promise<BuiltParcel> {
  const { folder } = build;
  const manifest = await readManifest(folder);
  const file = join(relative(process.cwd(), folder), 'parcel.json');
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  const [stats] = await compile([parcelConfig(build, manifest.name)]);
  if (stats === undefined) throw new RefusedError([`${file}: nothing was built`]);
  const problems = codeProblems(file, manifest, stats);
  if (problems.length > 0) throw new RefusedError(problems);

  const described = new Map<string, Promise<BuiltFile>>();
  const describe: Describe = (asset) => {
    // Pages and widgets share files, and each is compressed once.
    const known =
      described.get(asset) ?? describeFile(join(folder, 'dist', asset), parcelBase(manifest.name) + asset);
    described.set(asset, known);
    return known;
  };
  const entry = assetsOf(stats, manifest.name)?.find((asset) => asset.endsWith('.js'));
  if (entry === undefined) throw new RefusedError([`${file}: the build has no entry`]);
  const imports = entryImports(await readFile(join(folder, 'dist', entry), 'utf8'));
  const dictionaries = await dictionariesOf(folder, manifest);
  const ownFolder = join(folder, 'dist', 'own');
  const ownCopies = await buildOwnCopies(manifest, { ...build, outputFolder: ownFolder });
  const copies = await describeCopies(ownCopies, ownFolder, `${parcelBase(manifest.name)}own/`);
  const drawing = await buildDrawing(build, manifest);
  const built: BuiltParcel = {
    name: manifest.name,
    version: manifest.version,
    entry: await describe(entry),
    dependencies: dependenciesOf(stats),
    ...(imports === undefined ? {} : { imports }),
    pages: await filesOf(stats, 'pages', pageKeys(manifest), describe),
    widgets: await filesOf(stats, 'widgets', manifest.widgets, describe),
    dictionaries,
    languages: manifest.languages,
    manifest,
    ...(drawing === undefined ? {} : { drawing: drawing.built }),
    ...(copies === undefined ? {} : { copies }),
    files: [
      ...(drawing === undefined ? [] : [drawing.file]),
      ...(await everyFile(stats, dictionaries, describe)),
      ...Object.values(copies ?? {}).map(({ href, integrity, bytes }) => ({ href, integrity, bytes })),
    ],
  };
  await writeFile(join(folder, 'dist', 'parcel.built.json'), `${JSON.stringify(built, null, 2)}\n`);
  return built;
}

/** All a browser may ever fetch of the parcel; chunks outside every page's first load (opened later) too. */
async function everyFile(
  stats: StatsCompilation,
  dictionaries: BuiltParcel['dictionaries'],
  describe: Describe,
): Promise<BuiltFile[]> {
  const assets = stats.assets?.map(({ name }) => name).filter((name) => !name.endsWith('.map')) ?? [];
  const texts = Object.values(dictionaries).flatMap((languages) => Object.values(languages));
  return [...(await Promise.all(assets.map(describe))), ...texts];
}
