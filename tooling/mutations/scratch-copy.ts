import { execFileSync } from 'node:child_process';
import { constants } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const INSTALLED = 'node_modules';
const OUR_SCOPE = '@paddock';

/**
 * Copies the sources of a repository into a folder of their own, so that they can be broken there. Installed packages and
 * builds are linked; the names of our own packages lead into the copy, or its tests would run what is whole.
 */
export async function makeScratchCopy(root: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'paddock-mutations-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const files = listed.split('\0').filter((file) => file !== '');
  for (const folder of new Set(files.map(dirname))) await mkdir(join(copy, folder), { recursive: true });
  await Promise.all(files.map((file) => copyIfThere(join(root, file), join(copy, file))));
  await linkPackages(root, copy);
  const manifests = files.filter((file) => file.endsWith('package.json'));
  for (const folder of new Set(manifests.map(dirname)))
    for (const name of folder === '.' ? ['dist'] : ['dist', INSTALLED])
      await linkIfThere(join(root, folder, name), join(copy, folder, name));
  return copy;
}

/** Links lead out of the copy: they go, what they lead to stays. */
export const removeScratchCopy = (copy: string): Promise<void> => rm(copy, { recursive: true, force: true });

async function linkPackages(root: string, copy: string): Promise<void> {
  const installed = join(root, INSTALLED);
  await mkdir(join(copy, INSTALLED, OUR_SCOPE), { recursive: true });
  for (const name of await readdir(installed))
    if (name !== OUR_SCOPE) await linkIfThere(join(installed, name), join(copy, INSTALLED, name));
  for (const name of await readdir(join(installed, OUR_SCOPE))) {
    // npm links a workspace relative to where the link lies, and so its copy leads to the copied package.
    const target = await readlink(join(installed, OUR_SCOPE, name));
    await symlink(target, join(copy, INSTALLED, OUR_SCOPE, name), 'dir');
  }
}

/** A file may be listed and deleted. */
async function copyIfThere(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE).catch(unlessMissing);
}

async function linkIfThere(from: string, to: string): Promise<void> {
  const entries = await readdir(dirname(from)).catch((): string[] => []);
  if (entries.includes(from.slice(dirname(from).length + 1))) await symlink(from, to, 'junction');
}

function unlessMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
