import { CHUNK_RELOAD_GUARD_MS } from '@paddock/contract';

export interface ChunkReloadOptions {
  /** Lives as long as the tab, so that the guard survives the reload itself. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly nowMs: () => number;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

const KEY = 'paddock.chunk-reload-at-ms';

/**
 * Loads the document again after a lost chunk, at most once a minute (S8-02). Answers whether it does. It does not
 * without a network, where a reload would lose the page, nor without storage, where it could go round for ever.
 */
export function createChunkReload(options: ChunkReloadOptions): () => boolean {
  return () => {
    const { storage } = options;
    if (storage === null || !options.isOnline()) return false;
    try {
      const lastMs = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
      const nowMs = options.nowMs();
      if (nowMs - lastMs < CHUNK_RELOAD_GUARD_MS) return false;
      storage.setItem(KEY, String(nowMs));
    } catch {
      return false;
    }
    options.reload();
    return true;
  };
}
