import { circle, put, type Brush, type Piece } from '../brush.ts';
import { BLUE, GOLD, RED } from '../colour.ts';
import { glow, vignette } from '../lights.ts';
import { card, chip, felt } from './chips.ts';
import type { Mechanic } from './mechanic.ts';

const draw = (brush: Brush): Piece =>
  felt(brush) +
  circle(150, 400, 190, 'none', { stroke: brush.palette.lamp, 'stroke-width': 2, opacity: 0.28 }) +
  circle(150, 400, 172, 'none', { stroke: brush.palette.lamp, 'stroke-width': 1, opacity: 0.28 }) +
  glow(brush, 150, 170, 150, brush.palette.lamp, 0.22) +
  put({ x: 116, y: 178, turn: -14, scale: 1.12 }, card('heart', 3)) +
  put({ x: 184, y: 196, turn: 10, scale: 1.12 }, card('spade')) +
  chip(92, 338, 30, RED) +
  chip(150, 350, 32, brush.palette.main) +
  chip(150, 342, 32, GOLD) +
  chip(208, 338, 30, BLUE) +
  vignette(brush);

export const blackjack: Mechanic = { draw, mood: 'jewel', hue: 160 };
