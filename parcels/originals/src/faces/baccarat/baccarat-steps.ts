import { pointsOf, totalOf, type BaccaratFace, type BaccaratPlace } from '@paddock/games/baccarat';
import { rankOf, type Card } from '@paddock/games/cards';

import { dealingMs } from '../cards/dealt-card.tsx';

export type Side = 'player' | 'banker';

/** How a place is paid beside its own stake, as the cloth says it: to one. */
export const PAYS_TO_ONE: Readonly<Record<BaccaratPlace, string>> = {
  player: '1',
  banker: '0.95',
  tie: '8',
  'player-pair': '11',
  'banker-pair': '11',
};

/** What a hand comes to: the last digit of its sum. */
export const handTotal = (cards: readonly Card[]): number => totalOf(cards.map(pointsOf));

/** Whether the first two cards are of one rank. */
export const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

/** How many cards fall before the one at this place: two each in turn, then the thirds. */
export function orderIn({ player }: Pick<BaccaratFace, 'player'>, side: Side, at: number): number {
  if (at < 2) return at * 2 + (side === 'player' ? 0 : 1);
  return 4 + (side === 'banker' ? player.length - 2 : 0);
}

export const baccaratMotionMs = ({ player, banker }: BaccaratFace): number =>
  dealingMs(player.length + banker.length);

/** What the road shows of a round. */
export interface RoadResult {
  readonly winner: BaccaratFace['winner'];
  readonly total: number;
  readonly isPlayerPair: boolean;
  readonly isBankerPair: boolean;
}

export const roadResult = ({ player, banker, winner }: BaccaratFace): RoadResult => ({
  winner,
  total: handTotal(winner === 'banker' ? banker : player),
  isPlayerPair: isPair(player),
  isBankerPair: isPair(banker),
});
