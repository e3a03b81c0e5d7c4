import type { BlackjackFace, BlackjackKind, BlackjackMove } from '@paddock/games/blackjack';

import { dealingMs } from '../cards/dealt-card.tsx';
import type { NoChoice } from '../felt/no-choice.ts';
import type { ShownRound } from '../game-face.ts';

export type BlackjackRound = ShownRound<NoChoice, BlackjackMove, BlackjackFace>;

/** What the round began with: doubled hands and a split have staked it again. */
export function firstStakeMinor({ face, stakedMinor }: Pick<BlackjackRound, 'face' | 'stakedMinor'>): bigint {
  const stakes = face.hands.reduce((sum, { isDoubled }) => sum + (isDoubled ? 2 : 1), 0);
  return stakedMinor / BigInt(stakes);
}

/** Whether a move stakes the first stake once more. */
export const costsAStake = (kind: BlackjackKind): boolean => kind === 'double' || kind === 'split';

const DRAWN: Readonly<Record<BlackjackKind, number>> = { hit: 1, stand: 0, double: 1, split: 2 };
const DEALT = 4;

/** Cards of the player that the last step laid; with the deal all cards of the table. */
const cardsBefore = ({ made }: Pick<BlackjackRound, 'made'>): number => {
  const last = made.at(-1);
  return last === undefined ? 0 : DRAWN[last.kind];
};

/** How many cards fall before the dealer's at this place. */
export function dealerOrder(round: BlackjackRound, at: number): number {
  // Dealt in turn: player, dealer, player, dealer.
  if (round.made.length === 0) return at === 0 ? 1 : at + 2;
  return cardsBefore(round) + Math.max(0, at - 1);
}

/** How many cards fall before the player's at this place of a hand. */
export function playerOrder(round: BlackjackRound, hand: number, at: number): number {
  if (round.made.length === 0) return at * 2;
  return round.made.at(-1)?.kind === 'split' ? hand : 0;
}

/** How long the last step takes to be laid. */
export function blackjackMotionMs(round: BlackjackRound): number {
  if (round.made.length === 0) return dealingMs(DEALT + Math.max(0, round.face.dealer.length - 2));
  // At the end the dealer turns the second card and draws the others.
  return dealingMs(cardsBefore(round) + (round.isOver ? round.face.dealer.length - 1 : 0));
}
