import { path, put, type Brush, type Piece } from '../brush.ts';
import { GREEN, RED } from '../colour.ts';
import { glow, vignette } from '../lights.ts';
import { card, cardBack, felt } from './chips.ts';
import type { Mechanic } from './mechanic.ts';

const draw = (brush: Brush): Piece => {
  const arrow = (x: number, y: number, fill: string) => path(`M${x} ${y}l38 44h-20v44h-36v-44h-20Z`, fill);
  return (
    felt(brush) +
    glow(brush, 150, 200, 150, brush.palette.lamp, 0.25) +
    `<g opacity=".95">${arrow(
      62,
      66,
      brush.linear([
        [0, GREEN.pale],
        [1, GREEN.base],
      ]),
    )}</g>` +
    put(
      { x: 238, y: 334, turn: 180, opacity: 0.95 },
      arrow(
        0,
        0,
        brush.linear([
          [0, RED.dark],
          [1, RED.light],
        ]),
      ),
    ) +
    put({ x: 214, y: 140, turn: 12, scale: 0.78, opacity: 0.9 }, cardBack(brush.palette.main)) +
    put({ x: 86, y: 268, turn: -12, scale: 0.78, opacity: 0.9 }, cardBack(brush.palette.main)) +
    put({ x: 150, y: 204, scale: 1.2 }, card('club', 2)) +
    vignette(brush)
  );
};

export const hiLo: Mechanic = { draw, mood: 'jewel', hue: 265 };
