import { each, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { GREEN, STONE } from '../colour.ts';
import { glow } from '../lights.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const tier = (at: number) => {
    const [width, y] = [104 - at * 20, 102 - (at + 1) * 32];
    return (
      rect(
        -width,
        y,
        width * 2,
        33,
        brush.linear(
          [
            [0, STONE.light],
            [0.5, STONE.base],
            [1, STONE.dark],
          ],
          [0, 0, 1, 0],
        ),
      ) + rect(-width - 4, y, width * 2 + 8, 6, STONE.pale)
    );
  };
  return (
    each(4, tier) +
    path('M-22 102L-12-30H12L22 102Z', STONE.dark) +
    each(9, (at) => rect(-21 + at * 0.9, 92 - at * 14, 42 - at * 1.8, 4, STONE.pale, { opacity: 0.7 })) +
    rect(-34, -74, 68, 46, STONE.base) +
    rect(-40, -84, 80, 12, STONE.pale) +
    rect(-13, -62, 26, 34, brush.palette.shade) +
    glow(brush, 0, -44, 40, brush.palette.lamp, 0.9) +
    each(2, (at) =>
      put(
        { x: at === 0 ? -112 : 112, y: 84, scale: at === 0 ? 1 : -1 },
        path('M-10 20C-60-10-50-70-12-84C-22-56-14-40-2-22C-10-50 4-74 30-78C22-56 18-20 6 20Z', GREEN.dark),
        path('M-6 20C-30-14-16-46 8-54C4-30 6-6 4 20Z', GREEN.base),
      ),
    )
  );
};

export const temple: Motif = {
  draw,
  stands: true,
  moods: ['day', 'dusk', 'mist'],
  hues: [140, 165, 90, 30],
  backdrops: ['sun', 'rays', 'clouds'],
  grounds: ['hills', 'forest'],
  lights: ['none', 'fireflies', 'petals'],
};
