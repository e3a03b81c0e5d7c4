import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import type { BuiltFile, DrawingFile, Release, SharedModule } from '@paddock/contract';
import { composeRelease, titleProblems, type Foundation } from '@paddock/contract/releases';
import { RefusedError } from '@paddock/tooling/manifest';
import { buildDictionaries, parcelBase } from '@paddock/tooling/webpack';

import { SHARED_BASE } from '../build-shared.ts';
import { TOKENS_FOLDER, type BuiltTokens } from '../build-tokens.ts';
import { LOADER_FILE } from '../build-loader.ts';
import {
  CANARY_WATCH_FILE,
  EARLY_PRESSES_FILE,
  RESCUE_FILE,
  SERVICE_WORKER_FILE,
} from '../build-early-scripts.ts';
import { ROOT } from '../shared-list.ts';
import { dictionariesIn } from './dictionaries-in.ts';
import { installedVersion } from './installed-version.ts';
import {
  parcelFolders,
  readDevelopment,
  readDrawing,
  readParcels,
  readShared,
  readTokens,
  type PlacedShared,
} from './read-built.ts';
import { openSiteFolder, type SiteFolder } from './site-folder.ts';

const LOCALES = join(ROOT, 'shared-utils', 'locales');
const COMMON_BUILT = join(ROOT, 'dist', 'common');
/** The site folder numbers a release once it is seen to differ from the one before. */
const UNNUMBERED = 0;
// Node is offered the package's server half; the browser's stands beside it.
const OVERRIDES_FILE = join(
  dirname(join(ROOT, 'node_modules/import-map-overrides/dist/import-map-overrides.js')),
  'import-map-overrides.js',
);

function sharedModules(shared: readonly PlacedShared[]): Record<string, SharedModule> {
  return Object.fromEntries(
    shared.flatMap(({ source: { boundTo }, built }) =>
      built.names.map((name) => {
        const version = installedVersion(name);
        if (version === undefined) throw new RefusedError([`${name}: its package is not installed`]);
        const { file, dependencies, exports } = built;
        const module = { ...file, dependencies, version, ...(exports === undefined ? {} : { exports }) };
        return [name, boundTo === undefined ? module : { ...module, boundTo }] as const;
      }),
    ),
  );
}

function drawingModules(modules: readonly PlacedShared[]): Record<string, DrawingFile> {
  return Object.fromEntries(
    modules.flatMap(({ built: { names, file, dependencies } }) =>
      names.map((name) => [name, { ...file, dependencies }] as const),
    ),
  );
}

/** React's development builds, under names by their content like everything a release is made of. */
async function addDevelopment(
  site: SiteFolder,
  modules: readonly PlacedShared[],
): Promise<Release['development']> {
  const added = modules.map(async ({ source, folder }) => {
    const file = await site.addFile(join(folder, `${source.fileName}.js`), `${SHARED_BASE}development/`);
    return source.names.map((name) => [name, file] as const);
  });
  return Object.fromEntries((await Promise.all(added)).flat());
}

/** Dictionaries every page may use, in every language their folder has. */
async function buildCommon(site: SiteFolder): Promise<Release['dictionaries']> {
  if (!existsSync(LOCALES)) return {};
  await rm(COMMON_BUILT, { recursive: true, force: true });
  const namespaces = await readdir(LOCALES);
  const built = namespaces.map(async (namespace) => {
    const folder = join(LOCALES, namespace);
    const languages = (await readdir(folder)).map((file) => basename(file, '.json')).sort();
    const base = `${SHARED_BASE}locales/${namespace}/`;
    const outputFolder = join(COMMON_BUILT, namespace);
    const files = await buildDictionaries({ folder, languages, outputFolder, base });
    await site.addFolder(outputFolder, base);
    return [namespace, files] as const;
  });
  return Object.fromEntries(await Promise.all(built));
}

async function addBuilt(
  site: SiteFolder,
  shared: readonly PlacedShared[],
  parcels: readonly string[],
): Promise<void> {
  await Promise.all([
    site.addFolder(TOKENS_FOLDER, `${SHARED_BASE}tokens/`),
    ...shared.map(({ source, folder }) => site.addFolder(folder, `${SHARED_BASE}${source.fileName}/`)),
    ...parcels.map((folder) => site.addFolder(join(folder, 'dist'), parcelBase(basename(folder)))),
  ]);
}

function stylesOf(tokens: BuiltTokens, shared: readonly PlacedShared[]): BuiltFile[] {
  return [tokens.style, ...shared.flatMap(({ built }) => built.styles)];
}

/**
 * Puts the built shared modules and parcels together into the site the platform serves (`dist/site`).
 * @param only names of the parcels to take; all of them when empty
 * @throws RefusedError naming file and place of everything that does not fit
 */
export async function assemble(only: readonly string[] = []): Promise<Release> {
  const folders = parcelFolders().filter((folder) => only.length === 0 || only.includes(basename(folder)));
  const [shared, development, drawing, tokens, parcels] = await Promise.all([
    readShared(),
    readDevelopment(),
    readDrawing(),
    readTokens(),
    readParcels(folders),
  ]);
  const read = dictionariesIn(ROOT);
  const untitled = parcels.flatMap((parcel) => titleProblems(parcel, read));
  if (untitled.length > 0) throw new RefusedError(untitled);
  const site = openSiteFolder(join(ROOT, 'dist', 'site'));
  const foundation: Foundation = {
    shared: sharedModules(shared),
    development: await addDevelopment(site, development),
    drawing: drawingModules(drawing),
    loader: await site.addFile(LOADER_FILE, `${SHARED_BASE}loader/`),
    overrides: {
      library: await site.addFile(OVERRIDES_FILE, `${SHARED_BASE}overrides/`),
      rescue: await site.addFile(RESCUE_FILE, `${SHARED_BASE}overrides/`),
    },
    earlyPresses: await site.addFile(EARLY_PRESSES_FILE, `${SHARED_BASE}early-presses/`),
    canaryWatch: await site.addFile(CANARY_WATCH_FILE, `${SHARED_BASE}canary-watch/`),
    serviceWorker: await site.addFile(SERVICE_WORKER_FILE, `${SHARED_BASE}service-worker/`),
    styles: stylesOf(tokens, shared),
    fonts: tokens.fonts,
    dictionaries: await buildCommon(site),
  };
  const composed = composeRelease(foundation, parcels, UNNUMBERED);
  if (!composed.ok) throw new RefusedError(composed.problems);
  await addBuilt(site, [...shared, ...drawing], folders);
  return site.finish(composed.release);
}
