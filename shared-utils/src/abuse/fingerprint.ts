import type { BrowserStorage, StorageItem } from '../storage/storage-types.ts';
import type { ChallengeTools } from './answer-challenge.ts';
import { browserComponents } from './browser-components.ts';

/** The kept token of this browser's facts (S3-31). */
interface Fingerprint {
  readonly token: string;
  readonly expiresAt: number;
}

/** A new token; without one, whether that is a fault of the server: without a network or on a closed site it is none. */
export type FreshFingerprint =
  | { readonly token: string }
  | { readonly token: undefined; readonly isFault: boolean };

function fingerprintItem(storage: BrowserStorage): StorageItem<Fingerprint | null> {
  return storage.storageItem<Fingerprint | null>({
    key: 'fingerprint',
    version: 1,
    fallback: null,
    parse(stored) {
      const { token, expiresAt } = (stored ?? {}) as Partial<Record<keyof Fingerprint, unknown>>;
      return typeof token === 'string' && typeof expiresAt === 'number' ? { token, expiresAt } : undefined;
    },
  });
}

/** The token of this browser's facts that is kept and not over yet. */
export function keptFingerprint(storage: BrowserStorage, nowMs: number): string | undefined {
  const kept = fingerprintItem(storage).read();
  return kept !== null && kept.expiresAt > nowMs ? kept.token : undefined;
}

/** Collects the facts anew and keeps their token. */
export async function freshFingerprint({
  api,
  storage,
}: Pick<ChallengeTools, 'api' | 'storage'>): Promise<FreshFingerprint> {
  const item = fingerprintItem(storage);
  item.remove();
  const answer = await api.post('/web-api/auth/fingerprint', { components: browserComponents() });
  if (!answer.ok || typeof answer.data.token !== 'string')
    return { token: undefined, isFault: answer.ok || answer.httpStatus === 500 };
  const { token, expires_at_ms: expiresAt } = answer.data;
  item.write({ token, expiresAt });
  return { token };
}
