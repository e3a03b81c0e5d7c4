import { circle, each, HEIGHT, line, path, put, rect, WIDTH, type Brush, type Piece } from '../brush.ts';
import { GOLD, GREEN, IVORY, RED, SILVER } from '../colour.ts';
import { glow, vignette } from '../lights.ts';
import type { Mechanic } from './mechanic.ts';
import { gold } from './star.ts';

const draw = (brush: Brush): Piece => {
  const steel = brush.linear(
    [
      [0, SILVER.light],
      [0.5, SILVER.base],
      [1, SILVER.dark],
    ],
    [0, 0, 1, 1],
  );
  return (
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      brush.linear([
        [0, brush.palette.sky[0]],
        [1, brush.palette.sky[1]],
      ]),
    ) +
    rect(14, 34, 272, 332, brush.palette.shade, { rx: 22 }) +
    rect(24, 44, 252, 312, steel, { rx: 16 }) +
    rect(
      40,
      60,
      220,
      280,
      brush.linear([
        [0, SILVER.dark],
        [1, SILVER.deep],
      ]),
      { rx: 10 },
    ) +
    each(4, (at) => circle(at % 2 === 0 ? 54 : 246, at < 2 ? 74 : 326, 6, SILVER.light)) +
    glow(brush, 150, 190, 130, brush.palette.lamp, 0.35) +
    circle(150, 190, 92, steel) +
    circle(150, 190, 82, brush.palette.shade) +
    each(40, (at) =>
      put(
        { x: 150, y: 190, turn: at * 9 },
        line(`M0-78V-${at % 5 === 0 ? 64 : 70}`, at === 7 ? GOLD.light : IVORY, at % 5 === 0 ? 3 : 1.4),
      ),
    ) +
    circle(150, 190, 56, steel) +
    put(
      { x: 150, y: 190, turn: 63 },
      path('M-9-50L0-62L9-50Z', GOLD.light),
      each(3, (at) =>
        put(
          { turn: at * 120 },
          rect(-6, -48, 12, 48, SILVER.dark, { rx: 6 }) + circle(0, -46, 10, SILVER.light),
        ),
      ),
    ) +
    circle(150, 190, 19, gold(brush)) +
    each(
      5,
      (at) =>
        rect(72 + at * 33, 300, 25, 28, brush.palette.shade, { rx: 5 }) +
        circle(84.5 + at * 33, 314, 6, at < 3 ? GREEN.light : RED.base),
    ) +
    vignette(brush)
  );
};

export const safe: Mechanic = { draw, mood: 'jewel', hue: 245 };
