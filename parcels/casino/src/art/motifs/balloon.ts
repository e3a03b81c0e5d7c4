import { ellipse, line, path, type Brush, type Piece } from '../brush.ts';
import { IVORY, WOOD } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { main, second } = brush.palette;
  return (
    line('M-30 44L-14 84M30 44L14 84', WOOD.dark, 2) +
    path(
      'M0-122C-70-122-98-70-86-22C-78 12-46 32-30 48H30C46 32 78 12 86-22C98-70 70-122 0-122Z',
      brush.linear(
        [
          [0, main.light],
          [1, main.dark],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    path(
      'M0-122C-40-122-58-70-52-22C-48 12-26 34-16 48H16C26 34 48 12 52-22C58-70 40-122 0-122Z',
      second.light,
    ) +
    path('M0-122C-16-122-22-70-20-22C-18 12-10 34-6 48H6C10 34 18 12 20-22C22-70 16-122 0-122Z', main.base) +
    path('M-80-50C-40-34 40-34 80-50L86-26C40-8-40-8-86-26Z', IVORY, { opacity: 0.82 }) +
    ellipse(-36, -78, 14, 28, '#fff', { opacity: 0.28, transform: 'rotate(22 -36 -78)' }) +
    path(
      'M-18 82H18L14 108C8 112-8 112-14 108Z',
      brush.linear([
        [0, WOOD.light],
        [1, WOOD.dark],
      ]),
    )
  );
};

export const balloon: Motif = {
  draw,
  moods: ['day', 'dusk', 'candy'],
  hues: [220, 200, 260, 340],
  backdrops: ['clouds', 'sun'],
  grounds: ['mountains', 'hills', 'cloudbank'],
  lights: ['none'],
};
