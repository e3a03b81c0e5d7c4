import { backdropOf } from '../backdrops.ts';
import { circle, each, path, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK } from '../colour.ts';
import { groundOf } from '../grounds.ts';
import { lightsOf, vignette } from '../lights.ts';
import type { Mechanic } from './mechanic.ts';

const draw = (brush: Brush): Piece =>
  backdropOf('velvet', brush) +
  groundOf('floor', brush) +
  rect(34, 120, 232, 150, INK, { rx: 14 }) +
  rect(
    42,
    128,
    216,
    134,
    brush.linear(
      [
        [0, brush.palette.main.light],
        [1, brush.palette.second.dark],
      ],
      [0, 0, 1, 1],
    ),
    { rx: 9 },
  ) +
  circle(150, 195, 44, '#fff', { opacity: 0.9 }) +
  path('M138 172L176 195L138 218Z', brush.palette.main.dark) +
  each(13, (at) => circle(46 + at * 17.4, 112, 4.6, at % 2 === 0 ? GOLD.light : '#fff')) +
  path('M120 270H180L196 320H104Z', INK) +
  lightsOf('coins', brush) +
  vignette(brush);

export const show: Mechanic = { draw, mood: 'jewel', hue: 320 };
