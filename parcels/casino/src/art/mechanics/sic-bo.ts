import { circle, each, line, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, IVORY, RED } from '../colour.ts';
import { shadow, vignette } from '../lights.ts';
import { felt, SUITS } from './chips.ts';
import type { Mechanic } from './mechanic.ts';

const draw = (brush: Brush): Piece =>
  felt(brush) +
  shadow(brush, 150, 340, 110) +
  (['heart', 'spade', 'diamond'] as const)
    .map((suit, at) =>
      put(
        { x: 64 + at * 86, y: 70 + (at % 2) * 20, scale: 1.6, opacity: 0.22 },
        path(SUITS[suit], brush.palette.lamp),
      ),
    )
    .join('') +
  rect(86, 316, 128, 26, GOLD.dark, { rx: 8 }) +
  path('M72 318C66 170 100 108 150 108S234 170 228 318Z', '#fff', {
    opacity: 0.16,
    stroke: '#fff',
    'stroke-width': 3,
  }) +
  circle(150, 100, 12, GOLD.base) +
  [
    [112, 284, RED.base],
    [186, 284, RED.base],
    [150, 236, RED.base],
  ]
    .map(([x, y, fill], at) =>
      put(
        { x: Number(x), y: Number(y), turn: at * 17 - 15 },
        rect(-25, -25, 50, 50, String(fill), { rx: 9 }) +
          each(at + 4, (pip) => circle(-12 + (pip % 2) * 24, -14 + Math.floor(pip / 2) * 14, 4.4, IVORY)),
      ),
    )
    .join('') +
  line('M96 296C92 210 108 150 126 130', '#fff', 6, { opacity: 0.5 }) +
  vignette(brush);

export const sicBo: Mechanic = { draw, mood: 'ember', hue: 330 };
