import { each, path, put, type Brush, type Piece } from '../brush.ts';
import { GREEN, RED } from '../colour.ts';
import { bright } from './airs.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece =>
  path(
    'M-116-30A116 116 0 0 0 116-30Z',
    brush.linear([
      [0, GREEN.base],
      [1, GREEN.deep],
    ]),
  ) +
  path('M-102-30A102 102 0 0 0 102-30Z', '#eaf6c9') +
  path(
    'M-94-30A94 94 0 0 0 94-30Z',
    brush.linear([
      [0, RED.light],
      [1, RED.base],
    ]),
  ) +
  each(11, (at) =>
    put(
      {
        x: -70 + (at % 6) * 28 + (at > 5 ? 14 : 0),
        y: -8 + (at > 5 ? 30 : 0) - Math.abs((at % 6) - 2.5) * 1,
        turn: ((at % 6) - 2.5) * -8,
      },
      path('M0-7C5 0 4 6 0 7C-4 6-5 0 0-7Z', '#3a1216'),
    ),
  );

export const melon: Motif = { draw, ...bright, hues: [60, 190, 100, 230] };
