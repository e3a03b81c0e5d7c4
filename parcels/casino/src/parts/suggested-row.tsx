import { auth$, readOf } from '@paddock/shared-utils';
import { useRead, useStreamValue, useT } from '@paddock/shared-utils/react';

import { RowSkeleton } from './tile-skeletons.tsx';
import { TileRow } from './tile-row.tsx';
import { usePlayable } from './use-playable.ts';

/** Games like those the player played lately; for guests those that most play. */
export function SuggestedRow() {
  const isPlayer = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  return isPlayer ? <OfPlayer /> : <Popular />;
}

function OfPlayer() {
  const t = useT('casino');
  const { value } = useRead({ ...readOf('/web-api/user/suggested-games', { query: usePlayable() }) });
  if (value.status === 'loading') return <RowSkeleton />;
  if (value.status !== 'ready' || value.data.games.length === 0) return null;
  return <TileRow title={t('suggested')} games={value.data.games} />;
}

function Popular() {
  const t = useT('casino');
  const { value } = useRead({
    ...readOf('/web-api/casino/games', { query: { ...usePlayable(), sort: 'popular', limit: '24' } }),
    isPublic: true,
  });
  if (value.status === 'loading') return <RowSkeleton />;
  if (value.status !== 'ready' || value.data.games.length === 0) return null;
  return <TileRow title={t('row.popular')} path="/casino?show=popular" games={value.data.games} />;
}
