import { each, line, path, polygon, rect, type Brush, type Piece } from '../brush.ts';
import { IVORY, RED, WOOD } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { palette } = brush;
  const wall = brush.linear(
    [
      [0, palette.second.light],
      [0.6, palette.second.base],
      [1, palette.second.dark],
    ],
    [0, 0, 1, 0],
  );
  const tower = (x: number, y: number, width: number) =>
    rect(x - width, y, width * 2, 102 - y, wall) +
    polygon(
      [
        [x - width - 7, y],
        [x, y - width * 2.6],
        [x + width + 7, y],
      ],
      brush.linear(
        [
          [0, palette.main.light],
          [1, palette.main.dark],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    path(`M${x - 4} ${y + 30}v-10a4 4 0 0 1 8 0v10Z`, palette.lamp) +
    line(`M${x} ${y - width * 2.6}v-16`, IVORY, 1.6) +
    path(`M${x} ${y - width * 2.6 - 16}l16 5l-16 5Z`, RED.base);
  return (
    tower(-74, 10, 20) +
    tower(74, 18, 20) +
    rect(-70, 34, 140, 68, wall) +
    each(7, (at) => rect(-66 + at * 20, 25, 11, 12, palette.second.base)) +
    tower(-26, -26, 17) +
    tower(28, -48, 19) +
    path('M-19 102V70a19 19 0 0 1 38 0v32Z', palette.shade) +
    each(4, (at) => line(`M${-12 + at * 8} 56V102`, WOOD.base, 2))
  );
};

export const castle: Motif = {
  draw,
  stands: true,
  moods: ['dusk', 'night', 'day', 'mist'],
  hues: [270, 230, 310, 200],
  backdrops: ['moon', 'clouds', 'sun', 'aurora'],
  grounds: ['hills', 'cloudbank', 'mountains'],
  lights: ['stars', 'none', 'sparkles'],
};
