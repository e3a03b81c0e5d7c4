import { line, path, type Brush, type Piece } from '../brush.ts';
import { GREEN, RED } from '../colour.ts';
import { bright } from './airs.ts';
import type { Motif } from './motif.ts';
import { round } from './pieces.ts';

const draw = (brush: Brush): Piece =>
  line('M-40 40C-30-30 10-80 46-98M40 60C44 0 50-50 46-98', GREEN.dark, 6) +
  path(
    'M46-98C76-124 116-112 128-88C96-74 64-74 46-98Z',
    brush.linear([
      [0, GREEN.light],
      [1, GREEN.dark],
    ]),
  ) +
  line('M50-97C76-98 100-96 122-88', GREEN.pale, 2) +
  round(brush, -44, 62, 50, RED) +
  round(brush, 50, 78, 50, RED);

export const cherry: Motif = { draw, ...bright, hues: [45, 180, 90, 300] };
