import type { RegionProps } from '@paddock/contract';
import { useReady } from '@paddock/styleguide';

import { ownGameId } from '../model/own-game-id.ts';
import { GameStar } from '../parts/game/game-star.tsx';
import { WithKeptGames } from '../parts/kept-games.tsx';

interface StarWidgetProps extends Partial<RegionProps> {
  /** The route of one of our own games. */
  readonly own?: string;
  /** What the game is called. Not `name`: single-spa puts the parcel's own under that. */
  readonly called?: string;
}

/** The star of one of our own games, for its page. */
export function StarWidget({ own = '', called = '' }: StarWidgetProps) {
  useReady(true);
  return (
    <WithKeptGames>
      <GameStar gameId={ownGameId(own)} name={called} />
    </WithKeptGames>
  );
}
