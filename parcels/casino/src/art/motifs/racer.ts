import { circle, ellipse, line, path, polygon, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, IVORY, WOOD } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { main, second } = brush.palette;
  const coat = brush.linear([
    [0, WOOD.light],
    [1, WOOD.deep],
  ]);
  return (
    path(
      'M-70 102C-76 40-50 14-24-10C-30-44-8-84 24-96L34-118L48-94C84-76 108-30 112-4C114 10 100 22 86 16C70 8 58 6 44 8C30 24 38 60 46 102Z',
      coat,
    ) +
    path('M26-98C-6-92-40-60-44-16C-60 0-88 30-92 76C-78 40-58 20-30 4C-40-40-8-82 26-98Z', INK) +
    circle(58, -50, 7, INK) +
    circle(56, -52, 2.4, '#fff') +
    ellipse(102, 2, 5, 4, INK) +
    line('M50-92C66-60 66-30 44 8M62-34C78-34 94-30 108-20M44 8C20-4-6 4-24 20', main.base, 6) +
    circle(62, -34, 7, GOLD.base) +
    polygon(
      [
        [-60, 102],
        [-42, 44],
        [24, 62],
        [40, 102],
      ],
      second.base,
    ) +
    polygon(
      [
        [-60, 102],
        [-42, 44],
        [-16, 51],
        [-20, 102],
      ],
      IVORY,
    ) +
    circle(6, 80, 14, IVORY)
  );
};

export const racer: Motif = {
  draw,
  stands: true,
  moods: ['day', 'dusk', 'mist'],
  hues: [200, 150, 30, 240],
  backdrops: ['clouds', 'sun', 'rays'],
  grounds: ['hills'],
  lights: ['none'],
};
