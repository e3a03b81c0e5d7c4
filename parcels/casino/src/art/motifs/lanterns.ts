import { ellipse, line, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, ORANGE, RED } from '../colour.ts';
import { cord, glow } from '../lights.ts';
import type { Motif } from './motif.ts';

const draw = (brush: Brush): Piece => {
  const one = (x: number, y: number, scale: number) =>
    put(
      { x, y, scale },
      glow(brush, 0, 0, 84, ORANGE.light, 0.7) +
        rect(-20, -48, 40, 9, GOLD.dark, { rx: 3 }) +
        rect(-20, 40, 40, 9, GOLD.dark, { rx: 3 }) +
        path(
          'M-20-40H20C54-30 54 32 20 42H-20C-54 32-54-30-20-40Z',
          brush.linear(
            [
              [0, RED.dark],
              [0.5, RED.light],
              [1, RED.dark],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        line('M-20-40C-36-20-36 22-20 42M20-40C36-20 36 22 20 42M0-40V42', RED.deep, 2, { opacity: 0.6 }) +
        ellipse(0, 0, 18, 30, GOLD.pale, { opacity: 0.55 }) +
        line('M-8 50V74M0 50V84M8 50V74', GOLD.base, 3),
    );
  const at = (x: number, y: number, scale: number) =>
    `<g transform="translate(0 -210)">${cord(x, 210 + y - 46 * scale, GOLD.dark)}</g>` + one(x, y, scale);
  const shift = brush.chance.between(-16, 16);
  return (
    at(-92, -6 + shift, 0.6) +
    at(84, -22 - shift, 0.72) +
    at(-30, -66 + shift, 0.84) +
    at(24, 52 + shift, 1.02) +
    at(-84, 96, 0.5) +
    at(98, 92 + shift, 0.44)
  );
};

export const lanterns: Motif = {
  draw,
  moods: ['night', 'dusk', 'ember'],
  hues: [285, 260, 320, 350, 220],
  backdrops: ['moon', 'sun'],
  grounds: ['mountains', 'city', 'sea'],
  lights: ['none', 'fireflies'],
};
