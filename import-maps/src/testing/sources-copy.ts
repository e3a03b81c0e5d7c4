import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { ROOT } from '../shared-list.ts';

/** Packages that generators write into: they get copies of them. */
const COPIED = ['contract', 'platform', 'shared-utils', 'parcels/betting', 'parcels/office', 'e2e'];
const FILES = [
  ...['jest.config.mjs', 'eslint.config.mjs', '.oxlintrc.json'],
  ...['package.json', '.oxfmtrc.json', 'docs/markets.md', 'docs/uof.md', 'docs/errors.md'],
];
const LEFT_OUT = new Set(['dist', 'node_modules', 'accepted']);

/** A folder that stands for this repository, whose packages find the copies of each other. */
export async function copySources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'paddock-sources-'));
  for (const folder of COPIED)
    await cp(join(ROOT, folder), join(copy, folder), {
      recursive: true,
      filter: (source) => !LEFT_OUT.has(basename(source)),
    });
  for (const file of FILES) await cp(join(ROOT, file), join(copy, file));
  for (const folder of ['tooling', 'styleguide', 'import-maps', 'shell-react', 'root-config'])
    await symlink(join(ROOT, folder), join(copy, folder));
  await linkModules(copy);
  return copy;
}

async function linkModules(copy: string): Promise<void> {
  const modules = join(copy, 'node_modules');
  await mkdir(join(modules, '@paddock'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== '@paddock') await symlink(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of await readdir(join(ROOT, 'node_modules', '@paddock'))) {
    const own = COPIED.find((folder) => basename(folder) === name);
    const target = own === undefined ? join(ROOT, 'node_modules', '@paddock', name) : join(copy, own);
    await symlink(target, join(modules, '@paddock', name));
  }
}
