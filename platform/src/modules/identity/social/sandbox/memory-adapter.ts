import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAtMs: number;
}

/** More than a developer opens in an hour; the oldest go first. */
const MOST = 2_000;

/** Keeps what the sandbox's issuer has to remember; a restart forgets it, as a sandbox may. */
export function createMemoryAdapter(nowMs: () => number): (model: string) => Adapter {
  const entries = new Map<string, Entry>();

  function live(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    return entry !== undefined && entry.expiresAtMs > nowMs() ? entry.payload : undefined;
  }

  return (model) => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const byUid = (uid: string): AdapterPayload | undefined =>
      [...entries.keys()]
        .filter((key) => key.startsWith(`${model}:`))
        .map(live)
        .find((payload) => payload?.uid === uid);
    return {
      upsert(id, payload, expiresInSec) {
        if (entries.size >= MOST) entries.delete(entries.keys().next().value ?? '');
        const expiresAtMs = expiresInSec === undefined ? Infinity : nowMs() + expiresInSec * 1_000;
        entries.set(keyOf(id), { payload, expiresAtMs });
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(live(keyOf(id))),
      findByUid: (uid) => Promise.resolve(byUid(uid)),
      findByUserCode: () => Promise.resolve(undefined),
      destroy(id) {
        entries.delete(keyOf(id));
        return Promise.resolve();
      },
      consume(id) {
        const entry = entries.get(keyOf(id));
        if (entry !== undefined) {
          const consumed = Math.floor(nowMs() / 1_000);
          entries.set(keyOf(id), { ...entry, payload: { ...entry.payload, consumed } });
        }
        return Promise.resolve();
      },
      revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
        return Promise.resolve();
      },
    };
  };
}
