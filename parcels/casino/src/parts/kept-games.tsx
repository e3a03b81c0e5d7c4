import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { FavouriteGamesView } from '@paddock/contract/schemas';
import { api, auth$, notify, openDialog, readOf } from '@paddock/shared-utils';
import { useLabels, useRead, useStreamValue, type ReadValue } from '@paddock/shared-utils/react';

import { usePlayable } from './use-playable.ts';

/** The player's favourite games, as every star of a page needs them. */
export interface KeptGames {
  /** `none` for guests, who have none. */
  readonly value: ReadValue<FavouriteGamesView> | { readonly status: 'none' };
  readonly reload: () => void;
  readonly ids: ReadonlySet<string>;
  /** Gives a game a star or takes it; guests are asked to sign in. */
  readonly toggle: (gameId: string) => void;
}

const NONE: ReadonlySet<string> = new Set();
const FOR_GUESTS: KeptGames = {
  value: { status: 'none' },
  reload: () => undefined,
  ids: NONE,
  toggle: () => void openDialog({ widget: 'welcome/login', size: 'small' }),
};
const Kept = createContext<KeptGames>(FOR_GUESTS);

export const useKeptGames = (): KeptGames => use(Kept);

/** Reads the favourites once for all stars below it. */
export function WithKeptGames({ children }: { readonly children: ReactNode }) {
  const isPlayer = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  return isPlayer ? <OfPlayer>{children}</OfPlayer> : <Kept value={FOR_GUESTS}>{children}</Kept>;
}

function OfPlayer({ children }: { readonly children: ReactNode }) {
  const playable = usePlayable();
  const labels = useLabels();
  const { value, reload } = useRead({
    ...readOf('/web-api/user/favourite-games', { query: playable }),
    on: ['favourite-games:changed'],
  });
  // What was pressed shows at once; the answer that follows takes its place.
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const read = value.status === 'ready' ? value.data.ids : undefined;
  const ids = useMemo(() => {
    const all = new Set(read);
    for (const [id, isKept] of pressed) {
      if (isKept) all.add(id);
      else all.delete(id);
    }
    return all;
  }, [read, pressed]);

  async function change(gameId: string, isKept: boolean): Promise<void> {
    setPressed((before) => new Map(before).set(gameId, isKept));
    const answer = isKept
      ? await api.post('/web-api/user/favourite-games', { gameId })
      : await api.delete('/web-api/user/favourite-games/:id', { params: { id: gameId } });
    if (answer.ok) reload();
    else notify({ kind: 'error', group: 'favourite-games', text: labels.problem(answer.problem) });
    if (!answer.ok) setPressed((before) => without(before, gameId));
  }

  const kept = { value, reload, ids, toggle: (gameId: string) => void change(gameId, !ids.has(gameId)) };
  return <Kept value={kept}>{children}</Kept>;
}

function without(map: ReadonlyMap<string, boolean>, key: string): ReadonlyMap<string, boolean> {
  const left = new Map(map);
  left.delete(key);
  return left;
}
