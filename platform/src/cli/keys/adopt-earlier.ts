import { rootSecretOf } from '../../kernel/crypto/kept-secret.ts';
import { KeyRefusedError, replaceOriginal } from '../../kernel/crypto/key-commands.ts';
import { KeyRing, ORIGINAL_KEY_ID } from '../../kernel/crypto/key-ring.ts';
import { hasKeys } from '../../kernel/crypto/key-store.ts';
import { openKeys, originalKey, type KeyPlace } from '../../kernel/crypto/platform-keys.ts';
import { rootKeyOf } from '../../kernel/crypto/root-key.ts';
import { createSecrets } from '../../kernel/crypto/secrets.ts';
import { readConfig, type PlatformConfig } from '../../kernel/index.ts';
import { REPOSITORY_DIR } from '../repository-dir.ts';
import { withDatabase } from '../with-database.ts';
import { auditKeys } from './audit-keys.ts';
import { resealEverything } from './reseal-everything.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Takes over an installation that ran on a secret which is taken no more: what `PADDOCK_SECRET_BEFORE` made is found and
 * opened as before, and sealed anew under keys of the new root secret.
 * @throws KeyRefusedError without the secret of before, and where the keys there are open everything already
 */
export async function adoptEarlier(environment: Environment, nowMs: number): Promise<string> {
  const config = readConfig(environment, REPOSITORY_DIR);
  const earlierSecret = environment['PADDOCK_SECRET_BEFORE'] || undefined;
  if (earlierSecret === undefined)
    throw new KeyRefusedError('set PADDOCK_SECRET_BEFORE to the secret this installation ran on');
  const root = rootKeyOf(await rootSecretOf(config));
  let said = '';
  await withDatabase(config, async (db) => {
    const place = { db, root, nowMs, earlierSecret };
    if (await hasKeys(db)) await replaceWrong(place, config, earlierSecret);
    const secrets = createSecrets((await openKeys(place)).ring);
    const { anew, unreadable } = await resealEverything(db, config, secrets);
    const left = unreadable.length === 0 ? '' : `; under neither secret open: ${unreadable.join(', ')}`;
    said = `the installation is taken over, ${anew} sealed anew${left}`;
    await auditKeys(place, { action: 'keys.adopt', subject: 'keys:root', said });
  });
  return said;
}

/** The platform was started with a new secret before this: what it took for the one of before opens nothing. */
async function replaceWrong(place: KeyPlace, config: PlatformConfig, earlierSecret: string): Promise<void> {
  const { ring } = await openKeys(place);
  const closed = (await resealEverything(place.db, config, createSecrets(ring))).unreadable.length;
  const original = originalKey('data', earlierSecret);
  const others = ring.valid('data').filter((key) => key.keyId !== ORIGINAL_KEY_ID);
  const candidate = createSecrets(new KeyRing([...others, ...(original === undefined ? [] : [original])]));
  const stillClosed = (await resealEverything(place.db, config, candidate)).unreadable.length;
  if (stillClosed >= closed)
    throw new KeyRefusedError('this database has its keys, and the secret of before opens nothing more');
  await replaceOriginal(place, earlierSecret);
}
