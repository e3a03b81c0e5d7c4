import { backdropOf } from '../backdrops.ts';
import { circle, each, polygon, put, rect, short, type Brush, type Piece } from '../brush.ts';
import { BLUE, GOLD, INK, IVORY, RED } from '../colour.ts';
import { vignette } from '../lights.ts';
import type { Mechanic } from './mechanic.ts';

const STARS: readonly (readonly [number, number])[] = [
  [0, -12],
  [3, -4],
  [12, -4],
  [5, 2],
  [7, 10],
  [0, 6],
  [-7, 10],
  [-5, 2],
  [-12, -4],
  [-3, -4],
];

const draw = (brush: Brush): Piece => {
  const marked = new Set([0, 6, 12, 18, 24, 3, 9, 16]);
  return (
    backdropOf('rays', brush) +
    put(
      { x: 140, y: 196, turn: -8 },
      rect(-112, -126, 232, 262, INK, { rx: 16, opacity: 0.35 }),
      rect(-116, -132, 232, 262, IVORY, { rx: 16 }),
      rect(-116, -132, 232, 52, brush.palette.main.base, { rx: 16 }),
      each(5, (at) => circle(-84 + at * 42, -106, 13, '#fff', { opacity: 0.92 })),
      each(
        25,
        (at) =>
          rect(-103 + (at % 5) * 42, -70 + Math.floor(at / 5) * 39, 36, 33, '#e6dcc3', { rx: 5 }) +
          (marked.has(at)
            ? circle(-85 + (at % 5) * 42, -53.5 + Math.floor(at / 5) * 39, 14, brush.palette.main.base, {
                opacity: 0.85,
              })
            : ''),
      ),
      put({ x: -1, y: 24.5 }, polygon(STARS, '#fff')),
    ) +
    (
      [
        [230, 306, 46, BLUE],
        [72, 348, 38, RED],
        [248, 86, 30, GOLD],
      ] as const
    )
      .map(
        ([x, y, r, shades]) =>
          circle(x, y + 4, r, INK, { opacity: 0.3 }) +
          circle(
            x,
            y,
            r,
            brush.radial(
              [
                [0, '#fff'],
                [0.3, shades.light],
                [1, shades.dark],
              ],
              [0.36, 0.3, 0.85],
            ),
          ) +
          circle(x, y, r * 0.5, '#fff') +
          circle(x, y, r * 0.36, 'none', { stroke: shades.base, 'stroke-width': short(r * 0.08) }),
      )
      .join('') +
    vignette(brush)
  );
};

export const bingo: Mechanic = { draw, mood: 'candy', hue: 200 };
