import { circle, each, line, path, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, RED } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { palette } = brush;
  const roof = (y: number, width: number) =>
    path(
      `M${-width} ${y}C${-width * 0.6} ${y - 4} ${-width * 0.5} ${y - 20}-10 ${y - 34}H10C${width * 0.5} ${y - 20} ${width * 0.6} ${y - 4} ${width} ${y}C${width * 0.5} ${y + 10} ${-width * 0.5} ${y + 10} ${-width} ${y}Z`,
      brush.linear([
        [0, palette.main.base],
        [1, palette.main.deep],
      ]),
    ) +
    line(`M${-width} ${y}C${-width * 0.5} ${y + 10} ${width * 0.5} ${y + 10} ${width} ${y}`, GOLD.base, 2.4);
  const storey = (y: number, width: number) =>
    rect(-width, y, width * 2, 40, RED.dark) +
    each(4, (at) =>
      rect(-width + 6 + (at * (width * 2 - 12)) / 4 + 2, y + 9, (width * 2 - 12) / 4 - 5, 24, palette.lamp, {
        opacity: 0.9,
      }),
    );
  return (
    storey(62, 62) +
    roof(66, 108) +
    storey(4, 48) +
    roof(8, 88) +
    storey(-54, 34) +
    roof(-50, 66) +
    path('M-5-82H5L2-122H-2Z', GOLD.base) +
    circle(0, -104, 6, GOLD.light)
  );
};

export const pagoda: Motif = {
  draw,
  stands: true,
  moods: ['dusk', 'mist', 'night', 'candy'],
  hues: [0, 340, 290, 210],
  backdrops: ['sun', 'moon', 'clouds'],
  grounds: ['mountains', 'hills', 'sea'],
  lights: ['petals', 'none', 'fireflies'],
};
