import type { KeyPurpose } from './key-purposes.ts';

/** Every id has as many characters: it stands in front of what its key made. */
export const KEY_ID_LENGTH = 8;
/** The key of an installation from before keys had ids: what names no key was made by it. */
export const ORIGINAL_KEY_ID = 'original';

/** A key that may be used. Its bytes never change under one id. */
export interface RingKey {
  readonly keyId: string;
  readonly purpose: KeyPurpose;
  /** Makes new things, or only opens what it made while it was the current one. */
  readonly isCurrent: boolean;
  readonly bytes: Uint8Array;
}

/** The valid keys of a platform, in memory: at most two of each purpose. */
export class KeyRing {
  #keys: readonly RingKey[];

  constructor(keys: readonly RingKey[]) {
    this.#keys = keys;
  }

  /** Takes these in place of all it had. */
  replace(keys: readonly RingKey[]): void {
    this.#keys = keys;
  }

  /** @throws Error when there is none, which no opened ring is without. */
  current(purpose: KeyPurpose): RingKey {
    const key = this.#keys.find((one) => one.purpose === purpose && one.isCurrent);
    if (key === undefined) throw new Error(`there is no current key for ${purpose}`);
    return key;
  }

  /** Undefined for a key that is retired or was never one. */
  find(purpose: KeyPurpose, keyId: string): RingKey | undefined {
    return this.#keys.find((one) => one.purpose === purpose && one.keyId === keyId);
  }

  /** The current one first. */
  valid(purpose: KeyPurpose): readonly RingKey[] {
    const keys = this.#keys.filter((one) => one.purpose === purpose);
    return keys.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  }
}
