import { circle, line, path, polygon, put, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, SILVER, WOOD } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { main } = brush.palette;
  const sword = (turn: number) =>
    put(
      { turn },
      polygon(
        [
          [0, -134],
          [9, -118],
          [8, 40],
          [-8, 40],
          [-9, -118],
        ],
        brush.linear(
          [
            [0, '#fff'],
            [0.5, SILVER.base],
            [1, SILVER.dark],
          ],
          [0, 0, 1, 0],
        ),
      ) +
        line('M0-120V38', SILVER.dark, 1.6) +
        rect(-30, 38, 60, 12, GOLD.base, { rx: 6 }) +
        rect(-6, 50, 12, 40, WOOD.dark) +
        circle(0, 98, 11, GOLD.light),
    );
  return (
    sword(38) +
    sword(-38) +
    path('M0-70C30-52 62-48 84-52C86 20 60 76 0 108C-60 76-86 20-84-52C-62-48-30-52 0-70Z', GOLD.dark) +
    path(
      'M0-56C26-42 52-38 72-40C74 18 50 66 0 94C-50 66-74 18-72-40C-52-38-26-42 0-56Z',
      brush.linear(
        [
          [0, main.light],
          [1, main.dark],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    path('M0-56C26-42 52-38 72-40C74 18 50 66 0 94Z', main.deep, { opacity: 0.45 }) +
    path('M0-30L10 0L40 2L16 20L26 48L0 32L-26 48L-16 20L-40 2L-10 0Z', GOLD.light)
  );
};

export const swords: Motif = {
  draw,
  moods: ['ember', 'mist', 'dusk', 'jewel'],
  hues: [20, 250, 340, 90],
  backdrops: ['sun', 'rays', 'arches', 'clouds'],
  grounds: ['none', 'mountains'],
  lights: ['embers', 'none'],
};
