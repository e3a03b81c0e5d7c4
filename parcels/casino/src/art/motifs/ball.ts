import { circle, each, ellipse, line, polygon, put, type Brush, type Piece } from '../brush.ts';
import { INK } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece =>
  ellipse(0, 104, 76, 12, INK, { opacity: 0.3 }) +
  circle(
    0,
    10,
    94,
    brush.radial(
      [
        [0, '#fff'],
        [0.6, '#e6ebf2'],
        [1, '#8d97a8'],
      ],
      [0.36, 0.3, 0.8],
    ),
  ) +
  put(
    { y: 10, turn: 12 },
    polygon(
      [
        [0, -32],
        [30, -10],
        [19, 26],
        [-19, 26],
        [-30, -10],
      ],
      INK,
    ),
    each(5, (at) =>
      put(
        { turn: at * 72 },
        line('M0-32V-66', INK, 3) +
          polygon(
            [
              [-19, -72],
              [0, -64],
              [19, -72],
              [25, -88],
              [0, -94],
              [-25, -88],
            ],
            INK,
            { opacity: 0.95 },
          ),
      ),
    ),
  ) +
  circle(0, 10, 94, 'none', { stroke: INK, 'stroke-width': 2, opacity: 0.25 });

export const ball: Motif = {
  draw,
  stands: true,
  moods: ['day', 'night', 'dusk'],
  hues: [150, 160, 220, 140],
  backdrops: ['spotlight', 'clouds', 'sun'],
  grounds: ['hills', 'floor'],
  lights: ['none', 'sparkles'],
};
