import { readFile } from 'node:fs/promises';

import type { ParcelManifest } from '@paddock/contract/schemas';

import type { Framework, ParcelRequest } from './parcel-request.ts';

/** Where a parcel is made: in this repository, or in a team's folder with the packed packages. */
export type Home = 'repository' | 'outside';

export interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const FRAMEWORK_PACKAGES: Readonly<Record<Framework, readonly string[]>> = {
  react: ['@paddock/contract', '@paddock/shared-utils', '@paddock/styleguide', 'react'],
  svelte: ['@paddock/contract', '@paddock/shared-utils', 'rxjs', 'svelte'],
  vanilla: ['@paddock/contract', '@paddock/shared-utils'],
};

/** `package.json` of these tools: one version for all packages of Paddock, and the ranges everything is tried with. */
async function readTooling(): Promise<PackageFile> {
  const text = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  return JSON.parse(text) as PackageFile;
}

function scriptsOf(name: string, home: Home): Record<string, string> {
  if (home === 'outside') return { dev: 'paddock dev', build: 'paddock build', test: 'paddock test' };
  return {
    dev: `node ../../tooling/launcher/launch.mjs dev ${name}`,
    build: 'node ../../import-maps/src/commands/build-parcel.ts',
  };
}

/** The new parcel's `package.json`. What the manifest requires of the site, it asks of npm in the same words. */
export async function packageFile(
  { name, framework }: ParcelRequest,
  { requires }: Pick<ParcelManifest, 'requires'>,
  home: Home,
): Promise<PackageFile> {
  const tooling = await readTooling();
  const versionOf = (dependency: string): string =>
    dependency.startsWith('@paddock/')
      ? tooling.version
      : (requires[dependency] ?? tooling.dependencies[dependency] ?? '*');
  const dependencies = FRAMEWORK_PACKAGES[framework].map((dependency) => [dependency, versionOf(dependency)]);
  return {
    name: `@paddock/${name}`,
    version: '0.1.0',
    ...{ private: true, description: `The ${name} parcel.` },
    license: 'MIT',
    ...{ type: 'module', exports: { '.': './src/index.ts' }, scripts: scriptsOf(name, home) },
    dependencies: Object.fromEntries(dependencies) as Record<string, string>,
  };
}

interface Lock {
  readonly packages: Readonly<Record<string, object>>;
}

/** `package-lock.json` with the new workspace in it, as npm would write it, so that `npm ci` takes it. */
export function lockWithParcel(lockText: string, folder: string, parcel: PackageFile): string {
  const lock = JSON.parse(lockText) as Lock;
  const { name, version, license, dependencies } = parcel;
  const packages: Record<string, object> = {
    ...lock.packages,
    [`node_modules/${name}`]: { resolved: folder, link: true },
    [folder]: { name, version, license, dependencies },
  };
  const sorted = Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}
