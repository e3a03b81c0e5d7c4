import { CHUNK_RELOAD_GUARD_MS } from '@paddock/contract';

import type { PageStorage } from '../boot/page-storage.ts';

export interface ChunkReloadOptions {
  /** Lives as long as the tab, so that the guard survives the reload itself. */
  readonly storage: PageStorage;
  readonly nowMs: () => number;
  /** Whether a document would come. */
  readonly isServed: () => Promise<boolean>;
  readonly reload: () => void;
}

const KEY = 'paddock.chunk-reload-at-ms';

/**
 * Loads the document again after a lost chunk, at most once a minute (S8-02). It does not without a server, where a
 * reload would lose the page, nor without storage, where it could go round for ever.
 */
export function createChunkReload({
  storage,
  nowMs,
  isServed,
  reload,
}: ChunkReloadOptions): () => Promise<void> {
  return async () => {
    if (!(await isServed())) return;
    const lastMs = Number(storage.read(KEY) ?? Number.NEGATIVE_INFINITY);
    if (nowMs() - lastMs >= CHUNK_RELOAD_GUARD_MS && storage.write(KEY, String(nowMs()))) reload();
  };
}
