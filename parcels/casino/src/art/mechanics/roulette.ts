import { circle, put, type Brush, type Piece } from '../brush.ts';
import { BLUE, GOLD, IVORY, RED } from '../colour.ts';
import { vignette } from '../lights.ts';
import { chip, felt } from './chips.ts';
import type { Mechanic } from './mechanic.ts';
import { wheelOfNumbers } from './wheel-of-numbers.ts';

const draw = (brush: Brush): Piece =>
  felt(brush) +
  put(
    { x: 156, y: 214, turn: -6 },
    wheelOfNumbers(brush),
    circle(-92, -74, 9, IVORY),
    circle(-94, -77, 3, '#fff'),
  ) +
  chip(52, 358, 25, RED) +
  chip(96, 374, 25, BLUE) +
  chip(66, 332, 25, GOLD) +
  vignette(brush);

export const roulette: Mechanic = { draw, mood: 'jewel', hue: 155 };
