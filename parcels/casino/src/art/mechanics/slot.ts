import { backdropOf } from '../backdrops.ts';
import { circle, each, line, polygon, put, rect, type Brush, type Piece } from '../brush.ts';
import { BLUE, INK, RED } from '../colour.ts';
import { vignette } from '../lights.ts';
import { cherry } from '../motifs/cherry.ts';
import { grapes } from '../motifs/grapes.ts';
import { horseshoe } from '../motifs/horseshoe.ts';
import { lemon } from '../motifs/lemon.ts';
import { melon } from '../motifs/melon.ts';
import { brilliant } from '../motifs/stones.ts';
import type { Mechanic } from './mechanic.ts';
import { gold, STAR } from './star.ts';

const draw = (brush: Brush): Piece => {
  const symbols: readonly Piece[] = [
    put({ scale: 0.34 }, cherry.draw(brush)),
    put({ scale: 0.62 }, brilliant(BLUE)),
    put({ scale: 1.6 }, polygon(STAR, gold(brush))),
    put({ scale: 0.34 }, lemon.draw(brush)),
    put({ scale: 0.34 }, horseshoe.draw(brush)),
    put({ scale: 0.62 }, brilliant(RED)),
    put({ scale: 0.34 }, grapes.draw(brush)),
    put({ scale: 1.6 }, polygon(STAR, gold(brush))),
    put({ scale: 0.36 }, melon.draw(brush)),
  ];
  return (
    backdropOf('velvet', brush) +
    rect(16, 84, 268, 250, gold(brush), { rx: 26 }) +
    rect(26, 94, 248, 230, INK, { rx: 18 }) +
    each(3, (reel) =>
      rect(
        34 + reel * 79,
        102,
        74,
        214,
        brush.linear([
          [0, '#b9ae9a'],
          [0.2, '#fff'],
          [0.8, '#fff'],
          [1, '#b9ae9a'],
        ]),
        { rx: 8 },
      ),
    ) +
    symbols
      .map((piece, at) => put({ x: 71 + (at % 3) * 79, y: 140 + Math.floor(at / 3) * 69 }, piece))
      .join('') +
    rect(26, 176, 248, 66, RED.base, { opacity: 0.14 }) +
    line('M30 209H270', RED.base, 3, { opacity: 0.7 }) +
    each(15, (at) => circle(30 + at * 17.2, 89, 3.6, at % 2 === 0 ? '#fff' : RED.light)) +
    each(15, (at) => circle(30 + at * 17.2, 329, 3.6, at % 2 === 1 ? '#fff' : RED.light)) +
    circle(150, 364, 25, INK, { opacity: 0.4 }) +
    circle(
      150,
      360,
      24,
      brush.radial(
        [
          [0, RED.pale],
          [1, RED.dark],
        ],
        [0.36, 0.3, 0.8],
      ),
    ) +
    vignette(brush)
  );
};

export const slot: Mechanic = { draw, mood: 'jewel', hue: 305 };
