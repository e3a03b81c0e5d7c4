import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { OwnCopy } from '@paddock/contract';
import type { ParcelManifest } from '@paddock/contract/schemas';
import type { StatsCompilation } from 'webpack';

import { RefusedError } from '../manifest/read-manifest.ts';
import { describeFile } from './built-file.ts';
import { compile } from './compile.ts';
import { systemModuleConfig, type BuildMode } from './preset.ts';
import { packageOf, type SharedNames } from './shared-names-plugin.ts';

export interface OwnCopiesBuild {
  /** The parcel's folder: its `node_modules` hold the versions to copy. */
  readonly folder: string;
  readonly mode: BuildMode;
  readonly sharedNames: SharedNames;
  /** Folder of the built copies. */
  readonly outputFolder: string;
}

/** A copy as it was built: its file below the output folder. */
export interface BuiltCopy {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/** A module to copy, and the package's version that the parcel has installed. */
interface Source {
  readonly name: string;
  readonly fileName: string;
  readonly version: string;
}

/**
 * Builds the shared packages a manifest names in `ownCopies`, every shared name of each, in the versions installed in
 * the parcel's own folder.
 * @throws RefusedError for a package that is not shared or not installed
 */
export async function buildOwnCopies(
  { ownCopies = [] }: ParcelManifest,
  build: OwnCopiesBuild,
): Promise<readonly BuiltCopy[]> {
  if (ownCopies.length === 0) return [];
  const found = await Promise.all(ownCopies.map((name, at) => sourcesOf(name, at, build)));
  const problems = found.flatMap((result) => (typeof result === 'string' ? [result] : []));
  if (problems.length > 0) throw new RefusedError(problems);
  const sources = found.flatMap((result) => (typeof result === 'string' ? [] : result));
  const stats = await compile(sources.map((source) => copyConfig(source, build)));
  return sources.map((source, at) => ({
    name: source.name,
    version: source.version,
    file: `${source.fileName}/${scriptOf(source, stats[at])}`,
  }));
}

/**
 * The copies as a parcel ships them, by import-map name.
 * @param base address of the output folder
 */
export async function describeCopies(
  copies: readonly BuiltCopy[],
  outputFolder: string,
  base: string,
): Promise<Readonly<Record<string, OwnCopy>> | undefined> {
  if (copies.length === 0) return undefined;
  const described = copies.map(async ({ name, version, file }) => {
    return [name, { ...(await describeFile(join(outputFolder, file), base + file)), version }] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}

async function sourcesOf(
  packageName: string,
  at: number,
  { folder, mode, sharedNames: { names: shared, developmentOnly = [] } }: OwnCopiesBuild,
): Promise<readonly Source[] | string> {
  const left = mode === 'production' ? developmentOnly : [];
  const names = shared.filter((name) => packageOf(name) === packageName && !left.includes(name));
  const place = `parcel.json /ownCopies/${at}`;
  if (names.length === 0) return `${place}: ${packageName} is not a shared package`;
  const version = await versionIn(folder, packageName);
  if (version === undefined) return `${place}: ${packageName} is not installed`;
  return names.map((name) => ({
    name,
    fileName: name.replace(/^@/, '').replaceAll('/', '-'),
    version,
  }));
}

async function versionIn(folder: string, packageName: string): Promise<string | undefined> {
  try {
    const file = createRequire(join(folder, 'parcel.json')).resolve(`${packageName}/package.json`);
    return (JSON.parse(await readFile(file, 'utf8')) as { version?: string }).version;
  } catch {
    return undefined;
  }
}

function copyConfig({ name, fileName }: Source, { folder, mode, sharedNames, outputFolder }: OwnCopiesBuild) {
  return systemModuleConfig({
    name,
    fileName,
    folder,
    entry: name,
    outputFolder: join(outputFolder, fileName),
    mode,
    sharedNames,
    ownNames: [name],
    layer: undefined,
  });
}

function scriptOf({ name, fileName }: Source, stats: StatsCompilation | undefined): string {
  const assets = stats?.namedChunkGroups?.[fileName]?.assets ?? [];
  const script = assets.find((asset) => asset.name.endsWith('.js'));
  if (script === undefined) throw new Error(`${name}: the build has no entry`);
  return script.name;
}
