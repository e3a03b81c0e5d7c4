import { circle, line, path, type Brush, type Piece } from '../brush.ts';
import { INK, IVORY, SILVER } from '../colour.ts';
import type { Motif } from './motif.ts';
import { both } from './pieces.ts';

const draw = (brush: Brush): Piece => {
  const { main } = brush.palette;
  const fur = brush.linear([
    [0, SILVER.light],
    [1, SILVER.deep],
  ]);
  return (
    both(
      path('M18-60L62-122C72-92 74-70 66-42Z', SILVER.deep) +
        path('M32-66L58-104C62-86 62-74 58-58Z', main.dark),
    ) +
    path(
      'M0-76C44-76 76-44 84-4L106 16L84 20L98 46L74 44L78 70L52 64C36 96 16 112 0 116C-16 112-36 96-52 64L-78 70L-74 44L-98 46L-84 20L-106 16L-84-4C-76-44-44-76 0-76Z',
      fur,
    ) +
    path('M0-30C12-6 40 4 60 12C54 46 26 84 0 98C-26 84-54 46-60 12C-40 4-12-6 0-30Z', IVORY) +
    path('M0-70C14-50 16-20 10 36H-10C-16-20-14-50 0-70Z', SILVER.dark) +
    both(
      path('M16-10L52-26C52-8 34 4 20 2Z', INK) + circle(34, -11, 7.5, main.light) + circle(34, -11, 3, INK),
    ) +
    path('M-18 44C-8 36 8 36 18 44C16 60 6 66 0 68C-6 66-16 60-18 44Z', INK) +
    line('M0 68V84M0 84C-10 92-20 88-26 82M0 84C10 92 20 88 26 82', INK, 3)
  );
};

export const wolf: Motif = {
  draw,
  moods: ['night', 'mist', 'jewel'],
  hues: [250, 220, 285, 190],
  backdrops: ['moon', 'aurora'],
  grounds: ['forest', 'ice'],
  lights: ['snow', 'stars'],
};
