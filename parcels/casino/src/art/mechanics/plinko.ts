import { circle, each, HEIGHT, line, rect, WIDTH, type Brush, type Piece } from '../brush.ts';
import { GOLD, GREEN, ORANGE, RED, TEAL } from '../colour.ts';
import { glow, vignette } from '../lights.ts';
import type { Mechanic } from './mechanic.ts';

const draw = (brush: Brush): Piece => {
  const bins = [RED, ORANGE, GOLD, GREEN, TEAL, GREEN, GOLD, ORANGE, RED];
  return (
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      brush.radial(
        [
          [0, brush.palette.sky[1]],
          [1, brush.palette.sky[0]],
        ],
        [0.5, 0.3, 0.8],
      ),
    ) +
    glow(brush, 150, 30, 130, brush.palette.lamp, 0.3) +
    line('M150 20L140 66L158 106L178 146L160 186L180 226L198 266L186 318', GOLD.pale, 2.4, {
      'stroke-dasharray': '1 7',
      opacity: 0.9,
    }) +
    each(8, (row) =>
      each(row + 2, (at) =>
        circle(
          150 + (at - (row + 1) / 2) * 30,
          62 + row * 34,
          5.4,
          brush.radial(
            [
              [0, '#fff'],
              [1, brush.palette.second.light],
            ],
            [0.4, 0.3, 0.8],
          ),
        ),
      ),
    ) +
    bins
      .map((shades, at) =>
        rect(
          9 + at * 32,
          346 - Math.abs(4 - at) * 3,
          26,
          36 + Math.abs(4 - at) * 3,
          brush.linear([
            [0, shades.light],
            [1, shades.dark],
          ]),
          { rx: 6 },
        ),
      )
      .join('') +
    glow(brush, 186, 322, 34, GOLD.light, 1) +
    circle(
      186,
      320,
      13,
      brush.radial(
        [
          [0, '#fff'],
          [0.5, GOLD.light],
          [1, GOLD.dark],
        ],
        [0.35, 0.3, 0.8],
      ),
    ) +
    vignette(brush)
  );
};

export const plinko: Mechanic = { draw, mood: 'jewel', hue: 300 };
