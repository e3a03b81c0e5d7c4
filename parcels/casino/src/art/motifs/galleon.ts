import { circle, each, line, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, IVORY, WOOD } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const sail = (x: number, y: number, width: number) =>
    path(
      `M${x - width} ${y}C${x - width * 0.5} ${y + 14} ${x - width * 0.4} ${y + 36} ${x - width * 0.86} ${y + 56}H${x + width * 0.86}C${x + width * 1.2} ${y + 36} ${x + width * 1.1} ${y + 14} ${x + width} ${y}Z`,
      brush.linear(
        [
          [0, IVORY],
          [1, brush.palette.second.light],
        ],
        [0, 0, 1, 1],
      ),
    );
  return (
    each(3, (at) => rect(-62 + at * 56, -110 + Math.abs(at - 1) * 22, 5, 170, WOOD.deep)) +
    sail(-58, -70, 26) +
    sail(-58, -10, 32) +
    sail(54, -70, 26) +
    sail(54, -10, 30) +
    sail(-3, -98, 32) +
    sail(-3, -36, 40) +
    put(
      { x: -3, y: 4, scale: 0.8 },
      circle(0, -14, 13, INK),
      rect(-7, -5, 14, 9, INK),
      circle(-5, -14, 3.4, IVORY),
      circle(5, -14, 3.4, IVORY),
      line('M-14 4L14 14M14 4L-14 14', INK, 4),
    ) +
    path(
      'M-110 26L-92 84C-60 98 60 98 84 84L116 14L90 40H-74L-84 26Z',
      brush.linear([
        [0, WOOD.base],
        [1, WOOD.deep],
      ]),
    ) +
    line('M-100 50H98M-94 66H90', GOLD.dark, 2) +
    each(6, (at) => rect(-68 + at * 26, 54, 10, 9, INK))
  );
};

export const galleon: Motif = {
  draw,
  stands: true,
  moods: ['dusk', 'day', 'night', 'mist'],
  hues: [220, 195, 20, 260],
  backdrops: ['sun', 'moon', 'clouds'],
  grounds: ['sea'],
  lights: ['none', 'coins', 'stars'],
};
