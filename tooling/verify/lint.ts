import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { ROOT, runCommand, type CommandResult } from './run-command.ts';

/**
 * What the linter looks at in one process, as words for its command line. It keeps the types of all projects it has met,
 * so that the whole repository at once outgrows what Node gives a process; two halves of the parcels, the server and the
 * rest are about 3 GB each. A new parcel joins a half, and any other new folder the rest.
 */
export function lintRuns(parcels: readonly string[]): readonly (readonly string[])[] {
  const half = Math.ceil(parcels.length / 2);
  const folders = parcels.toSorted().map((name) => `parcels/${name}`);
  return [
    ['platform'],
    folders.slice(0, half),
    folders.slice(half),
    ['.', '--ignore-pattern', 'platform/', '--ignore-pattern', 'parcels/'],
  ].filter(([first]) => first !== undefined);
}

/** Runs the linter once. */
export async function lint(words: readonly string[]): Promise<CommandResult> {
  return runCommand(join('node_modules', 'eslint', 'bin', 'eslint.js'), [...words, '--max-warnings', '0']);
}

/** Names of all parcels' folders. */
export async function parcelFolders(): Promise<string[]> {
  const entries = await readdir(join(ROOT, 'parcels'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
