import { useT } from '@paddock/shared-utils/react';
import { IconButton } from '@paddock/styleguide';

import { useKeptGames } from '../kept-games.tsx';

interface GameStarProps {
  readonly gameId: string;
  readonly name: string;
}

/** Keeps a game among the favourites, or leaves it. */
export function GameStar({ gameId, name }: GameStarProps) {
  const t = useT('casino');
  const { ids, toggle } = useKeptGames();
  return (
    <IconButton
      icon="star"
      pressed={ids.has(gameId)}
      label={t('favourite', { name })}
      onClick={() => toggle(gameId)}
    />
  );
}
