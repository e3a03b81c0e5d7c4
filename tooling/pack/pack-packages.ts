import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { SharedNames } from '../webpack/shared-names-plugin.ts';
import { compilePackage } from './compile-package.ts';
import {
  packedManifest,
  sharedPackages,
  type PackagesOutside,
  type SourcePackage,
} from './packed-manifest.ts';

const run = promisify(execFile);

/** Packages a team outside the repository makes parcels with. */
const PACKED = ['contract', 'shared-utils', 'styleguide', 'tooling'];

export interface PackingPlan {
  /** The repository's root. */
  readonly root: string;
  readonly sharedNames: SharedNames;
  /** Folder the tarballs are put into. */
  readonly outputFolder: string;
}

async function readPackage(folder: string): Promise<SourcePackage> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as SourcePackage;
}

/** The shared list without the repository's own source folders. */
function namesOutside(shared: SharedNames): SharedNames {
  return { ...shared, territories: {} };
}

/** Packs a folder as npm does; npm's own JavaScript is known when npm started us. */
async function npmPack(folders: readonly string[], outputFolder: string): Promise<void> {
  const own = process.env['npm_execpath'];
  const isScript = own !== undefined && /npm-cli\.c?js$/.test(own);
  const [program, first] = isScript ? [process.execPath, [own]] : ['npm', []];
  await run(program, [...first, 'pack', ...folders, '--pack-destination', outputFolder, '--loglevel=error'], {
    shell: !isScript && process.platform === 'win32',
  });
}

async function packagesOutside({ root, sharedNames }: PackingPlan): Promise<PackagesOutside> {
  const rootPackage = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const { dependencies = {} } = await readPackage(join(root, 'import-maps'));
  return { tools: rootPackage.devDependencies, shared: sharedPackages(sharedNames.names, dependencies) };
}

/** Compiles the packages into folders beside one another. */
async function unpackedPackages(plan: PackingPlan, staging: string): Promise<Unpacked[]> {
  const { root, sharedNames } = plan;
  const outside = await packagesOutside(plan);
  const compiled = PACKED.map(async (name) => {
    const folder = join(staging, name);
    await compilePackage(join(root, name), folder);
    const source = await readPackage(join(root, name));
    const manifest = packedManifest(source, outside);
    await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    return { folder, fileName: `paddock-${name}-${source.version}.tgz` };
  });
  const unpacked = await Promise.all(compiled);
  await writeFile(join(staging, 'tooling', 'shared-names.json'), JSON.stringify(namesOutside(sharedNames)));
  return unpacked;
}

interface Unpacked {
  readonly folder: string;
  readonly fileName: string;
}

/**
 * Makes tarballs of the packages a parcel is developed with, compiled, so that a team needs nothing of this repository.
 * Answers the tarballs' paths.
 * @throws RefusedError when a package does not compile
 */
export async function packPackages(plan: PackingPlan): Promise<string[]> {
  const { outputFolder } = plan;
  // Outside the repository: a second package of the same name there would be in the way of its tools.
  const staging = await mkdtemp(join(tmpdir(), 'paddock-pack-'));
  try {
    const packages = await unpackedPackages(plan, staging);
    await rm(outputFolder, { recursive: true, force: true });
    await mkdir(outputFolder, { recursive: true });
    await npmPack(
      packages.map(({ folder }) => folder),
      outputFolder,
    );
    return packages.map(({ fileName }) => join(outputFolder, fileName));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
