import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { mergeRoutes, type PlacedManifest, wholeManifest } from '@paddock/contract/releases';
import type { ParcelManifest } from '@paddock/contract/schemas';

import { readManifest, RefusedError } from '../manifest/read-manifest.ts';
import { withOwner } from './code-owners.ts';
import { formatFiles } from './format-files.ts';
import { lockWithParcel, packageFile, type Home } from './package-files.ts';
import { readRequest, type ParcelRequest, type ParcelWishes } from './parcel-request.ts';
import { smokeJourney } from './smoke-journey.ts';
import { filesFromTemplate } from './template.ts';
import { writeFiles } from './write-files.ts';

export interface NewParcel {
  readonly request: ParcelRequest;
  /** Folder of the parcel, from the root. */
  readonly folder: string;
  /** Everything written, from the root: the parcel's files and what the repository keeps about it. */
  readonly files: readonly string[];
}

async function presentManifests(root: string): Promise<PlacedManifest[]> {
  const names = await readdir(join(root, 'parcels')).catch(() => []);
  const folders = names.filter((name) => existsSync(join(root, 'parcels', name, 'parcel.json'))).sort();
  return Promise.all(
    folders.map(async (name) => ({
      file: `parcels/${name}/parcel.json`,
      manifest: await readManifest(join(root, 'parcels', name)),
    })),
  );
}

/** Why the new manifest cannot stand beside the present ones, in the words of the options. */
async function routeProblems(root: string, manifest: ParcelManifest): Promise<string[]> {
  const own = '--route';
  const present = await presentManifests(root);
  return mergeRoutes([...present, { file: own, manifest }])
    .problems.filter((problem) => problem.startsWith(`${own} `))
    .map((problem) => problem.replace(/^(--route) \S+?:? /, '$1: '));
}

/** What the repository keeps about its parcels, each with the new one in it. */
async function repositoryFiles(
  root: string,
  request: ParcelRequest,
  lockEntry: Parameters<typeof lockWithParcel>[2],
): Promise<Map<string, string>> {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const { name, owner, framework } = request;
  const files = new Map([
    [`e2e/journeys/parcel-${name}.test.ts`, smokeJourney(request)],
    ['CODEOWNERS', withOwner(await read('CODEOWNERS'), name, owner)],
    ['package-lock.json', lockWithParcel(await read('package-lock.json'), `parcels/${name}`, lockEntry)],
  ]);
  // The search for dead code looks into Svelte files only where it is told to.
  if (framework === 'svelte') files.set('knip.json', withSvelteParcel(await read('knip.json'), name));
  return files;
}

function withSvelteParcel(text: string, name: string): string {
  const config = JSON.parse(text) as { workspaces: Record<string, object> };
  const workspaces = { ...config.workspaces, [`parcels/${name}`]: { project: ['src/**/*.{ts,svelte}'] } };
  return `${JSON.stringify({ ...config, workspaces }, null, 2)}\n`;
}

/**
 * Writes a parcel into `parcels/<name>` below the root: manifest, page, widget, dictionaries, unit tests; in the
 * repository its owner's line, a journey and its place in the lock file as well.
 * @throws RefusedError for a bad name, an existing folder or a taken route; nothing is written then
 */
export async function newParcel(root: string, home: Home, wishes: ParcelWishes): Promise<NewParcel> {
  const { request, problems } = readRequest(wishes);
  if (problems.length > 0) throw new RefusedError(problems);
  const folder = `parcels/${request.name}`;
  if (existsSync(join(root, folder))) throw new RefusedError([`${folder}: is there already`]);
  const own = await filesFromTemplate(request);
  const manifest = wholeManifest(JSON.parse(own.get('parcel.json') ?? '')) as ParcelManifest;
  const taken = await routeProblems(root, manifest);
  if (taken.length > 0) throw new RefusedError(taken);

  const parcelPackage = await packageFile(request, manifest, home);
  own.set('package.json', `${JSON.stringify(parcelPackage, null, 2)}\n`);
  const files = new Map([...own].map(([path, text]) => [`${folder}/${path}`, text]));
  if (home === 'repository')
    for (const [path, text] of await repositoryFiles(root, request, parcelPackage)) files.set(path, text);
  try {
    await writeFiles(root, files);
    if (home === 'repository') await formatFiles(root, [...files.keys()]);
  } catch (failure) {
    await rm(join(root, folder), { recursive: true, force: true });
    throw failure;
  }
  return { request, folder, files: [...files.keys()] };
}
