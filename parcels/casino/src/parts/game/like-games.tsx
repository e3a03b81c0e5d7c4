import { readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';

import { TileRow } from '../tile-row.tsx';
import { usePlayable } from '../use-playable.ts';

/** Games like one, for while it runs and after it. */
export function LikeGames({ gameId }: { readonly gameId: string }) {
  const t = useT('casino');
  const { value } = useRead({
    ...readOf('/web-api/casino/games/:id/like', { params: { id: gameId }, query: usePlayable() }),
    isPublic: true,
  });
  if (value.status !== 'ready' || value.data.games.length === 0) return null;
  return <TileRow title={t('like')} games={value.data.games} />;
}
