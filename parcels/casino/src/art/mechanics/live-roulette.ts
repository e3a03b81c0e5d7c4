import { circle, each, ellipse, HEIGHT, line, path, rect, WIDTH, type Brush, type Piece } from '../brush.ts';
import { GREEN, INK, IVORY, RED, WOOD } from '../colour.ts';
import { glow, vignette } from '../lights.ts';
import type { Mechanic } from './mechanic.ts';
import { wheelOfNumbers } from './wheel-of-numbers.ts';

const draw = (brush: Brush): Piece => {
  const { lamp, main } = brush.palette;
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
    each(5, (at) =>
      path(
        `M${20 + at * 65} 0L${-10 + at * 65} 240H${50 + at * 65}Z`,
        brush.linear([
          [0, lamp, 0.45],
          [1, lamp, 0],
        ]),
      ),
    ) +
    each(
      5,
      (at) => rect(10 + at * 65, 0, 20, 12, INK, { rx: 3 }) + glow(brush, 20 + at * 65, 10, 26, lamp, 0.9),
    ) +
    path(
      'M86 250C86 176 108 160 150 160S214 176 214 250Z',
      brush.linear([
        [0, main.base],
        [1, main.deep],
      ]),
    ) +
    path('M132 162L150 202L168 162Z', IVORY) +
    path('M150 178l14-8v18l-14-7l-14 7v-18Z', RED.base) +
    rect(139, 134, 22, 30, '#d8a27c') +
    ellipse(150, 112, 31, 37, '#e6b48e') +
    path('M117 112C112 62 188 62 183 112C178 92 168 84 150 84S122 92 117 112Z', '#3a2418') +
    ellipse(139, 113, 3, 4, INK) +
    ellipse(161, 113, 3, 4, INK) +
    line('M141 130C147 136 153 136 159 130', '#8c3b35', 2.6) +
    path(
      'M-10 262C60 236 240 236 310 262V400H-10Z',
      brush.linear([
        [0, GREEN.base],
        [1, GREEN.deep],
      ]),
    ) +
    line('M-10 262C60 236 240 236 310 262', WOOD.light, 9) +
    `<g transform="translate(150 336) scale(1 .52)">${wheelOfNumbers(brush)}${circle(94, -66, 9, IVORY)}</g>` +
    vignette(brush)
  );
};

export const liveRoulette: Mechanic = { draw, mood: 'jewel', hue: 300 };
