import { circle, each, path, put, rect, type Brush, type Piece } from '../brush.ts';
import { INK, RED } from '../colour.ts';
import { glow, sparkle, vignette } from '../lights.ts';
import { brilliant } from '../motifs/stones.ts';
import { felt } from './chips.ts';
import type { Mechanic } from './mechanic.ts';

const draw = (brush: Brush): Piece => {
  const gem = brush.palette.main;
  const bomb =
    circle(0, 4, 17, INK) +
    each(8, (at) => put({ y: 4, turn: at * 45 }, path('M-4-15L0-24L4-15Z', INK))) +
    circle(-6, -2, 4, '#fff', { opacity: 0.5 });
  const shown = new Map([
    [2, 'gem'],
    [5, 'gem'],
    [8, 'gem'],
    [11, 'bomb'],
    [13, 'gem'],
    [20, 'gem'],
    [22, 'gem'],
  ]);
  const tile = (at: number) => {
    const kind = shown.get(at);
    const fill =
      kind === 'bomb'
        ? RED.deep
        : kind === 'gem'
          ? brush.palette.shade
          : brush.linear([
              [0, brush.palette.second.light],
              [1, brush.palette.second.dark],
            ]);
    return put(
      { x: (at % 4) * 74, y: Math.floor(at / 4) * 74 },
      rect(-32, -29, 64, 64, INK, { rx: 12, opacity: 0.5 }),
      rect(-32, -33, 64, 64, fill, { rx: 12 }),
      kind === undefined
        ? rect(-26, -28, 52, 14, '#fff', { rx: 7, opacity: 0.16 })
        : kind === 'gem'
          ? glow(brush, 0, 0, 32, gem.light, 0.7) + put({ scale: 0.44 }, brilliant(gem))
          : glow(brush, 0, 0, 36, RED.light, 0.9) + bomb,
    );
  };
  return felt(brush) + put({ x: 30, y: 4, turn: 9 }, each(24, tile)) + sparkle(118, 96, 10) + vignette(brush);
};

export const mines: Mechanic = { draw, mood: 'jewel', hue: 195 };
