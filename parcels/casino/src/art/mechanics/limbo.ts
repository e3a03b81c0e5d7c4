import { backdropOf } from '../backdrops.ts';
import { each, ellipse, path, polygon, put, type Brush, type Piece } from '../brush.ts';
import { GOLD, TEAL } from '../colour.ts';
import { glow, vignette } from '../lights.ts';
import type { Mechanic } from './mechanic.ts';

const draw = (brush: Brush): Piece =>
  backdropOf('space', brush) +
  each(7, (at) =>
    ellipse(150, 352 - at * 44, 128 - at * 15, 34 - at * 4, 'none', {
      stroke: [TEAL.light, brush.palette.main.light, GOLD.light][at % 3] ?? GOLD.light,
      'stroke-width': 6 - at * 0.5,
      opacity: 0.35 + at * 0.09,
    }),
  ) +
  path(
    'M134 372L143 110H157L166 372Z',
    brush.linear([
      [0, GOLD.pale],
      [1, GOLD.base, 0],
    ]),
  ) +
  glow(brush, 150, 92, 96, GOLD.pale, 0.9) +
  put(
    { x: 150, y: 82, scale: 1.1 },
    polygon(
      [
        [0, -56],
        [14, -16],
        [54, -14],
        [22, 10],
        [34, 50],
        [0, 26],
        [-34, 50],
        [-22, 10],
        [-54, -14],
        [-14, -16],
      ],
      brush.linear([
        [0, GOLD.pale],
        [1, GOLD.dark],
      ]),
      { 'stroke-linejoin': 'round', stroke: GOLD.light, 'stroke-width': 4 },
    ),
  ) +
  vignette(brush);

export const limbo: Mechanic = { draw, mood: 'jewel', hue: 265 };
