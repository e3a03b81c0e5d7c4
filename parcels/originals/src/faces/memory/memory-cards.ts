import { TURNED } from '@paddock/games/memory';

import type { StableThing } from '../drawings/stable-drawings.tsx';

/** The pictures by their numbers in the rules. */
export const PICTURES: readonly StableThing[] = [
  ...(['horse', 'jockey', 'saddle', 'boots'] as const),
  ...(['rosette', 'cup', 'horseshoe', 'carrot'] as const),
];

/** Takes a card up or puts it back; a seventh is not taken. */
export function withPlace(places: readonly number[], place: number): readonly number[] {
  if (places.includes(place)) return places.filter((each) => each !== place);
  return places.length < TURNED ? [...places, place] : places;
}

export type CardState = 'down' | 'picked' | 'up' | 'pair' | 'aside';

/**
 * How a card lies after so many moments: the picked ones turn in the order they were picked, a pair lights as soon as both of
 * it are up, and after the last one the others are shown as they lay.
 */
export function cardState(
  place: number,
  places: readonly number[],
  board: readonly number[] | undefined,
  passed: number,
): CardState {
  const at = places.indexOf(place);
  if (board === undefined) return at === -1 ? 'down' : 'picked';
  if (at === -1) return passed > TURNED ? 'aside' : 'down';
  if (at >= passed) return 'picked';
  const turned = places.slice(0, passed);
  return turned.filter((each) => board[each] === board[place]).length > 1 ? 'pair' : 'up';
}

/** Six cards, the others, the end. */
export const MOMENTS: readonly number[] = [0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.9, 1];
