import { rm, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { BuiltFile } from '@paddock/contract';
import {
  compile,
  dependenciesOf,
  describeFile,
  systemModuleConfig,
  WholeSettersPlugin,
  type BuildMode,
  type BuildResult,
  type Configuration,
  type SystemModule,
} from '@paddock/tooling/webpack';

import { DRAWING, ROOT, SHARED_NAMES, type SharedSource } from './shared-list.ts';

/** What the build of a shared module wrote about itself (`shared.built.json`). */
export interface BuiltShared {
  readonly names: readonly string[];
  readonly file: BuiltFile;
  /** Stylesheet that belongs to the module and that the document links. */
  readonly styles: readonly BuiltFile[];
  /** Import-map names the module imports. */
  readonly dependencies: readonly string[];
  /** Every name it exports but its default; absent where the build cannot tell. */
  readonly exports?: readonly string[];
}

export const SHARED_BASE = '/assets/shared/';

/** Built without what nobody here runs: a namespace of all its names, support of jQuery, the hook of its inspector. */
const SINGLE_SPA: Pick<SystemModule, 'extraRules' | 'defines'> = {
  extraRules: [
    {
      test: /[\\/]node_modules[\\/]single-spa[\\/]/,
      use: fileURLToPath(new URL('./single-spa-loader.ts', import.meta.url)),
    },
  ],
  defines: {
    'window.__SINGLE_SPA_DEVTOOLS__': 'undefined',
    'window.jQuery': 'undefined',
    'window.$': 'undefined',
  },
};

/** Folder a shared module is built into, one for each so that none sweeps away another's files. */
export function outputFolderOf({ folder, fileName }: SharedSource, mode: BuildMode): string {
  return join(folder ?? join(ROOT, 'import-maps'), 'dist', mode, fileName);
}

export function sharedConfig(source: SharedSource, mode: BuildMode): Configuration {
  return systemModuleConfig({
    name: source.names[0],
    fileName: source.fileName,
    folder: source.folder ?? join(ROOT, 'import-maps'),
    entry: source.entry,
    outputFolder: outputFolderOf(source, mode),
    mode,
    sharedNames: SHARED_NAMES,
    ownNames: [...source.names, ...(source.brings ?? [])],
    isOneFile: DRAWING.includes(source),
    layer: source.layer,
    extraPlugins: [new WholeSettersPlugin({ saysNames: false })],
    ...(source.fileName === 'single-spa' ? SINGLE_SPA : {}),
  });
}

async function describeShared(
  source: SharedSource,
  stats: BuildResult,
  mode: BuildMode,
): Promise<BuiltShared> {
  const assets = stats.namedChunkGroups?.[source.fileName]?.assets?.map(({ name }) => name) ?? [];
  const folder = outputFolderOf(source, mode);
  const describe = (asset: string): Promise<BuiltFile> =>
    describeFile(join(folder, asset), `${SHARED_BASE}${source.fileName}/${asset}`);
  const script = assets.find((asset) => asset.endsWith('.js'));
  if (script === undefined) throw new Error(`${source.names[0]}: the build has no entry`);
  const built: BuiltShared = {
    names: source.names,
    file: await describe(script),
    styles: await Promise.all(assets.filter((asset) => asset.endsWith('.css')).map(describe)),
    dependencies: dependenciesOf(stats),
    ...(stats.provides === undefined ? {} : { exports: exportsOf(stats.provides) }),
  };
  await writeFile(join(folder, 'shared.built.json'), `${JSON.stringify(built, null, 2)}\n`);
  return built;
}

const exportsOf = (provided: readonly string[]): string[] =>
  provided.filter((name) => name !== 'default').sort();

/**
 * Builds shared modules, each with its `shared.built.json`.
 * @throws BuildError when one of them bundles another.
 */
export async function buildShared(
  sources: readonly SharedSource[],
  mode: BuildMode,
): Promise<readonly BuiltShared[]> {
  for (const source of sources) {
    await rm(outputFolderOf(source, mode), { recursive: true, force: true });
    await mkdir(outputFolderOf(source, mode), { recursive: true });
  }
  const stats = await compile(sources.map((source) => sharedConfig(source, mode)));
  return Promise.all(
    sources.map((source, at) => describeShared(source, stats[at] ?? { provides: undefined }, mode)),
  );
}
