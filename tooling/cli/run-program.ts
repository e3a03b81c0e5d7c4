import { spawn } from 'node:child_process';

import { RefusedError } from '../manifest/refused-error.ts';

/**
 * Runs a Node program in a folder, its output going where ours goes.
 * @throws RefusedError when it fails; what it found, it has printed
 */
export async function runProgram(
  folder: string,
  file: string,
  words: readonly string[],
  flags: readonly string[] = [],
): Promise<void> {
  const child = spawn(process.execPath, [...flags, file, ...words], { cwd: folder, stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  if (code !== 0) throw new RefusedError(['failed']);
}
