import { circle, each, polygon, put, type Brush, type Piece } from '../brush.ts';
import { GOLD, GREEN, INK, ORANGE, PURPLE, RED, TEAL } from '../colour.ts';
import { glow, vignette } from '../lights.ts';
import { felt } from './chips.ts';
import type { Mechanic } from './mechanic.ts';

const draw = (brush: Brush): Piece => {
  const hit = new Set([2, 8, 11, 17, 21, 28, 30]);
  const ball = (at: number) => {
    const [x, y] = [34 + (at % 5) * 58, 40 + Math.floor(at / 5) * 64];
    if (!hit.has(at))
      return (
        circle(x, y + 2, 23, INK, { opacity: 0.35 }) +
        circle(
          x,
          y,
          23,
          brush.radial(
            [
              [0, brush.palette.sky[2]],
              [1, brush.palette.sky[1]],
            ],
            [0.4, 0.3, 0.8],
          ),
        ) +
        circle(x, y, 9, '#fff', { opacity: 0.16 })
      );
    const shades = [RED, GOLD, GREEN, PURPLE, TEAL, ORANGE, RED][at % 7] ?? RED;
    return (
      glow(brush, x, y, 40, shades.light, 0.8) +
      circle(
        x,
        y,
        25,
        brush.radial(
          [
            [0, shades.pale],
            [0.4, shades.base],
            [1, shades.dark],
          ],
          [0.36, 0.3, 0.8],
        ),
      ) +
      circle(x, y, 11, '#fff') +
      put(
        { x, y, scale: 0.42 },
        polygon(
          [
            [0, -17],
            [4, -5],
            [17, -5],
            [7, 3],
            [10, 15],
            [0, 8],
            [-10, 15],
            [-7, 3],
            [-17, -5],
            [-4, -5],
          ],
          shades.dark,
        ),
      )
    );
  };
  return felt(brush) + each(30, ball) + vignette(brush);
};

export const keno: Mechanic = { draw, mood: 'night', hue: 250 };
