import { circle, each, ellipse, line, path, polygon, put, type Brush, type Piece } from '../brush.ts';
import { GOLD, GREEN } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const trunk = brush.linear(
    [
      [0, GREEN.light],
      [0.5, GREEN.dark],
      [1, GREEN.deep],
    ],
    [0, 0, 1, 0],
  );
  const arm = (d: string) =>
    line(d, GREEN.dark, 25) + line(d, GREEN.base, 9, { transform: 'translate(-5 -1)' });
  return (
    arm('M-12 42H-40C-56 42-58 34-58 18V-8') +
    arm('M12 20H42C58 20 60 12 60-2V-34') +
    path('M-24 102V-86A24 24 0 0 1 24-86V102Z', trunk) +
    each(3, (at) => line(`M${-12 + at * 12}-92V98`, GREEN.light, 1.6, { opacity: 0.5 })) +
    put(
      { x: 0, y: -112 },
      each(6, (at) => put({ turn: at * 60 }, ellipse(0, -9, 5.5, 10, brush.palette.second.light))),
      circle(0, 0, 6, GOLD.light),
    ) +
    put(
      { x: 88, y: 90 },
      polygon(
        [
          [0, -22],
          [6, -7],
          [22, -6],
          [10, 5],
          [14, 20],
          [0, 11],
          [-14, 20],
          [-10, 5],
          [-22, -6],
          [-6, -7],
        ],
        GOLD.base,
        { stroke: GOLD.dark, 'stroke-width': 3 },
      ),
    )
  );
};

export const cactus: Motif = {
  draw,
  stands: true,
  moods: ['dusk', 'day', 'ember'],
  hues: [20, 330, 50, 280],
  backdrops: ['sun', 'rays', 'clouds'],
  grounds: ['dunes', 'mountains'],
  lights: ['none', 'embers', 'coins'],
};
