import { circle, each, ellipse, line, path, put, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, IVORY, RED } from '../colour.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { main, second } = brush.palette;
  const bell = (x: number, y: number) =>
    circle(
      x,
      y,
      12,
      brush.radial(
        [
          [0, GOLD.pale],
          [1, GOLD.dark],
        ],
        [0.35, 0.3, 0.8],
      ),
    ) + line(`M${x - 5} ${y + 4}H${x + 5}`, GOLD.deep, 2.4);
  return (
    path('M-52 0C-60-70-106-72-116-26C-106-40-86-30-80 6Z', main.base) +
    path('M52 0C60-70 106-72 116-26C106-40 86-30 80 6Z', second.base) +
    path(
      'M-56 0C-50-90-22-120 0-128C22-120 50-90 56 0Z',
      brush.linear(
        [
          [0, main.light],
          [0.5, main.base],
          [0.5, second.base],
          [1, second.dark],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    bell(-116, -20) +
    bell(116, -20) +
    bell(0, -132) +
    path('M-58-6C-58 70-34 96 0 108C34 96 58 70 58-6Z', IVORY) +
    path('M-70-10C-30 6 30 6 70-10L74 10C30 28-30 28-74 10Z', GOLD.base) +
    each(2, (at) =>
      put(
        { scale: at === 0 ? 1 : -1 },
        path('M26 20L32 36L26 52L20 36Z', main.dark) +
          circle(26, 36, 6, INK) +
          ellipse(36, 62, 9, 6, RED.light, { opacity: 0.6 }),
      ),
    ) +
    circle(0, 54, 9, RED.base) +
    path('M-32 66C-16 92 16 92 32 66C16 78-16 78-32 66Z', RED.dark) +
    each(5, (at) =>
      put({ y: 102, turn: -60 + at * 30 }, path('M-14 0L0 46L14 0Z', at % 2 === 0 ? main.base : second.base)),
    )
  );
};

export const joker: Motif = {
  draw,
  moods: ['jewel', 'ember', 'candy'],
  hues: [300, 160, 350, 250],
  backdrops: ['spotlight', 'rays', 'velvet'],
  grounds: ['floor', 'none'],
  lights: ['coins', 'sparkles'],
};
