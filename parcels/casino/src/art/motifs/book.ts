import { circle, each, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, IVORY } from '../colour.ts';
import { glow } from '../lights.ts';
import type { Motif } from './motif.ts';
import { brilliant } from './stones.ts';

const draw = (brush: Brush): Piece => {
  const { main } = brush.palette;
  return put(
    { turn: -8 },
    glow(brush, 0, 0, 150, GOLD.light, 0.55) +
      rect(-76, -98, 168, 204, GOLD.deep, { rx: 8 }) +
      rect(-70, -94, 160, 192, IVORY, { rx: 4 }) +
      rect(
        -86,
        -104,
        168,
        204,
        brush.linear(
          [
            [0, main.light],
            [0.5, main.base],
            [1, main.deep],
          ],
          [0, 0, 1, 1],
        ),
        { rx: 8 },
      ) +
      rect(-86, -104, 24, 204, main.deep, { rx: 8 }) +
      rect(-54, -90, 122, 176, 'none', { rx: 6, stroke: GOLD.base, 'stroke-width': 4 }) +
      each(4, (at) => circle(at % 2 === 0 ? -54 : 68, at < 2 ? -90 : 86, 9, GOLD.light)) +
      circle(7, -2, 46, 'none', { stroke: GOLD.base, 'stroke-width': 5 }) +
      each(12, (at) => put({ x: 7, y: -2, turn: at * 30 }, path('M-4-50L0-66L4-50Z', GOLD.light))) +
      put({ x: 7, y: -2, scale: 0.62 }, brilliant(brush.palette.second)),
  );
};

export const book: Motif = {
  draw,
  moods: ['jewel', 'ember', 'night'],
  hues: [60, 30, 280, 200],
  backdrops: ['arches', 'rays', 'spotlight'],
  grounds: ['none', 'dunes'],
  lights: ['embers', 'sparkles', 'fireflies'],
};
