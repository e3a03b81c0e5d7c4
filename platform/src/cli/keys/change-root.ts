import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { KeyRefusedError, rewrapKeys } from '../../kernel/crypto/key-commands.ts';
import { rootSecretOf } from '../../kernel/crypto/kept-secret.ts';
import { rootKeyOf } from '../../kernel/crypto/root-key.ts';
import { newRootSecret, readRootSecret } from '../../kernel/crypto/root-secret.ts';
import { readConfig } from '../../kernel/index.ts';
import { REPOSITORY_DIR } from '../repository-dir.ts';
import { withDatabase } from '../with-database.ts';
import { auditKeys } from './audit-keys.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Wraps the keys by another root secret: the one of `PADDOCK_SECRET_NEXT`, or for an installation that keeps its own in
 * the data directory a new one there. What was broken off goes on when it is run again.
 * @throws KeyRefusedError where there is no next one to be had
 */
export async function changeRoot(environment: Environment, nowMs: number): Promise<string> {
  const config = readConfig(environment, REPOSITORY_DIR);
  const given = environment['PADDOCK_SECRET_NEXT'] || undefined;
  const isKept = config.secret === undefined && config.secretFile === undefined;
  if (given === undefined && !isKept)
    throw new KeyRefusedError('set PADDOCK_SECRET_NEXT to the new root secret, made by npm run keys');
  const from = await rootSecretOf(config);
  const file = join(config.dataDir, 'secret.next');
  const asked = given && readRootSecret(given, 'PADDOCK_SECRET_NEXT');
  const next = isKept ? await keepNext(file, asked) : (asked ?? from);
  let count = 0;
  await withDatabase(config, async (db) => {
    const root = rootKeyOf(next);
    count = await rewrapKeys(db, rootKeyOf(from), root);
    const said = `${count} keys are wrapped by another root secret`;
    if (count > 0)
      await auditKeys({ db, root, nowMs }, { action: 'keys.rewrap', subject: 'keys:root', said });
  });
  if (!isKept)
    return `${count} keys are wrapped by the next secret: start with it, and with nothing else, from now on`;
  await rename(file, join(config.dataDir, 'secret'));
  return `${count} keys are wrapped by a new secret, which is in ${join(config.dataDir, 'secret')}`;
}

/** Written before anything is wrapped by it, so that it is never lost. */
async function keepNext(file: string, asked = newRootSecret()): Promise<string> {
  await writeFile(file, asked, { flag: 'wx', mode: 0o600, flush: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  return readRootSecret(await readFile(file, 'utf8'), file);
}
