import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { RefusedError } from '../manifest/refused-error.ts';
import type { Home } from '../generator/package-files.ts';
import type { SharedNames } from '../webpack/shared-names-plugin.ts';

/** Where the commands work: this repository or a team's own folder. */
export interface Workspace {
  readonly home: Home;
  /** Folder that holds `parcels/`. */
  readonly root: string;
  readonly sharedNames: SharedNames;
}

const isParcel = (folder: string): boolean => existsSync(join(folder, 'parcel.json'));

/**
 * The folder of the parcel a command is about: the named one below `parcels/`, a path, the folder the command runs in,
 * or the only parcel there is.
 * @throws RefusedError naming the parcels there are
 */
export async function parcelFolder({ root }: Workspace, word: string | undefined): Promise<string> {
  if (word === undefined && isParcel(process.cwd())) return process.cwd();
  const names = await parcelNames(root);
  const [only, ...more] = names;
  if (word === undefined && only !== undefined && more.length === 0) return join(root, 'parcels', only);
  const found = [join(root, 'parcels', word ?? ''), resolve(word ?? '')].find(isParcel);
  if (found !== undefined) return found;
  const known = names.length === 0 ? 'there are none below parcels/' : `there are ${names.join(', ')}`;
  throw new RefusedError([
    word === undefined ? `say which parcel; ${known}` : `no parcel "${word}"; ${known}`,
  ]);
}

async function parcelNames(root: string): Promise<string[]> {
  const names = await readdir(join(root, 'parcels')).catch(() => []);
  return names.filter((name) => isParcel(join(root, 'parcels', name))).sort();
}
