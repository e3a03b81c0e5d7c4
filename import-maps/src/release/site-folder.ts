import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

import type { BuiltFile, Release } from '@paddock/contract';
import { describeFile, nameHashOf } from '@paddock/tooling/webpack';

/** Notes of a build about itself, not for the site. */
const NOT_SERVED = /\.built\.json$/;

/** The folder the platform serves: `assets/` and `release.json`. Its files never change, so present ones are kept. */
export interface SiteFolder {
  /** Brings a built folder under an address ending in a slash. */
  addFolder(from: string, base: string): Promise<void>;
  /** Brings one file in under a name by its content. */
  addFile(from: string, base: string): Promise<BuiltFile>;
  /** Removes assets nothing added and writes `release.json`, numbered after the previous one when it differs. */
  finish(release: Omit<Release, 'number'>): Promise<Release>;
}

async function place(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function previous(file: string): Promise<Release | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Release;
  } catch {
    return undefined;
  }
}

export function openSiteFolder(folder: string): SiteFolder {
  const wanted = new Set<string>();
  const bring = async (from: string, href: string): Promise<string> => {
    const to = join(folder, href);
    wanted.add(to);
    await place(from, to);
    return to;
  };
  return {
    async addFolder(from, base) {
      const files = (await filesUnder(from)).filter((file) => !NOT_SERVED.test(file));
      await Promise.all(
        files.map((file) => bring(file, base + file.slice(from.length + 1).replaceAll('\\', '/'))),
      );
    },
    async addFile(from, base) {
      const extension = extname(from);
      const hash = nameHashOf(await readFile(from));
      const href = `${base}${basename(from, extension)}.${hash}${extension}`;
      const to = await bring(from, href);
      for (const end of ['.br', '.gz']) {
        if (existsSync(from + end)) await bring(from + end, href + end);
        wanted.add(to + end);
      }
      return describeFile(to, href);
    },
    async finish(release) {
      const present = await filesUnder(join(folder, 'assets'));
      await Promise.all(present.filter((file) => !wanted.has(file)).map((file) => rm(file)));
      const file = join(folder, 'release.json');
      const before = await previous(file);
      const same =
        before !== undefined &&
        JSON.stringify({ ...release, number: before.number }) === JSON.stringify(before);
      const numbered = { ...release, number: same ? before.number : (before?.number ?? 0) + 1 };
      await writeFile(file, `${JSON.stringify(numbered)}\n`);
      return numbered;
    },
  };
}
