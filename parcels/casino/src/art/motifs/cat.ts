import { circle, ellipse, line, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, RED, WOOD } from '../colour.ts';
import type { Motif } from './motif.ts';
import { both } from './pieces.ts';

const draw = (brush: Brush): Piece => {
  const { main } = brush.palette;
  const white = brush.linear([
    [0, '#fff'],
    [1, '#e8dcc8'],
  ]);
  return (
    put(
      { x: 62, y: -50, turn: 12 },
      rect(-15, -46, 30, 78, white, { rx: 15 }),
      line('M-7-36V-28M0-38V-29M7-36V-28', main.dark, 2.4),
    ) +
    ellipse(0, 62, 78, 58, white) +
    both(
      path('M20-70L58-108C70-88 72-62 64-44Z', '#fff') + path('M36-72L56-92C60-80 60-68 58-60Z', RED.light),
    ) +
    ellipse(0, -34, 72, 58, white) +
    path('M-60 8C-30 26 30 26 60 8L64 24C30 44-30 44-64 24Z', RED.base) +
    circle(
      0,
      34,
      15,
      brush.radial(
        [
          [0, GOLD.pale],
          [1, GOLD.dark],
        ],
        [0.35, 0.3, 0.8],
      ),
    ) +
    line('M-9 36H9M0 36V45', WOOD.deep, 2.4) +
    both(line('M16-38C22-48 36-48 42-38', INK, 4) + line('M34-22L66-26M34-16L66-12', INK, 1.6)) +
    path('M-6-26H6L0-18Z', RED.base) +
    line('M0-18V-12C-4-6-10-6-14-10M0-12C4-6 10-6 14-10', INK, 2.4) +
    put(
      { x: -24, y: 74, turn: -14 },
      ellipse(
        0,
        0,
        26,
        36,
        brush.linear(
          [
            [0, GOLD.pale],
            [1, GOLD.dark],
          ],
          [0, 0, 1, 1],
        ),
      ),
      ellipse(0, 0, 17, 26, 'none', { stroke: GOLD.dark, 'stroke-width': 3 }),
    )
  );
};

export const cat: Motif = {
  draw,
  stands: true,
  moods: ['ember', 'candy', 'jewel'],
  hues: [20, 350, 40, 320],
  backdrops: ['rays', 'velvet', 'sun'],
  grounds: ['floor', 'none'],
  lights: ['coins', 'petals'],
};
