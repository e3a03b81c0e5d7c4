import { openConfiguredKeys } from '../../kernel/crypto/configured-keys.ts';
import { KeyRefusedError, retireKey, rotateKey } from '../../kernel/crypto/key-commands.ts';
import { isKeyPurpose, KEY_PURPOSES, type KeyPurpose } from '../../kernel/crypto/key-purposes.ts';
import { listKeys } from '../../kernel/crypto/key-store.ts';
import { rootSecretOf } from '../../kernel/crypto/kept-secret.ts';
import { rootKeyOf } from '../../kernel/crypto/root-key.ts';
import { newRootSecret } from '../../kernel/crypto/root-secret.ts';
import { createSecrets } from '../../kernel/crypto/secrets.ts';
import { readConfig, type Database, type PlatformConfig } from '../../kernel/index.ts';
import { REPOSITORY_DIR } from '../repository-dir.ts';
import { withDatabase } from '../with-database.ts';
import { adoptEarlier } from './adopt-earlier.ts';
import { auditKeys } from './audit-keys.ts';
import { changeRoot } from './change-root.ts';
import { resealEverything } from './reseal-everything.ts';

const USAGE = [
  'usage: npm run keys                         prints a new root secret',
  '       npm run keys -- list                 the keys of the database',
  `       npm run keys -- rotate PURPOSE       a new key: ${Object.keys(KEY_PURPOSES).join(', ')}`,
  '       npm run keys -- retire PURPOSE [--now]',
  '       npm run keys -- reseal               all that is sealed, under the data key of now',
  '       npm run keys -- rewrap               another root secret, PADDOCK_SECRET_NEXT',
  '       npm run keys -- adopt                what an older secret made, PADDOCK_SECRET_BEFORE',
].join('\n');

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs `npm run keys` and answers what it says. @throws RangeError for other words, KeyRefusedError for what it refuses */
export async function runKeys(
  words: readonly string[],
  environment: Environment,
  nowMs: number,
): Promise<string> {
  const onDatabase = (work: (desk: Desk) => Promise<string>) => atDesk(environment, nowMs, work);
  const [command = 'new', word = '', option, ...rest] = words;
  const isBare = rest.length === 0 && option === undefined;
  if (command === 'new' && words.length === 0) return newRootSecret();
  if (command === 'rewrap' && words.length === 1) return changeRoot(environment, nowMs);
  if (command === 'adopt' && words.length === 1) return adoptEarlier(environment, nowMs);
  if (command === 'list' && words.length === 1) return onDatabase(({ db }) => list(db));
  const change = (what: string, work: (desk: Desk) => Promise<string>) =>
    onDatabase((desk) => audited(desk, { action: `keys.${command}`, subject: `keys:${what}` }, work));
  if (command === 'reseal' && words.length === 1) return change('data', reseal);
  if (command === 'rotate' && isKeyPurpose(word) && isBare) return change(word, (desk) => rotate(desk, word));
  if (command === 'retire' && isKeyPurpose(word) && rest.length === 0 && (isBare || option === '--now'))
    return change(word, (desk) => retire(desk, word, option === '--now'));
  throw new RangeError(USAGE);
}

interface Desk {
  readonly db: Database;
  readonly config: PlatformConfig;
  readonly nowMs: number;
}

async function atDesk(
  environment: Environment,
  nowMs: number,
  work: (desk: Desk) => Promise<string>,
): Promise<string> {
  const config = readConfig(environment, REPOSITORY_DIR);
  let said = '';
  await withDatabase(config, async (db) => {
    said = await work({ db, config, nowMs });
  });
  return said;
}

async function audited(
  desk: Desk,
  change: { readonly action: string; readonly subject: string },
  work: (desk: Desk) => Promise<string>,
): Promise<string> {
  const said = await work(desk);
  const root = rootKeyOf(await rootSecretOf(desk.config));
  await auditKeys({ ...desk, root }, { ...change, said });
  return said;
}

async function list(db: Database): Promise<string> {
  const lines = (await listKeys(db)).map(
    ({ purpose, keyId, state, createdAtMs }) =>
      `${purpose.padEnd(14)}  ${keyId}  ${state.padEnd(8)}  made ${new Date(createdAtMs).toISOString()}`,
  );
  return lines.join('\n');
}

async function rotate({ db, config, nowMs }: Desk, purpose: KeyPurpose): Promise<string> {
  // Whoever may rotate has the root secret these keys are under.
  await openConfiguredKeys(config, db, nowMs);
  const keyId = await rotateKey({ db, root: rootKeyOf(await rootSecretOf(config)), nowMs }, purpose);
  return `${purpose}: ${keyId}, which a running server uses within a minute. What the key before made is taken until it is retired`;
}

async function retire(desk: Desk, purpose: KeyPurpose, isLeaked: boolean): Promise<string> {
  if (purpose === 'data') {
    if (isLeaked) throw new KeyRefusedError('a data key goes when nothing lies under it: without --now');
    await reseal(desk);
  }
  const keyId = await retireKey(desk, purpose, isLeaked);
  return `${purpose}: ${keyId} is retired`;
}

/** @throws KeyRefusedError where something opens under no key: the key before stays */
async function reseal({ db, config, nowMs }: Desk): Promise<string> {
  const secrets = createSecrets((await openConfiguredKeys(config, db, nowMs)).ring);
  const { anew, unreadable } = await resealEverything(db, config, secrets);
  if (unreadable.length === 0) return `${anew} sealed anew`;
  throw new KeyRefusedError(`${anew} sealed anew, but under no valid key open: ${unreadable.join(', ')}`);
}
