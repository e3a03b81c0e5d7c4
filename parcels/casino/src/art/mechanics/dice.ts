import { circle, line, polygon, put, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, IVORY, type Shades } from '../colour.ts';
import { glow, lightsOf, shadow, vignette } from '../lights.ts';
import { felt } from './chips.ts';
import type { Mechanic } from './mechanic.ts';

/** A die seen over its corner. */
const die = (brush: Brush, shades: Shades, pips: string): Piece => {
  const dots = (matrix: string, at: readonly (readonly [number, number])[]) =>
    `<g transform="matrix(${matrix})">${at.map(([x, y]) => circle(x, y, 0.11, pips)).join('')}</g>`;
  const [a, b, c] = [0.26, 0.5, 0.74];
  return (
    polygon(
      [
        [0, -66],
        [62, -34],
        [0, 0],
        [-62, -34],
      ],
      shades.light,
    ) +
    polygon(
      [
        [-62, -34],
        [0, 0],
        [0, 70],
        [-62, 36],
      ],
      brush.linear([
        [0, shades.base],
        [1, shades.dark],
      ]),
    ) +
    polygon(
      [
        [62, -34],
        [0, 0],
        [0, 70],
        [62, 36],
      ],
      brush.linear([
        [0, shades.dark],
        [1, shades.deep],
      ]),
    ) +
    dots('62 32 -62 32 0 -66', [
      [a, a],
      [c, c],
      [a, c],
      [c, a],
      [b, b],
    ]) +
    dots('62 34 0 70 -62 -34', [
      [a, a],
      [b, b],
      [c, c],
    ]) +
    dots('62 -34 0 70 0 0', [
      [a, a],
      [c, c],
      [a, c],
      [c, a],
      [a, b],
      [c, b],
    ])
  );
};

const draw = (brush: Brush): Piece =>
  felt(brush) +
  glow(brush, 150, 200, 170, brush.palette.sky[1], 0.9) +
  shadow(brush, 126, 268, 92) +
  shadow(brush, 202, 346, 80) +
  line('M10 120C60 90 90 110 112 150M250 80C230 130 226 180 214 240', brush.palette.lamp, 2, {
    opacity: 0.25,
    'stroke-dasharray': '2 9',
  }) +
  put({ x: 122, y: 180, scale: 1.22, turn: -8 }, die(brush, brush.palette.main, IVORY)) +
  put({ x: 204, y: 282, scale: 1.02, turn: 12 }, die(brush, GOLD, INK)) +
  lightsOf('sparkles', brush) +
  vignette(brush);

export const dice: Mechanic = { draw, mood: 'jewel', hue: 15 };
