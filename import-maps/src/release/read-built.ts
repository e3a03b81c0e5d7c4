import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { BuiltParcel } from '@paddock/contract';
import type { PlacedParcel } from '@paddock/contract/releases';
import { readJson, readManifest, RefusedError } from '@paddock/tooling/manifest';

import type { BuildMode } from '@paddock/tooling/webpack';
import { outputFolderOf, type BuiltShared } from '../build-shared.ts';
import { TOKENS_FOLDER, type BuiltTokens } from '../build-tokens.ts';
import { DRAWING, REACT, ROOT, SHARED, type SharedSource } from '../shared-list.ts';

const short = (file: string): string => relative(ROOT, file);

async function readBuilt<T>(file: string, how: string): Promise<T> {
  if (!existsSync(file)) throw new RefusedError([`${short(file)}: missing; ${how}`]);
  return (await readJson(file)) as T;
}

/** A shared module with what its build wrote. */
export interface PlacedShared {
  readonly source: SharedSource;
  readonly folder: string;
  readonly built: BuiltShared;
}

/** Every shared module of a production site, built. */
export function readShared(): Promise<PlacedShared[]> {
  return readSources(
    SHARED.filter(({ developmentOnly }) => developmentOnly !== true),
    'production',
  );
}

/** What the process that draws pages has besides. */
export function readDrawing(): Promise<PlacedShared[]> {
  return readSources(DRAWING, 'production');
}

/** The development builds of the React modules. */
export function readDevelopment(): Promise<PlacedShared[]> {
  return readSources(REACT, 'development');
}

function readSources(sources: readonly SharedSource[], mode: BuildMode): Promise<PlacedShared[]> {
  return Promise.all(
    sources.map(async (source) => {
      const folder = outputFolderOf(source, mode);
      const built = await readBuilt<BuiltShared>(
        join(folder, 'shared.built.json'),
        `build ${source.names[0]}`,
      );
      return { source, folder, built };
    }),
  );
}

export function readTokens(): Promise<BuiltTokens> {
  return readBuilt(join(TOKENS_FOLDER, 'tokens.built.json'), 'build @paddock/styleguide');
}

/** Folders of the parcels that are there, by name. */
export function parcelFolders(root: string = ROOT): string[] {
  const folder = join(root, 'parcels');
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((parcel) => existsSync(join(parcel, 'parcel.json')))
    .sort();
}

/** @throws RefusedError with the problems of every parcel that is wrong or not built */
export async function readParcels(folders: readonly string[]): Promise<PlacedParcel[]> {
  const read = await Promise.allSettled(
    folders.map(async (folder) => {
      const manifest = await readManifest(folder);
      const file = join(folder, 'dist', 'parcel.built.json');
      const built = await readBuilt<BuiltParcel>(file, `build @paddock/${manifest.name}`);
      return { file: short(join(folder, 'parcel.json')), manifest, built };
    }),
  );
  const problems = read.flatMap((result) => (result.status === 'rejected' ? refusalsOf(result.reason) : []));
  if (problems.length > 0) throw new RefusedError(problems);
  return read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/** Problems of a refusal; any other failure is thrown on. */
function refusalsOf(reason: unknown): readonly string[] {
  if (reason instanceof RefusedError) return reason.problems;
  throw reason instanceof Error ? reason : new Error(String(reason));
}
