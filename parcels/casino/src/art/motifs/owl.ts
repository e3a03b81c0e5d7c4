import { circle, each, ellipse, line, path, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, IVORY, ORANGE } from '../colour.ts';
import type { Motif } from './motif.ts';
import { both } from './pieces.ts';

const draw = (brush: Brush): Piece => {
  const { main, second } = brush.palette;
  return (
    both(
      path('M30-70L62-112L64-52Z', main.dark) +
        path('M58-20C98 0 100 70 62 104C66 60 52 20 48-10Z', main.deep),
    ) +
    path(
      'M0-92C56-92 76-44 70 14C66 74 40 112 0 112S-66 74-70 14C-76-44-56-92 0-92Z',
      brush.linear([
        [0, main.light],
        [1, main.dark],
      ]),
    ) +
    path('M0 0C34 0 46 30 42 58C38 92 20 106 0 106S-38 92-42 58C-46 30-34 0 0 0Z', second.pale) +
    each(9, (at) =>
      line(`M${-26 + (at % 3) * 20} ${30 + Math.floor(at / 3) * 22}q6 9 12 0`, second.dark, 2.6),
    ) +
    both(
      circle(31, -40, 31, IVORY) +
        circle(31, -40, 20, GOLD.base) +
        circle(31, -40, 11, INK) +
        circle(27, -45, 4, '#fff'),
    ) +
    path('M0-34L12-16L0 4L-12-16Z', ORANGE.base) +
    both(each(3, (at) => ellipse(14 + at * 9, 112, 5, 8, ORANGE.dark)))
  );
};

export const owl: Motif = {
  draw,
  moods: ['night', 'mist', 'dusk'],
  hues: [260, 150, 300],
  backdrops: ['moon', 'aurora'],
  grounds: ['forest', 'none'],
  lights: ['stars', 'fireflies'],
};
