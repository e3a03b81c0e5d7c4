import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'origin');

/** Notes in the data directory where players reach the site that runs on it, for the commands of its operators. */
export async function keepOrigin(dataDir: string, origin: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(fileIn(dataDir), `${origin}\n`);
}

/** Where players reached the site that ran here last; undefined where none has. */
export async function keptOrigin(dataDir: string): Promise<string | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '');
  return text.trim() || undefined;
}
