import type { RegionProps } from '@paddock/contract';
import { useReady } from '@paddock/styleguide';

import { ownGameId } from '../model/own-game-id.ts';
import { LikeGames } from '../parts/game/like-games.tsx';
import { WithKeptGames } from '../parts/kept-games.tsx';

interface LikeWidgetProps extends Partial<RegionProps> {
  /** The route of one of our own games. */
  readonly own?: string;
}

/** Games like one of our own, for its page. */
export function LikeWidget({ own = '' }: LikeWidgetProps) {
  useReady(true);
  return (
    <WithKeptGames>
      <LikeGames gameId={ownGameId(own)} />
    </WithKeptGames>
  );
}
