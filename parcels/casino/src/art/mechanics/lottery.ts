import { backdropOf } from '../backdrops.ts';
import { circle, each, line, path, rect, type Brush, type Piece } from '../brush.ts';
import { BLUE, GOLD, GREEN, ORANGE, PURPLE, RED, shadesOf, TEAL, type Shades } from '../colour.ts';
import { sparkle, vignette } from '../lights.ts';
import type { Mechanic } from './mechanic.ts';

const draw = (brush: Brush): Piece => {
  const colours = [RED, BLUE, GOLD, GREEN, PURPLE, ORANGE, TEAL];
  const ball = (x: number, y: number, r: number, shades: Shades) =>
    circle(
      x,
      y,
      r,
      brush.radial(
        [
          [0, '#fff'],
          [0.35, shades.light],
          [1, shades.dark],
        ],
        [0.36, 0.3, 0.85],
      ),
    ) + circle(x, y, r * 0.46, '#fff', { opacity: 0.9 });
  return (
    backdropOf('spotlight', brush) +
    path(
      'M112 300L90 388H210L188 300Z',
      brush.linear([
        [0, GOLD.base],
        [1, GOLD.deep],
      ]),
    ) +
    rect(74, 378, 152, 18, GOLD.dark, { rx: 6 }) +
    circle(150, 180, 132, '#fff', { opacity: 0.1 }) +
    each(24, (at) => {
      const [angle, far] = [at * 2.4, Math.sqrt(at / 24) * 104];
      return ball(150 + Math.cos(angle) * far, 186 + Math.sin(angle) * far, 22, colours[at % 7] ?? RED);
    }) +
    circle(150, 180, 132, 'none', { stroke: '#fff', 'stroke-width': 5, opacity: 0.75 }) +
    line('M62 104C78 80 98 64 120 58', '#fff', 9, { opacity: 0.7 }) +
    rect(118, 296, 64, 24, GOLD.light, { rx: 8 }) +
    ball(150, 346, 24, shadesOf(30, 0.2, 0.66)) +
    sparkle(178, 328, 10) +
    vignette(brush)
  );
};

export const lottery: Mechanic = { draw, mood: 'jewel', hue: 330 };
