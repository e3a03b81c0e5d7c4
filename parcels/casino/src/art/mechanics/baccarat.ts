import { path, put, type Brush, type Piece } from '../brush.ts';
import { BLUE, GOLD, INK, RED, SILVER } from '../colour.ts';
import { vignette } from '../lights.ts';
import { card, cardBack, chip, felt } from './chips.ts';
import type { Mechanic } from './mechanic.ts';

const draw = (brush: Brush): Piece =>
  felt(brush) +
  path('M0 120H300M0 272H300', 'none', { stroke: GOLD.base, 'stroke-width': 2, opacity: 0.6 }) +
  path('M150 120V272', 'none', { stroke: GOLD.base, 'stroke-width': 2, opacity: 0.6 }) +
  put({ x: 58, y: 186, turn: -12, scale: 0.78 }, card('diamond', 3)) +
  put({ x: 100, y: 208, turn: 5, scale: 0.78 }, card('club', 1)) +
  put({ x: 242, y: 186, turn: 12, scale: 0.78 }, card('heart', 3)) +
  put({ x: 200, y: 208, turn: -5, scale: 0.78 }, card('spade', 1)) +
  path(
    'M88 44L212 44L228 100H72Z',
    brush.linear([
      [0, SILVER.dark],
      [1, INK],
    ]),
  ) +
  path('M88 44L212 44L216 58H84Z', SILVER.light) +
  put({ x: 150, y: 96, scale: 0.5 }, cardBack(RED)) +
  chip(74, 330, 28, BLUE) +
  chip(74, 322, 28, BLUE) +
  chip(150, 348, 28, GOLD) +
  chip(226, 330, 28, RED) +
  chip(226, 322, 28, RED) +
  chip(226, 314, 28, RED) +
  vignette(brush);

export const baccarat: Mechanic = { draw, mood: 'jewel', hue: 10 };
