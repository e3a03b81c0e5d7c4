import { circle, each, ellipse, line, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { BLUE, GOLD, INK, IVORY, SILVER } from '../colour.ts';
import { glow } from '../lights.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { main } = brush.palette;
  const wheel = (x: number) =>
    circle(x, 60, 31, INK) +
    circle(x, 60, 19, SILVER.dark) +
    each(5, (at) => put({ x, y: 60, turn: at * 72 }, rect(-2.4, -18, 4.8, 18, SILVER.light))) +
    circle(x, 60, 5, INK);
  return (
    each(5, (at) =>
      line(`M${-150 - at * 8} ${-40 + at * 24}H${-70 - at * 12}`, IVORY, 2.4, { opacity: 0.55 }),
    ) +
    path(
      'M-128 46C-130 10-96 6-64 2C-40-34-14-44 26-44C56-44 76-24 92 0C122 4 136 18 136 46C136 62 128 66 118 66H-116C-126 66-128 60-128 46Z',
      brush.linear([
        [0, main.light],
        [0.5, main.base],
        [1, main.deep],
      ]),
    ) +
    path(
      'M-46 0C-30-22-12-32 10-32V0ZM18-32C46-32 62-18 76 0H18Z',
      brush.linear(
        [
          [0, BLUE.pale],
          [1, BLUE.deep],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    path('M-128 34C-60 24 60 24 134 30V40C60 32-60 34-128 44Z', IVORY, { opacity: 0.85 }) +
    ellipse(126, 26, 10, 6, GOLD.pale) +
    glow(brush, 140, 28, 40, GOLD.pale, 0.8) +
    wheel(-74) +
    wheel(80)
  );
};

export const car: Motif = {
  draw,
  stands: true,
  moods: ['dusk', 'night', 'ember'],
  hues: [300, 340, 250, 200],
  backdrops: ['grid', 'sun', 'spotlight'],
  grounds: ['none', 'city', 'floor'],
  lights: ['none', 'sparkles'],
};
