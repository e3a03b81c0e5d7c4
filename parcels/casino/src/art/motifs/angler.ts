import { circle, ellipse, line, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { INK, IVORY, RED, SILVER } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { main } = brush.palette;
  return (
    line('M-30-210C-30-120-20-60 0-40', IVORY, 1.8) +
    put(
      { y: -30 },
      path('M0-30C26-30 30 0 30 14H-30C-30 0-26-30 0-30Z', RED.base),
      path('M-30 14H30C30 34 16 50 0 50S-30 34-30 14Z', IVORY),
      rect(-31, 9, 62, 9, INK),
      rect(-4, -52, 8, 24, RED.dark, { rx: 4 }),
      ellipse(-12, -12, 6, 10, '#fff', { opacity: 0.5 }),
    ) +
    line('M0 22V58C0 86 34 86 34 62L24 72', SILVER.light, 5) +
    put(
      { x: 6, y: 112, scale: 0.8, turn: -60 },
      path(
        'M-80 0C-50-40 20-44 50 0L80-26V26L50 0C20 44-50 40-80 0Z',
        brush.linear([
          [0, main.light],
          [1, main.dark],
        ]),
      ),
      circle(-54, -6, 7, '#fff'),
      circle(-55, -6, 4, INK),
      line('M-34-18C-26-6-26 6-34 18', main.deep, 3),
    )
  );
};

export const angler: Motif = {
  draw,
  moods: ['day', 'mist', 'jewel'],
  hues: [220, 195, 170],
  backdrops: ['deep'],
  grounds: ['reef'],
  lights: ['bubbles'],
};
