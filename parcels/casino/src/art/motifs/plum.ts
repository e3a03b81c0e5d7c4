import { ellipse, line, path, type Brush, type Piece } from '../brush.ts';
import { GREEN, PURPLE, WOOD } from '../colour.ts';
import { bright } from './airs.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece =>
  line('M0-60C2-84 12-98 24-104', WOOD.dark, 6) +
  path(
    'M6-66C30-104 80-98 94-76C66-56 34-52 6-66Z',
    brush.linear([
      [0, GREEN.light],
      [1, GREEN.dark],
    ]),
  ) +
  ellipse(
    0,
    22,
    84,
    88,
    brush.radial(
      [
        [0, PURPLE.pale],
        [0.35, PURPLE.base],
        [1, PURPLE.deep],
      ],
      [0.35, 0.3, 0.85],
    ),
  ) +
  line('M4-62C34-20 34 60 6 108', PURPLE.deep, 4, { opacity: 0.5 }) +
  ellipse(-34, -22, 14, 24, '#fff', { opacity: 0.35, transform: 'rotate(28 -34 -22)' });

export const plum: Motif = { draw, ...bright, hues: [70, 110, 20, 190] };
