import { inTransaction, type Database } from '../database/database.ts';
import { KEY_PURPOSES, type KeyPurpose } from './key-purposes.ts';
import { ORIGINAL_KEY_ID } from './key-ring.ts';
import {
  insertKey,
  listKeys,
  lockKeys,
  makePrevious,
  retirePrevious,
  rewrapKey,
  type StoredKey,
} from './key-store.ts';
import { newKey } from './new-key.ts';
import { nameOfKey, originalKey, wrapped, type KeyPlace } from './platform-keys.ts';
import type { RootKey } from './root-key.ts';

/** A change of keys that was refused; the message says why and what to do. */
export class KeyRefusedError extends Error {
  override readonly name = 'KeyRefusedError';
}

/**
 * Makes a new current key; what the one before made is still taken, until that is retired.
 * @returns the new key's id
 * @throws KeyRefusedError for a purpose whose key stays, and while two keys of it are valid
 */
export async function rotateKey({ db, root, nowMs }: KeyPlace, purpose: KeyPurpose): Promise<string> {
  if (KEY_PURPOSES[purpose].goodForMs === null)
    throw new KeyRefusedError(`the key for ${purpose} stays: rows of the database are found by what it made`);
  return inTransaction(db, async (tx) => {
    await lockKeys(tx);
    const previous = previousOf(await listKeys(tx), purpose);
    if (previous !== undefined) {
      throw new KeyRefusedError(
        `the key before, ${previous.keyId}, is still valid: npm run keys -- retire ${purpose}`,
      );
    }
    await makePrevious(tx, purpose, nowMs);
    const key = newKey(purpose);
    const times = { createdAtMs: nowMs, replacedAtMs: null };
    await insertKey(tx, await wrapped(root, key, { state: 'current', ...times }));
    return key.keyId;
  });
}

/**
 * Ends the key that was replaced: its bytes are gone, and whatever it made is taken no more.
 * @param isLeaked does it before what the key made is over
 * @throws KeyRefusedError when there is none, and for one whose work is still good
 */
export async function retireKey(
  { db, nowMs }: Pick<KeyPlace, 'db' | 'nowMs'>,
  purpose: KeyPurpose,
  isLeaked = false,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    await lockKeys(tx);
    const previous = previousOf(await listKeys(tx), purpose);
    if (previous === undefined) throw new KeyRefusedError(`no key for ${purpose} waits to be retired`);
    const overAtMs = (previous.replacedAtMs ?? nowMs) + (KEY_PURPOSES[purpose].goodForMs ?? 0);
    if (overAtMs > nowMs && !isLeaked) {
      const over = new Date(overAtMs).toISOString();
      throw new KeyRefusedError(
        `what ${previous.keyId} made is good until ${over}; a leaked key goes by --now`,
      );
    }
    await retirePrevious(tx, purpose, nowMs);
    return previous.keyId;
  });
}

/**
 * Wraps all keys by another root key, all or none; what they made stays as it is. Done twice it is done.
 * @returns how many
 * @throws KeyRefusedError for keys that neither of the two opens
 */
export async function rewrapKeys(db: Database, from: RootKey, to: RootKey): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockKeys(tx);
    const stored = (await listKeys(tx)).filter((key) => key.wrapped !== null);
    for (const key of stored) await rewrapKey(tx, key, await rewrapped(key, from, to));
    return stored.length;
  });
}

/** Puts another secret in place of the one that the original keys were taken from: it was not the one of before. */
export async function replaceOriginal({ db, root }: KeyPlace, earlierSecret: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockKeys(tx);
    for (const stored of await listKeys(tx)) {
      const key = originalKey(stored.purpose, earlierSecret);
      if (key === undefined || stored.keyId !== ORIGINAL_KEY_ID || stored.wrapped === null) continue;
      await rewrapKey(tx, stored, await root.wrap(key.bytes, nameOfKey(stored)));
    }
  });
}

async function rewrapped(key: StoredKey, from: RootKey, to: RootKey): Promise<Uint8Array> {
  const name = nameOfKey(key);
  const bytes = key.wrapped ?? Buffer.alloc(0);
  const opened = await from.unwrap(bytes, name).catch(() => to.unwrap(bytes, name).catch(() => undefined));
  if (opened === undefined) throw new KeyRefusedError(`neither root secret opens the key ${name}`);
  return to.wrap(opened, name);
}

const previousOf = (keys: readonly StoredKey[], purpose: KeyPurpose): StoredKey | undefined =>
  keys.find((key) => key.purpose === purpose && key.state === 'previous');
