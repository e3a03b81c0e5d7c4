import { auth$, readOf } from '@paddock/shared-utils';
import { useRead, useStreamValue, useT } from '@paddock/shared-utils/react';

import { TileRow } from './tile-row.tsx';
import { usePlayable } from './use-playable.ts';

/** What the player played lately, the last first; nothing for guests and before the first game. */
export function PlayedRow() {
  const isPlayer = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  return isPlayer ? <OfPlayer /> : null;
}

function OfPlayer() {
  const t = useT('casino');
  const { value } = useRead({ ...readOf('/web-api/user/played-games', { query: usePlayable() }) });
  if (value.status !== 'ready' || value.data.games.length === 0) return null;
  return <TileRow title={t('played')} path="/my-casino" games={value.data.games.map(({ game }) => game)} />;
}
