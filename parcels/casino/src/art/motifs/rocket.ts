import { circle, line, path, put, type Brush, type Piece } from '../brush.ts';
import { BLUE, GOLD, RED, SILVER } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece =>
  put(
    { turn: 24 },
    path(
      'M-18 76C-30 100-14 112 0 138C14 112 30 100 18 76Z',
      brush.linear([
        [0, GOLD.pale],
        [0.5, '#ff9b2f'],
        [1, '#e0301f', 0.2],
      ]),
    ) +
      path('M-30 34C-62 50-64 78-58 92C-46 78-34 74-26 72Z', RED.dark) +
      path('M30 34C62 50 64 78 58 92C46 78 34 74 26 72Z', RED.deep) +
      path(
        'M0-122C38-84 44-10 28 80H-28C-44-10-38-84 0-122Z',
        brush.linear(
          [
            [0, '#fff'],
            [0.55, SILVER.light],
            [1, SILVER.dark],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      path(
        'M0-122C17-105 28-82 33-56H-33C-28-82-17-105 0-122Z',
        brush.linear(
          [
            [0, RED.light],
            [1, RED.dark],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      circle(0, -18, 20, SILVER.dark) +
      circle(
        0,
        -18,
        14,
        brush.radial(
          [
            [0, BLUE.pale],
            [1, BLUE.deep],
          ],
          [0.35, 0.3, 0.8],
        ),
      ) +
      line('M-33 40H33', SILVER.dark, 3),
  );

export const rocket: Motif = {
  draw,
  moods: ['night', 'dusk', 'jewel'],
  hues: [265, 300, 230, 340],
  backdrops: ['space', 'grid', 'moon'],
  grounds: ['none', 'mountains'],
  lights: ['stars', 'sparkles'],
};
