import { DAY_MS } from '@paddock/contract';
import type { FingerprintView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';

/** A token of a browser's facts is taken this long; then they are collected anew. */
export const FINGERPRINT_LIFETIME_MS = DAY_MS;
/** Facts beyond this are not looked at: nobody has so many. */
const COMPONENTS_MAX = 40;

const TOKEN = /^([\w-]{43})\.(\d{1,15})\.([\w-]{43,51})$/;

/**
 * Coarse facts of a browser (S3-31), so that a machine that throws its cookies away spends the same budget. Only a keyed
 * hash is made of them and nothing is stored; no player is recognised by it.
 */
export interface Fingerprints {
  /** @throws INVALID_INPUT when there are none or too many. */
  issue(components: Readonly<Record<string, string>>): FingerprintView;
  /** The hash inside a token. @throws FINGERPRINT_STALE for one that is over or not ours (S7-03). */
  read(token: string): string;
}

export function createFingerprints({ clock, secrets }: Kernel): Fingerprints {
  return {
    issue(components) {
      const facts = Object.entries(components);
      if (facts.length === 0 || facts.length > COMPONENTS_MAX) {
        throw new PlatformError('INVALID_INPUT', [{ at: '/components' }]);
      }
      const text = JSON.stringify(facts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
      const expiresAtMs = clock.nowMs() + FINGERPRINT_LIFETIME_MS;
      const body = `${secrets.lasting.sign('fingerprint', text)}.${expiresAtMs}`;
      return { token: `${body}.${secrets.sign('fingerprint.token', body)}`, expires_at_ms: expiresAtMs };
    },
    read(token) {
      const [, hash = '', expiry = '', sign = ''] = TOKEN.exec(token) ?? [];
      const isOurs = secrets.verify('fingerprint.token', `${hash}.${expiry}`, sign);
      if (!isOurs || Number(expiry) <= clock.nowMs()) throw new PlatformError('FINGERPRINT_STALE');
      return hash;
    },
  };
}
