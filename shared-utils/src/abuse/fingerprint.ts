import type { BrowserStorage, StorageItem } from '../storage/storage-types.ts';
import type { ChallengeTools } from './answer-challenge.ts';
import { browserComponents } from './browser-components.ts';

/** The kept token of this browser's facts (S3-31). */
interface Fingerprint {
  readonly token: string;
  readonly expiresAt: number;
}

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

/** Collects the facts anew and keeps their token; undefined when the server does not give one. */
export async function freshFingerprint({
  api,
  storage,
}: Pick<ChallengeTools, 'api' | 'storage'>): Promise<string | undefined> {
  const item = fingerprintItem(storage);
  item.remove();
  const answer = await api.post('/web-api/auth/fingerprint', { components: browserComponents() });
  if (!answer.ok || typeof answer.data.token !== 'string') return undefined;
  item.write({ token: answer.data.token, expiresAt: answer.data.expires_at_ms });
  return answer.data.token;
}
