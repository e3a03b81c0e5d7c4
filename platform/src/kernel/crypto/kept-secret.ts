import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { newSecret } from '../config/config.ts';

/** The secret of a data directory, made on the first start. */
export async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, newSecret(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
