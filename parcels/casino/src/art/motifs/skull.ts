import { circle, each, ellipse, line, path, put, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, ORANGE, RED } from '../colour.ts';
import { glow } from '../lights.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { main } = brush.palette;
  const flower = (x: number, y: number, scale: number, fill: string) =>
    put(
      { x, y, scale },
      each(6, (at) => put({ turn: at * 60 }, ellipse(0, -13, 9, 14, fill))),
      circle(0, 0, 8, GOLD.light),
    );
  return (
    glow(brush, 0, 0, 140, main.light, 0.4) +
    path(
      'M0-100C62-100 92-60 88-10C86 22 66 34 58 46L54 92C34 108-34 108-54 92L-58 46C-66 34-86 22-88-10C-92-60-62-100 0-100Z',
      brush.linear([
        [0, '#fff'],
        [1, '#d8cfc0'],
      ]),
    ) +
    each(2, (at) =>
      put(
        { scale: at === 0 ? 1 : -1 },
        circle(36, 0, 26, main.dark),
        each(8, (petal) => put({ x: 36, turn: petal * 45 }, circle(0, -25, 6, brush.palette.second.base))),
        circle(36, 0, 15, INK),
      ),
    ) +
    path('M0 22L11 44H-11Z', INK) +
    line('M-40 70H40M-28 62V82M-14 64V86M0 64V88M14 64V86M28 62V82', INK, 3) +
    flower(0, -92, 1.15, RED.base) +
    flower(-50, -78, 0.8, ORANGE.base) +
    flower(50, -78, 0.8, main.base) +
    path('M0-60L8-48L0-36L-8-48Z', main.base)
  );
};

export const skull: Motif = {
  draw,
  moods: ['jewel', 'night', 'ember'],
  hues: [310, 190, 20, 270],
  backdrops: ['rays', 'moon', 'arches'],
  grounds: ['none'],
  lights: ['petals', 'fireflies', 'embers'],
};
