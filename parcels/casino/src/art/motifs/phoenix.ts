import { circle, each, path, polygon, put, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, ORANGE, RED } from '../colour.ts';
import { glow } from '../lights.ts';
import type { Motif } from './motif.ts';
import { both } from './pieces.ts';

const draw = (brush: Brush): Piece => {
  const feather = (turn: number, length: number, fill: string) =>
    put(
      { turn },
      path(
        `M0 0C14-${length * 0.4} 12-${length * 0.8} 0-${length}C-12-${length * 0.8}-14-${length * 0.4} 0 0Z`,
        fill,
      ),
    );
  const fire = brush.linear([
    [0, GOLD.pale],
    [0.5, '#ff9b2f'],
    [1, '#d5231f'],
  ]);
  return (
    glow(brush, 0, -10, 130, '#ffb24a', 0.8) +
    put(
      { y: 40 },
      each(5, (at) => feather(150 + at * 15, 96 - Math.abs(at - 2) * 10, fire)),
    ) +
    both(
      put(
        { x: 8, y: 6 },
        each(7, (at) => feather(22 + at * 13, 136 - at * 11, at % 2 === 0 ? fire : RED.base)),
      ),
    ) +
    path(
      'M0-64C22-52 26-6 14 34C8 54-8 54-14 34C-26-6-22-52 0-64Z',
      brush.linear([
        [0, GOLD.light],
        [1, RED.dark],
      ]),
    ) +
    circle(
      0,
      -70,
      19,
      brush.linear([
        [0, GOLD.pale],
        [1, ORANGE.base],
      ]),
    ) +
    put(
      { y: -84 },
      each(3, (at) => feather(-24 + at * 24, 30, RED.base)),
    ) +
    polygon(
      [
        [-6, -66],
        [6, -66],
        [0, -50],
      ],
      INK,
    ) +
    circle(-7, -74, 3, INK) +
    circle(7, -74, 3, INK)
  );
};

export const phoenix: Motif = {
  draw,
  moods: ['ember', 'night', 'dusk'],
  hues: [330, 290, 10, 250],
  backdrops: ['space', 'rays', 'moon'],
  grounds: ['none', 'mountains'],
  lights: ['embers', 'sparkles'],
};
