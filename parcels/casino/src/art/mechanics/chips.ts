import {
  circle,
  each,
  ellipse,
  HEIGHT,
  path,
  polygon,
  put,
  rect,
  slice,
  WIDTH,
  type Brush,
  type Piece,
} from '../brush.ts';
import { INK, IVORY, RED, type Shades } from '../colour.ts';

/** A table's cloth under a lamp. */
export const felt = (brush: Brush): Piece => {
  const [top, middle] = brush.palette.sky;
  return rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    brush.radial(
      [
        [0, middle],
        [1, top],
      ],
      [0.5, 0.42, 0.75],
    ),
  );
};

/** A chip from above. */
export const chip = (x: number, y: number, size: number, shades: Shades): Piece =>
  put(
    { x, y, scale: size / 30 },
    ellipse(0, 6, 31, 29, INK, { opacity: 0.4 }),
    circle(0, 0, 30, shades.base),
    each(8, (at) => slice(at * 45, at * 45 + 18, 30, 21, IVORY)),
    circle(0, 0, 19, shades.dark),
    circle(0, 0, 16, 'none', { stroke: IVORY, 'stroke-width': 1.6, 'stroke-dasharray': '3 3' }),
    path('M0-9L9 0L0 9L-9 0Z', IVORY),
  );

export const SUITS = {
  heart: 'M0 9C-14-1-9-12-1-8L0-6L1-8C9-12 14-1 0 9Z',
  diamond: 'M0-11L8 0L0 11L-8 0Z',
  spade: 'M0-11C12-1 11 8 3 6L5 11H-5L-3 6C-11 8-12-1 0-11Z',
  club: 'M0-11C6-11 7-4 4-2C11-3 11 7 3 5L5 11H-5L-3 5C-11 7-11-3-4-2C-7-4-6-11 0-11Z',
} as const;
export type Suit = keyof typeof SUITS;

export const suitColour = (suit: Suit): string => (suit === 'heart' || suit === 'diamond' ? RED.base : INK);

/** A card face up with its suit in the middle and in two corners; no letters. */
export const card = (suit: Suit, pips: 1 | 2 | 3 = 1): Piece => {
  const mark = (x: number, y: number, scale: number, turn = 0) =>
    put({ x, y, scale, turn }, path(SUITS[suit], suitColour(suit)));
  const middle =
    pips === 1
      ? mark(0, 0, 3.4)
      : pips === 2
        ? mark(0, -30, 2) + mark(0, 30, 2, 180)
        : mark(0, -38, 1.8) + mark(0, 0, 1.8) + mark(0, 38, 1.8, 180);
  return (
    rect(-52, -72, 108, 150, INK, { rx: 10, opacity: 0.35 }) +
    rect(-54, -76, 108, 152, IVORY, { rx: 10 }) +
    mark(-40, -58, 0.9) +
    mark(40, 58, 0.9, 180) +
    middle
  );
};

/** A card face down. */
export const cardBack = (shades: Shades): Piece =>
  rect(-52, -72, 108, 150, INK, { rx: 10, opacity: 0.35 }) +
  rect(-54, -76, 108, 152, IVORY, { rx: 10 }) +
  rect(-47, -69, 94, 138, shades.base, { rx: 6 }) +
  each(15, (at) =>
    polygon(
      [
        [-31 + (at % 3) * 31, -58 + Math.floor(at / 3) * 29],
        [-21 + (at % 3) * 31, -45 + Math.floor(at / 3) * 26],
        [-31 + (at % 3) * 31, -32 + Math.floor(at / 3) * 26],
        [-41 + (at % 3) * 31, -45 + Math.floor(at / 3) * 26],
      ],
      shades.dark,
    ),
  ) +
  rect(-47, -69, 94, 138, 'none', { rx: 6, stroke: shades.light, 'stroke-width': 2 });
