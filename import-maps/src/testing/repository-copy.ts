import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from '../shared-list.ts';

/** What a generated parcel touches, copied; everything else of the repository is linked. */
const COPIED = [
  'CODEOWNERS',
  'knip.json',
  'package.json',
  'package-lock.json',
  'eslint.config.mjs',
  'jest.config.mjs',
];
const OWN_FOLDERS = ['parcels', 'e2e'];
const LEFT_OUT = ['dist', 'data', '.git', '.nx'];

/** A folder that stands for this repository, with its parcels' manifests and its tools, to write a new parcel into. */
export async function copyRepository(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'paddock-copy-'));
  for (const name of await readdir(ROOT)) {
    if (LEFT_OUT.includes(name) || OWN_FOLDERS.includes(name)) continue;
    if (COPIED.includes(name)) await cp(join(ROOT, name), join(copy, name));
    else await symlink(join(ROOT, name), join(copy, name));
  }
  for (const parcel of await readdir(join(ROOT, 'parcels'))) {
    await mkdir(join(copy, 'parcels', parcel), { recursive: true });
    await cp(join(ROOT, 'parcels', parcel, 'parcel.json'), join(copy, 'parcels', parcel, 'parcel.json'));
  }
  await mkdir(join(copy, 'e2e', 'journeys'), { recursive: true });
  for (const name of ['setup', 'pages', 'tsconfig.json', 'package.json'])
    await symlink(join(ROOT, 'e2e', name), join(copy, 'e2e', name));
  return copy;
}
