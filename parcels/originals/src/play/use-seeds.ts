import type { SeedsView } from '@paddock/contract/schemas';
import { api, readOf, type ApiResult, type ReadValue } from '@paddock/shared-utils';
import { useRead } from '@paddock/shared-utils/react';

import { randomClientSeed } from './demo-seeds.ts';

export interface Seeds {
  readonly value: ReadValue<SeedsView>;
  readonly reload: () => void;
  /** Begins the next seeds with a client seed; those before are revealed once no round under them is open. */
  readonly change: (clientSeed: string) => Promise<ApiResult<SeedsView>>;
  /** The seeds in use; the first ones are committed to and begun here, with a client seed of the browser's. */
  readonly inUse: () => Promise<ApiResult<SeedsView>>;
}

/** The seeds of the player's rounds. */
export function useSeeds(): Seeds {
  const { value, reload } = useRead(readOf('/web-api/games/seeds'));

  async function change(clientSeed: string): Promise<ApiResult<SeedsView>> {
    const next = await api.post('/web-api/games/seeds/next', {});
    if (!next.ok || next.data.nextCommitment === null) return next;
    const begun = await api.post('/web-api/games/seeds', {
      commitment: next.data.nextCommitment,
      clientSeed,
    });
    reload();
    return begun;
  }

  async function inUse(): Promise<ApiResult<SeedsView>> {
    if (value.status === 'ready' && value.data.active !== null)
      return { ok: true, httpStatus: 200, data: value.data };
    const now = await api.get('/web-api/games/seeds');
    return now.ok && now.data.active === null ? change(randomClientSeed()) : now;
  }

  return { value, reload, change, inUse };
}
