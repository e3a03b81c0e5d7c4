import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { PlayerId } from '@paddock/contract';

import type { Kernel } from '../../../kernel/module.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals keys of players' apps for the database: whoever reads a copy of it makes no codes. */
export interface KeySeal {
  /** Nonce, tag and text; bound to the player, so that a row copied to another player does not open. */
  seal(playerId: PlayerId, key: Uint8Array): Buffer;
  /** @throws Error when it was sealed for another player, under another secret, or changed. */
  open(playerId: PlayerId, sealed: Uint8Array): Uint8Array<ArrayBuffer>;
}

/** AES-256-GCM under a key derived from the platform's secret for this one purpose. */
export function createKeySeal({ secrets, randomBytes }: Pick<Kernel, 'secrets' | 'randomBytes'>): KeySeal {
  const sealingKey = secrets.key('identity.two-factor');
  return {
    seal(playerId, key) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealingKey, nonce).setAAD(Buffer.from(playerId));
      const text = Buffer.concat([cipher.update(key), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(playerId, sealed) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(CIPHER, sealingKey, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(playerId))
        .setAuthTag(tag);
      const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
      return new Uint8Array(Buffer.concat([text, decipher.final()]));
    },
  };
}
