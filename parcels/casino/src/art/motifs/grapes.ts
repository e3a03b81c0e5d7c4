import { each, line, path, type Brush, type Piece } from '../brush.ts';
import { GREEN, PURPLE, WOOD } from '../colour.ts';
import { bright } from './airs.ts';
import type { Motif } from './motif.ts';
import { round } from './pieces.ts';

const draw = (brush: Brush): Piece =>
  line('M0-70C4-96 20-108 34-112', WOOD.dark, 7) +
  path(
    'M-4-74C-40-116-84-100-92-66C-60-52-26-54-4-74Z',
    brush.linear([
      [0, GREEN.light],
      [1, GREEN.dark],
    ]),
  ) +
  [4, 5, 4, 3, 2, 1]
    .map((count, row) =>
      each(count, (at) => round(brush, (at - (count - 1) / 2) * 38, -48 + row * 31, 22, PURPLE)),
    )
    .join('');

export const grapes: Motif = { draw, ...bright, hues: [90, 60, 130, 30] };
