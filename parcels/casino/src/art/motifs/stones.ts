import { polygon, type Piece } from '../brush.ts';
import type { Shades } from '../colour.ts';

/** A stone cut as a brilliant, seen from the side. */
export const brilliant = (shades: Shades): Piece =>
  polygon(
    [
      [-50, -20],
      [-28, -46],
      [28, -46],
      [50, -20],
      [0, 48],
    ],
    shades.base,
  ) +
  polygon(
    [
      [-50, -20],
      [-28, -46],
      [-16, -20],
    ],
    shades.light,
  ) +
  polygon(
    [
      [-28, -46],
      [0, -46],
      [-16, -20],
    ],
    shades.pale,
  ) +
  polygon(
    [
      [0, -46],
      [28, -46],
      [16, -20],
    ],
    shades.light,
  ) +
  polygon(
    [
      [28, -46],
      [50, -20],
      [16, -20],
    ],
    shades.dark,
  ) +
  polygon(
    [
      [0, -46],
      [16, -20],
      [-16, -20],
    ],
    '#fff',
    { opacity: 0.75 },
  ) +
  polygon(
    [
      [-50, -20],
      [-16, -20],
      [0, 48],
    ],
    shades.light,
    { opacity: 0.8 },
  ) +
  polygon(
    [
      [-16, -20],
      [16, -20],
      [0, 48],
    ],
    shades.base,
  ) +
  polygon(
    [
      [16, -20],
      [50, -20],
      [0, 48],
    ],
    shades.dark,
  );

export const emeraldCut = (shades: Shades): Piece =>
  polygon(
    [
      [-26, -46],
      [26, -46],
      [44, -28],
      [44, 28],
      [26, 46],
      [-26, 46],
      [-44, 28],
      [-44, -28],
    ],
    shades.base,
  ) +
  polygon(
    [
      [-26, -46],
      [26, -46],
      [16, -30],
      [-16, -30],
    ],
    shades.pale,
  ) +
  polygon(
    [
      [-44, -28],
      [-26, -46],
      [-16, -30],
      [-28, -18],
      [-28, 18],
      [-44, 28],
    ],
    shades.light,
  ) +
  polygon(
    [
      [26, 46],
      [-26, 46],
      [-16, 30],
      [16, 30],
    ],
    shades.deep,
  ) +
  polygon(
    [
      [44, 28],
      [26, 46],
      [16, 30],
      [28, 18],
      [28, -18],
      [44, -28],
    ],
    shades.dark,
  ) +
  polygon(
    [
      [-16, -30],
      [16, -30],
      [-22, 24],
      [-28, 18],
      [-28, -18],
    ],
    '#fff',
    { opacity: 0.4 },
  );
