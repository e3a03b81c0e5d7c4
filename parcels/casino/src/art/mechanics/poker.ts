import { put, type Brush, type Piece } from '../brush.ts';
import { GOLD, RED } from '../colour.ts';
import { glow, vignette } from '../lights.ts';
import { card, chip, felt } from './chips.ts';
import type { Mechanic } from './mechanic.ts';

const draw = (brush: Brush): Piece =>
  felt(brush) +
  glow(brush, 150, 180, 150, brush.palette.lamp, 0.25) +
  (['spade', 'diamond', 'club', 'heart'] as const)
    .map((suit, at) =>
      put({ x: 150, y: 330, turn: -27 + at * 18 }, put({ y: -160, scale: 1.05 }, card(suit, 1))),
    )
    .join('') +
  chip(80, 338, 30, RED) +
  chip(80, 330, 30, RED) +
  chip(220, 340, 30, brush.palette.second) +
  chip(150, 352, 34, GOLD) +
  vignette(brush);

export const poker: Mechanic = { draw, mood: 'jewel', hue: 25 };
