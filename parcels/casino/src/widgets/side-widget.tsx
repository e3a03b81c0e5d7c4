import { useReady } from '@paddock/styleguide';

import { GameSide } from '../parts/game/game-side.tsx';

/** Money, limits and time of the player, for the page of a game that is another parcel's. */
export function SideWidget() {
  useReady(true);
  return <GameSide />;
}
