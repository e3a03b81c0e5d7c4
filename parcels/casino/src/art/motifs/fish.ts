import { circle, each, line, path, type Brush, type Piece } from '../brush.ts';
import { INK, IVORY } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { main, second } = brush.palette;
  return (
    path('M66 4C98-40 118-40 124-48C118-18 118 22 126 54C112 46 92 38 66 4Z', second.dark) +
    path(
      'M-20-52C4-92 44-86 52-80C42-66 44-54 40-40ZM-12 54C0 80 26 86 36 82C30 68 32 58 30 46Z',
      second.base,
    ) +
    path(
      'M-112 6C-84-56 10-80 76 4C10 82-84 64-112 6Z',
      brush.linear([
        [0, main.light],
        [0.5, main.base],
        [1, main.dark],
      ]),
    ) +
    path('M-104 18C-60 44 20 44 62 18C10 66-76 58-104 18Z', IVORY, { opacity: 0.55 }) +
    each(2, (at) =>
      path(
        `M${-34 + at * 46}-54C${-18 + at * 44}-16 ${-18 + at * 44} 26 ${-34 + at * 46} 56L${-14 + at * 44} 58C${2 + at * 40} 26 ${2 + at * 40}-16 ${-14 + at * 44}-56Z`,
        second.light,
      ),
    ) +
    path('M-28 4C-6-8 14 2 16 18C0 24-18 20-28 4Z', main.dark) +
    circle(-72, -8, 15, '#fff') +
    circle(-75, -8, 8, INK) +
    circle(-78, -12, 2.6, '#fff') +
    line('M-110 12C-100 18-92 18-86 14', main.deep, 3)
  );
};

export const fish: Motif = {
  draw,
  moods: ['day', 'night', 'jewel', 'candy'],
  hues: [220, 200, 240, 180],
  backdrops: ['deep'],
  grounds: ['reef'],
  lights: ['bubbles'],
};
