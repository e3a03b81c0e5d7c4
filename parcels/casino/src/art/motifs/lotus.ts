import { circle, each, ellipse, path, put, type Brush, type Piece } from '../brush.ts';
import { GOLD, GREEN, IVORY } from '../colour.ts';
import { glow } from '../lights.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const { main } = brush.palette;
  const petal = (turn: number, length: number, fill: string) =>
    put(
      { y: 60, turn },
      path(
        `M0 0C34-${length * 0.35} 30-${length * 0.75} 0-${length}C-30-${length * 0.75}-34-${length * 0.35} 0 0Z`,
        fill,
      ),
    );
  const fill = brush.linear([
    [0, main.pale],
    [0.5, main.light],
    [1, main.base],
  ]);
  return (
    ellipse(0, 78, 116, 20, GREEN.dark) +
    ellipse(0, 74, 110, 16, GREEN.base) +
    each(2, (at) => petal(at === 0 ? -74 : 74, 108, main.dark)) +
    each(2, (at) => petal(at === 0 ? -50 : 50, 130, main.base)) +
    glow(brush, 0, -10, 90, GOLD.pale, 0.7) +
    each(2, (at) => petal(at === 0 ? -26 : 26, 142, fill)) +
    petal(0, 146, fill) +
    each(2, (at) => petal(at === 0 ? -13 : 13, 96, main.pale)) +
    circle(0, -104, 9, IVORY) +
    glow(brush, 0, -104, 40, GOLD.pale, 1)
  );
};

export const lotus: Motif = {
  draw,
  stands: true,
  moods: ['mist', 'night', 'candy', 'dusk'],
  hues: [200, 280, 320, 170],
  backdrops: ['moon', 'sun', 'rays'],
  grounds: ['sea', 'mountains'],
  lights: ['fireflies', 'petals', 'sparkles'],
};
