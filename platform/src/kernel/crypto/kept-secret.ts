import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ConfigError } from '../config/config-error.ts';
import type { PlatformConfig } from '../config/config.ts';
import { writeOnce } from '../storage/write-once.ts';
import { newRootSecret, readRootSecret } from './root-secret.ts';

/**
 * The root secret of an installation: from the environment, from the file it names, or from the data directory, where it
 * is made on the first start.
 * @throws ConfigError for one of another form, and for a named file that cannot be read
 */
export async function rootSecretOf(
  config: Pick<PlatformConfig, 'secret' | 'secretFile' | 'dataDir'>,
): Promise<string> {
  if (config.secret !== undefined) return config.secret;
  const file = config.secretFile ?? (await keptIn(config.dataDir));
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ConfigError(`the file of the secret, ${file}, cannot be read`, { cause });
  });
  return readRootSecret(text, file);
}

async function keptIn(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  if (!existsSync(file)) await writeOnce(file, newRootSecret());
  return file;
}
