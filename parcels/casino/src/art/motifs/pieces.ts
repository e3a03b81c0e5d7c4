import { circle, ellipse, put, type Brush, type Piece } from '../brush.ts';
import type { Shades } from '../colour.ts';

export const both = (piece: Piece): Piece => piece + put({ scale: -1 }, piece);

export const round = (brush: Brush, x: number, y: number, r: number, shades: Shades): Piece =>
  circle(
    x,
    y,
    r,
    brush.radial(
      [
        [0, shades.pale],
        [0.3, shades.light],
        [0.7, shades.base],
        [1, shades.dark],
      ],
      [0.36, 0.3, 0.8],
    ),
  ) +
  ellipse(x - r * 0.34, y - r * 0.4, r * 0.2, r * 0.13, '#fff', {
    opacity: 0.75,
    transform: `rotate(-36 ${x - r * 0.34} ${y - r * 0.4})`,
  });
