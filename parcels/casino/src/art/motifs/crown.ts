import { circle, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { BLUE, GOLD, GREEN, RED } from '../colour.ts';
import { glow, sparkle } from '../lights.ts';
import type { Motif } from './motif.ts';
import { brilliant } from './stones.ts';

const draw = (brush: Brush): Piece => {
  const gold = brush.linear([
    [0, GOLD.pale],
    [0.4, GOLD.base],
    [1, GOLD.dark],
  ]);
  return (
    glow(brush, 0, 0, 140, GOLD.light, 0.6) +
    path('M-96 60L-112-46L-58-2L-40-84L0-10L40-84L58-2L112-46L96 60Z', gold) +
    path('M-96 60L-112-46L-58-2L-40-84L0-10V60Z', '#fff', { opacity: 0.16 }) +
    [
      [-112, -52],
      [-40, -92],
      [40, -92],
      [112, -52],
    ]
      .map(([x, y]) =>
        circle(
          x ?? 0,
          y ?? 0,
          11,
          brush.radial(
            [
              [0, RED.pale],
              [1, RED.dark],
            ],
            [0.35, 0.3, 0.8],
          ),
        ),
      )
      .join('') +
    rect(-98, 52, 196, 34, gold, { rx: 6 }) +
    rect(-98, 52, 196, 6, GOLD.pale, { rx: 3 }) +
    put({ y: 68, scale: 0.36 }, brilliant(BLUE)) +
    put({ x: -56, y: 68, scale: 0.3 }, brilliant(RED)) +
    put({ x: 56, y: 68, scale: 0.3 }, brilliant(GREEN)) +
    sparkle(-40, -30, 12) +
    sparkle(76, 10, 9)
  );
};

export const crown: Motif = {
  draw,
  moods: ['jewel', 'ember', 'dusk'],
  hues: [300, 260, 350, 160, 20],
  backdrops: ['spotlight', 'rays', 'velvet'],
  grounds: ['none', 'floor'],
  lights: ['sparkles', 'coins', 'none'],
};
