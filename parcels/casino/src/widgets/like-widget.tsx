import { useReady } from '@paddock/styleguide';

import { ownGameId } from '../model/own-game-id.ts';
import { LikeGames } from '../parts/game/like-games.tsx';
import { WithKeptGames } from '../parts/kept-games.tsx';

/** Games like one of our own, for its page. */
export function LikeWidget({ own = '' }: { readonly own?: string }) {
  useReady(true);
  return (
    <WithKeptGames>
      <LikeGames gameId={ownGameId(own)} />
    </WithKeptGames>
  );
}
