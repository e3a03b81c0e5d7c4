import { around, each, ellipse, line, path, put, short, type Brush, type Piece } from '../brush.ts';
import { GOLD, GREEN } from '../colour.ts';
import { glow } from '../lights.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const leaf = (turn: number) =>
    put(
      { turn },
      path(
        'M0 0C-34-22-30-58-8-56C-4-56 0-52 0-46C0-52 4-56 8-56C30-58 34-22 0 0Z',
        brush.linear([
          [0, GREEN.light],
          [1, GREEN.dark],
        ]),
      ),
    );
  return (
    glow(brush, 0, 0, 140, GOLD.light, 0.5) +
    path(
      'M-96 96C-132-60-60-116 0-116S132-60 96 96L58 104C84-20 44-72 0-72S-84-20-58 104Z',
      brush.linear([
        [0, GOLD.pale],
        [0.5, GOLD.base],
        [1, GOLD.dark],
      ]),
    ) +
    each(7, (at) => {
      const [x, y] = around(200 + at * 23.3, 92, 0, -8);
      return ellipse(x, y, 5, 7, GOLD.deep, {
        transform: `rotate(${short(20 + at * 23)} ${short(x)} ${short(y)})`,
      });
    }) +
    put(
      { y: 30, scale: 0.96 },
      line('M0 0C4 30 16 50 30 62', GREEN.dark, 7),
      each(4, (at) => leaf(at * 90)),
    )
  );
};

export const horseshoe: Motif = {
  draw,
  moods: ['day', 'jewel', 'dusk'],
  hues: [150, 130, 200, 270],
  backdrops: ['rays', 'clouds', 'sun'],
  grounds: ['hills', 'none'],
  lights: ['coins', 'sparkles'],
};
