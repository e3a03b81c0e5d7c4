import { circle, each, ellipse, path, type Brush, type Piece } from '../brush.ts';
import { GREEN } from '../colour.ts';
import { bright } from './airs.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece =>
  path(
    'M-104 10C-96-4-88-4-80-14C-48-72 50-72 82-14C90-4 98-4 108 8C98 20 90 20 82 28C50 88-48 88-80 28C-88 20-98 22-104 10Z',
    brush.radial(
      [
        [0, '#fff9c2'],
        [0.4, '#ffe34d'],
        [1, '#e8a917'],
      ],
      [0.38, 0.3, 0.8],
    ),
  ) +
  path(
    'M20-54C36-98 80-104 102-94C90-62 58-46 20-54Z',
    brush.linear([
      [0, GREEN.light],
      [1, GREEN.dark],
    ]),
  ) +
  each(14, () =>
    circle(brush.chance.between(-60, 60), brush.chance.between(-30, 48), 1.6, '#c98b10', { opacity: 0.5 }),
  ) +
  ellipse(-34, -24, 20, 9, '#fff', { opacity: 0.6, transform: 'rotate(-28 -34 -24)' });

export const lemon: Motif = { draw, ...bright, hues: [210, 180, 320, 160] };
