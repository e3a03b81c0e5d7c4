import { PAYS, type Hold, type PokerHand } from '@paddock/games/video-poker';

export const HAND = 5;
export const POSITIONS: readonly number[] = Array.from({ length: HAND }, (_, at) => at);

/** The hands that pay, the best first. */
export const PAYING: readonly PokerHand[] = (Object.keys(PAYS) as PokerHand[]).filter(
  (hand) => hand !== 'nothing',
);

/** A hold with one card more, or one less where it was held. */
export const toggled = (hold: Hold, position: number): Hold =>
  hold.includes(position)
    ? hold.filter((held) => held !== position)
    : [...hold, position].toSorted((one, other) => one - other);

/** The card that a key names: 1 to 5. */
export function positionOf(key: string): number | undefined {
  const position = Number(key) - 1;
  return /^[1-5]$/.test(key) ? position : undefined;
}

/** How many cards are drawn before this place. */
export const drawnBefore = (held: Hold | undefined, position: number): number =>
  POSITIONS.slice(0, position).filter((at) => held?.includes(at) !== true).length;
