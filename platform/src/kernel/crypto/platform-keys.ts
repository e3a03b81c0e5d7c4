import { ConfigError } from '../config/config-error.ts';
import { inTransaction, type Database, type Tx } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { KEY_PURPOSES, type KeyPurpose } from './key-purposes.ts';
import { KeyRing, ORIGINAL_KEY_ID, type RingKey } from './key-ring.ts';
import { hasEarlierData, insertKey, keyMigrations, listKeys, lockKeys, type StoredKey } from './key-store.ts';
import { newKey } from './new-key.ts';
import type { RootKey } from './root-key.ts';
import { isRootSecret } from './root-secret.ts';

/** The keys of a platform, from its database. */
export interface PlatformKeys {
  readonly ring: KeyRing;
  /** Takes what was changed since: keys that were rotated and retired by a command. */
  read(): Promise<void>;
}

export interface KeyPlace {
  readonly db: Database;
  readonly root: RootKey;
  readonly nowMs: number;
  /** The secret that all was derived from where a platform ran here before keys lay in the database. */
  readonly earlierSecret?: string | undefined;
}

/** What a key is bound to when it is wrapped. */
export const nameOfKey = ({ purpose, keyId }: Pick<StoredKey, 'purpose' | 'keyId'>): string =>
  `${purpose}:${keyId}`;

/**
 * Opens the keys of a database, and makes those that are missing.
 * @throws ConfigError where they are wrapped by another root secret
 */
export async function openKeys(place: KeyPlace): Promise<PlatformKeys> {
  const { db, root } = place;
  await migrate(db, [keyMigrations], 'kernel_key_migration');
  await inTransaction(db, (tx) => makeMissing(tx, place));
  const known = new Map<string, Uint8Array>();
  const ring = new KeyRing([]);

  async function read(): Promise<void> {
    const keys: RingKey[] = [];
    for (const stored of await listKeys(db)) {
      const { keyId, purpose, state, wrapped } = stored;
      if (wrapped === null) continue;
      const bytes = known.get(nameOfKey(stored)) ?? (await unwrap(root, stored, wrapped));
      known.set(nameOfKey(stored), bytes);
      keys.push({ keyId, purpose, isCurrent: state === 'current', bytes });
    }
    ring.replace(keys);
  }

  await read();
  return { ring, read };
}

async function unwrap(root: RootKey, stored: StoredKey, wrapped: Uint8Array): Promise<Uint8Array> {
  return root.unwrap(wrapped, nameOfKey(stored)).catch((cause: unknown) => {
    throw new ConfigError(
      'the keys of this database are wrapped by another root secret than the one given. Nothing is lost: start with ' +
        'that one, or change it by npm run keys -- rewrap (docs/operations.md#keys)',
      { cause },
    );
  });
}

/** What is wrapped, as it is stored. */
export async function wrapped(
  root: RootKey,
  key: RingKey,
  more: Pick<StoredKey, 'state' | 'createdAtMs' | 'replacedAtMs'>,
): Promise<StoredKey> {
  const { keyId, purpose, bytes } = key;
  return { keyId, purpose, wrapped: Buffer.from(await root.wrap(bytes, nameOfKey(key))), ...more };
}

async function makeMissing(tx: Tx, place: KeyPlace): Promise<void> {
  const { root, nowMs } = place;
  // Most starts find all of them, and need not wait for whoever holds the lock.
  if (missingOf(await listKeys(tx)).length === 0) return;
  await lockKeys(tx);
  const stored = await listKeys(tx);
  const earlier = stored.length === 0 && (await hasEarlierData(tx)) ? place.earlierSecret : undefined;
  for (const purpose of missingOf(stored)) {
    const original = earlier === undefined ? undefined : originalKey(purpose, earlier);
    const isKept = original !== undefined && KEY_PURPOSES[purpose].goodForMs === null;
    const state = isKept ? 'current' : 'previous';
    const replacedAtMs = isKept ? null : nowMs;
    if (original !== undefined)
      await insertKey(tx, await wrapped(root, original, { state, createdAtMs: nowMs, replacedAtMs }));
    if (isKept) continue;
    const first = { state: 'current', createdAtMs: nowMs, replacedAtMs: null } as const;
    await insertKey(tx, await wrapped(root, newKey(purpose), first));
  }
}

function missingOf(stored: readonly StoredKey[]): readonly KeyPurpose[] {
  const purposes = Object.keys(KEY_PURPOSES) as KeyPurpose[];
  return purposes.filter((purpose) =>
    stored.every((key) => key.purpose !== purpose || key.state !== 'current'),
  );
}

/**
 * What a secret of before was for a purpose. Tokens were made by it too, but lived five minutes; and what anybody could
 * have signed, because the secret may be guessed, is not taken.
 */
export function originalKey(purpose: KeyPurpose, secret: string): RingKey | undefined {
  if (KEY_PURPOSES[purpose].form !== 'bytes') return undefined;
  if (purpose === 'signature' && !isRootSecret(secret)) return undefined;
  return { keyId: ORIGINAL_KEY_ID, purpose, isCurrent: false, bytes: new Uint8Array(Buffer.from(secret)) };
}
