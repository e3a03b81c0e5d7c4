import { backdropOf } from '../backdrops.ts';
import { around, circle, each, path, polygon, put, slice, type Brush, type Piece } from '../brush.ts';
import { BLUE, GOLD, GREEN, INK, IVORY, PURPLE, RED, SILVER, TEAL } from '../colour.ts';
import { glow, lightsOf, vignette } from '../lights.ts';
import { brilliant } from '../motifs/stones.ts';
import type { Mechanic } from './mechanic.ts';
import { gold, STAR } from './star.ts';

const IVORY_SHADES = { ...SILVER, base: IVORY };

const draw = (brush: Brush): Piece => {
  const outer = [RED, IVORY_SHADES, BLUE, GOLD, PURPLE, IVORY_SHADES, TEAL, GOLD, GREEN, IVORY_SHADES];
  return (
    backdropOf('space', brush) +
    glow(brush, 150, 206, 190, GOLD.light, 0.5) +
    circle(150, 206, 142, gold(brush)) +
    put(
      { x: 150, y: 206, turn: 12 },
      outer
        .map((shades, at) =>
          slice(at * 36, at * 36 + 36, 132, 84, shades.base, { stroke: GOLD.dark, 'stroke-width': 2 }),
        )
        .join(''),
      each(10, (at) => {
        const [x, y] = around(at * 36 + 18, 108);
        return put(
          { x, y, scale: 0.28 },
          at % 2 === 0 ? brilliant(GOLD) : put({ scale: 2 }, polygon(STAR, INK)),
        );
      }),
    ) +
    circle(150, 206, 84, gold(brush)) +
    put(
      { x: 150, y: 206, turn: -8 },
      each(6, (at) =>
        slice(at * 60, at * 60 + 60, 76, 32, at % 2 === 0 ? PURPLE.dark : INK, {
          stroke: GOLD.base,
          'stroke-width': 2,
        }),
      ),
      each(6, (at) =>
        each((at % 3) + 1, (dot) => {
          const [x, y] = around(at * 60 + 22 + dot * 12, 56);
          return circle(x, y, 4, GOLD.light);
        }),
      ),
    ) +
    circle(150, 206, 33, gold(brush)) +
    circle(150, 206, 25, INK) +
    put({ x: 150, y: 206 }, polygon(STAR, GOLD.light)) +
    path('M132 44H168L150 88Z', IVORY) +
    circle(150, 54, 6, RED.base) +
    lightsOf('sparkles', brush) +
    vignette(brush)
  );
};

export const fortuna: Mechanic = { draw, mood: 'night', hue: 285 };
