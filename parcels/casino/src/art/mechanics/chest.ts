import { backdropOf } from '../backdrops.ts';
import { circle, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK } from '../colour.ts';
import { groundOf } from '../grounds.ts';
import { lightsOf, shadow, vignette } from '../lights.ts';
import { treasure } from '../motifs/treasure.ts';
import type { Mechanic } from './mechanic.ts';
import { gold } from './star.ts';

const closedChest = (brush: Brush): Piece => {
  const { main } = brush.palette;
  const band = gold(brush);
  return (
    path(
      'M-92 6C-92-60-60-74 0-74S92-60 92 6Z',
      brush.linear([
        [0, main.light],
        [1, main.dark],
      ]),
    ) +
    rect(
      -96,
      0,
      192,
      92,
      brush.linear([
        [0, main.base],
        [1, main.deep],
      ]),
      { rx: 6 },
    ) +
    rect(-96, -5, 192, 14, band) +
    rect(-78, -62, 18, 154, band) +
    rect(60, -62, 18, 154, band) +
    path('M-18-8H18V28C18 40-18 40-18 28Z', GOLD.light) +
    circle(0, 12, 6, INK)
  );
};

const draw = (brush: Brush): Piece =>
  backdropOf('spotlight', brush) +
  groundOf('floor', brush) +
  shadow(brush, 150, 336, 130) +
  put({ x: 58, y: 262, scale: 0.5, opacity: 0.92 }, closedChest(brush)) +
  put({ x: 242, y: 262, scale: 0.5, opacity: 0.92 }, closedChest(brush)) +
  put({ x: 150, y: 236, scale: 1.14 }, treasure.draw(brush)) +
  lightsOf('sparkles', brush) +
  vignette(brush);

export const chest: Mechanic = { draw, mood: 'jewel', hue: 225 };
