import { circle, each, path, polygon, put, rect, type Brush, type Piece } from '../brush.ts';
import { GOLD, INK, IVORY, RED, TEAL } from '../colour.ts';
import { glow, sparkle, vignette } from '../lights.ts';
import { cherry } from '../motifs/cherry.ts';
import { brilliant } from '../motifs/stones.ts';
import { felt } from './chips.ts';
import type { Mechanic } from './mechanic.ts';
import { STAR } from './star.ts';

const draw = (brush: Brush): Piece => {
  const { main, second } = brush.palette;
  const face = [
    circle(0, 0, 15, RED.base),
    put({ scale: 0.4 }, brilliant(TEAL)),
    polygon(STAR, GOLD.base),
    put({ scale: 0.22 }, cherry.draw(brush)),
  ];
  const open = new Map([
    [1, 1],
    [6, 3],
    [8, 1],
    [11, 2],
    [14, 3],
  ]);
  const tile = (at: number) => {
    const shown = open.get(at);
    return put(
      { x: 52 + (at % 4) * 66, y: 68 + Math.floor(at / 4) * 88, turn: (at % 3) - 1 },
      rect(-27, -35, 56, 76, INK, { rx: 9, opacity: 0.4 }),
      rect(
        -29,
        -38,
        58,
        76,
        shown === undefined
          ? brush.linear([
              [0, main.light],
              [1, main.dark],
            ])
          : IVORY,
        { rx: 9 },
      ),
      shown === undefined
        ? rect(-23, -32, 46, 64, 'none', { rx: 6, stroke: second.light, 'stroke-width': 2 }) +
            path('M0-16L12 0L0 16L-12 0Z', second.light)
        : (face[shown] ?? ''),
    );
  };
  return (
    felt(brush) +
    glow(brush, 118, 64, 60, GOLD.pale, 0.6) +
    glow(brush, 52, 244, 60, GOLD.pale, 0.6) +
    each(16, tile) +
    sparkle(140, 34, 11) +
    sparkle(74, 214, 11) +
    vignette(brush)
  );
};

export const memory: Mechanic = { draw, mood: 'jewel', hue: 180 };
