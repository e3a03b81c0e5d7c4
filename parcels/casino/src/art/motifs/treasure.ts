import { circle, each, line, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, RED, TEAL, WOOD } from '../colour.ts';
import { coin, glow } from '../lights.ts';
import type { Motif } from './motif.ts';
import { brilliant } from './stones.ts';

const draw = (brush: Brush): Piece => {
  const wood = brush.linear([
    [0, WOOD.light],
    [1, WOOD.deep],
  ]);
  return (
    path('M-92-4C-92-64-60-86 0-86S92-64 92-4Z', wood) +
    path('M-76-4C-74-50-50-68 0-68S74-50 76-4Z', brush.palette.shade) +
    glow(brush, 0, -14, 110, GOLD.light, 1) +
    each(15, (at) =>
      put(
        {
          x: -68 + (at % 8) * 19,
          y: -8 - Math.floor(at / 8) * 17 - Math.abs(4 - (at % 8)) * -3,
          scale: 0.72,
          turn: at * 31,
        },
        coin(brush),
      ),
    ) +
    put({ x: -34, y: -36, scale: 0.42, turn: -18 }, brilliant(RED)) +
    put({ x: 36, y: -30, scale: 0.38, turn: 20 }, brilliant(TEAL)) +
    rect(-96, 0, 192, 92, wood, { rx: 6 }) +
    each(3, (at) => line(`M-94 ${24 + at * 22}H94`, WOOD.deep, 2)) +
    each(2, (at) =>
      rect(
        at === 0 ? -78 : 58,
        0,
        20,
        92,
        brush.linear([
          [0, GOLD.light],
          [1, GOLD.dark],
        ]),
      ),
    ) +
    rect(-96, -4, 192, 13, GOLD.base, { rx: 4 }) +
    path(
      'M-20-6H20V30C20 44-20 44-20 30Z',
      brush.linear([
        [0, GOLD.pale],
        [1, GOLD.dark],
      ]),
    ) +
    circle(0, 12, 6, INK) +
    path('M-3 14H3L5 28H-5Z', INK)
  );
};

export const treasure: Motif = {
  draw,
  stands: true,
  moods: ['jewel', 'dusk', 'ember', 'night'],
  hues: [200, 230, 280, 150],
  backdrops: ['deep', 'spotlight', 'arches', 'sun'],
  grounds: ['dunes', 'floor', 'reef'],
  lights: ['sparkles', 'coins', 'bubbles'],
};
