import { each, polygon, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, IVORY } from '../colour.ts';
import { glow } from '../lights.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const pillar = (x: number) =>
    rect(
      x - 20,
      -56,
      40,
      158,
      brush.linear(
        [
          [0, '#fff'],
          [0.5, brush.palette.second.pale],
          [1, brush.palette.second.base],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    each(4, (at) => rect(x - 15 + at * 8, -52, 3, 150, brush.palette.second.base, { opacity: 0.4 })) +
    rect(x - 28, -70, 56, 16, IVORY, { rx: 4 }) +
    rect(x - 28, 94, 56, 14, IVORY, { rx: 3 });
  return (
    pillar(-96) +
    pillar(96) +
    glow(brush, 0, 0, 150, GOLD.pale, 0.8) +
    polygon(
      [
        [26, -170],
        [-44, 2],
        [-6, 2],
        [-34, 126],
        [52, -34],
        [12, -34],
        [60, -170],
      ],
      brush.linear([
        [0, '#fff'],
        [0.4, GOLD.light],
        [1, GOLD.base],
      ]),
      { stroke: '#fff', 'stroke-width': 2.4, 'stroke-linejoin': 'round' },
    )
  );
};

export const bolt: Motif = {
  draw,
  stands: true,
  moods: ['night', 'jewel', 'mist'],
  hues: [275, 250, 300, 220],
  backdrops: ['clouds', 'rays'],
  grounds: ['cloudbank'],
  lights: ['none', 'sparkles'],
};
