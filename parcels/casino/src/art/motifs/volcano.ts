import { circle, each, line, path, type Brush, type Piece } from '../brush.ts';
import { GOLD } from '../colour.ts';
import { glow } from '../lights.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { palette } = brush;
  const lava = brush.linear([
    [0, GOLD.pale],
    [0.4, '#ff9b2f'],
    [1, '#d5231f'],
  ]);
  return (
    glow(brush, 0, -60, 110, '#ff8a2b', 0.9) +
    line('M-4-44C-30-100-58-96-74-70M6-44C24-110 60-104 80-66M0-44C-6-90 4-116 14-128', lava, 7) +
    each(9, () =>
      circle(
        brush.chance.between(-80, 80),
        brush.chance.between(-130, -60),
        brush.chance.between(2, 6),
        '#ffb347',
      ),
    ) +
    path(
      'M-120 102C-70 70-48 0-28-44H28C50 6 74 72 120 102Z',
      brush.linear(
        [
          [0, palette.land[0]],
          [1, palette.land[2]],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    path(
      'M-28-44C-18-36 18-36 28-44L20-34C18-4 36 10 26 60C20 90 34 96 40 102H14C20 70 0 50 2 16C-10 40-4 60-18 102H-44C-30 60-14 20-20-34Z',
      lava,
    )
  );
};

export const volcano: Motif = {
  draw,
  stands: true,
  moods: ['ember', 'night', 'dusk'],
  hues: [10, 350, 300, 40],
  backdrops: ['sun', 'moon', 'clouds'],
  grounds: ['dunes', 'sea', 'forest'],
  lights: ['embers'],
};
