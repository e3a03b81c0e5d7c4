import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { SharedNames } from '../webpack/shared-names-plugin.ts';
import { compilePackage } from './compile-package.ts';
import { packedManifest, type SourcePackage } from './packed-manifest.ts';

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

/**
 * Makes tarballs of the packages a parcel is developed with, compiled, so that a team needs nothing of this repository.
 * Answers the tarballs' paths.
 * @throws RefusedError when a package does not compile
 */
export async function packPackages({ root, sharedNames, outputFolder }: PackingPlan): Promise<string[]> {
  const staging = join(outputFolder, 'unpacked');
  const rootPackage = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  await rm(outputFolder, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  const packed = PACKED.map(async (name) => {
    const folder = join(staging, name);
    await compilePackage(join(root, name), folder);
    const source = await readPackage(join(root, name));
    const manifest = packedManifest(source, rootPackage.devDependencies);
    await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    return { folder, tarball: join(outputFolder, `paddock-${name}-${source.version}.tgz`) };
  });
  const packages = await Promise.all(packed);
  await writeFile(join(staging, 'tooling', 'shared-names.json'), JSON.stringify(namesOutside(sharedNames)));
  await npmPack(
    packages.map(({ folder }) => folder),
    outputFolder,
  );
  await rm(staging, { recursive: true, force: true });
  return packages.map(({ tarball }) => tarball);
}
