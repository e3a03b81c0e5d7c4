import { PLACES, POCKETS } from '@paddock/games/roulette';

/** The pockets of a European wheel, clockwise from the zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

export type PocketColour = 'red' | 'black' | 'green';

export function colourOf(pocket: number): PocketColour {
  if (pocket === 0) return 'green';
  return PLACES.get('red')?.includes(pocket) === true ? 'red' : 'black';
}

/** Degrees of a pocket from the top of a wheel that stands still, clockwise. */
export const degreesOf = (pocket: number): number => (WHEEL.indexOf(pocket) * 360) / POCKETS;

const TURNS = 3;

/** How far the wheel is turned once a pocket has come to the top: whole turns further than it was, and the rest of one. */
export function turnedTo(pocket: number, fromDegrees: number): number {
  const rest = (((-degreesOf(pocket) - fromDegrees) % 360) + 360) % 360;
  return fromDegrees + TURNS * 360 + rest;
}
