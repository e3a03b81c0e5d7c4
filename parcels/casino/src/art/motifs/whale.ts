import { circle, each, line, path, put, type Brush, type Piece } from '../brush.ts';
import { INK, IVORY } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { main, second } = brush.palette;
  return (
    put(
      { scale: 1 },
      path(
        'M-116 0C-112-52-44-70 18-54C60-44 84-20 104-34C100-54 112-66 126-68C122-50 126-38 138-30C124-24 114-20 108-8C92 44 40 66-22 60C-72 58-112 40-116 0Z',
        brush.linear([
          [0, main.light],
          [0.5, main.base],
          [1, main.deep],
        ]),
      ),
    ) +
    path('M-116 4C-80 20-30 26 30 20C4 52-40 60-74 50C-100 42-114 26-116 4Z', IVORY) +
    each(5, (at) =>
      line(
        `M${-96 + at * 18} ${24 + at * 3}C${-76 + at * 18} ${32 + at * 3} ${-64 + at * 18} ${32 + at * 2} ${-52 + at * 18} ${28 + at}`,
        second.dark,
        1.6,
        { opacity: 0.5 },
      ),
    ) +
    path('M-10 30C6 48 8 76-10 90C-26 78-34 56-30 38Z', main.dark) +
    circle(-78, -8, 7, INK) +
    circle(-80, -10, 2.4, '#fff') +
    each(3, (at) =>
      line(
        `M-40-62C${-40 + (at - 1) * 10}-84 ${-40 + (at - 1) * 26}-100 ${-40 + (at - 1) * 34}-94`,
        '#fff',
        4,
        { opacity: 0.7 },
      ),
    )
  );
};

export const whale: Motif = {
  draw,
  moods: ['day', 'night', 'mist'],
  hues: [230, 205, 250],
  backdrops: ['deep'],
  grounds: ['reef'],
  lights: ['bubbles'],
};
