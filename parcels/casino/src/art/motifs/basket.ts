import { put, type Brush, type Piece } from '../brush.ts';
import { cherry } from './cherry.ts';
import { grapes } from './grapes.ts';
import { lemon } from './lemon.ts';
import { bright } from './airs.ts';
import type { Motif } from './motif.ts';
import { plum } from './plum.ts';

const draw = (brush: Brush): Piece => {
  const fruits: readonly ((b: Brush) => Piece)[] = [cherry.draw, lemon.draw, plum.draw, grapes.draw];
  const first = brush.chance.below(4);
  const at = (place: number) => (fruits[(first + place) % 4] ?? cherry.draw)(brush);
  return (
    put({ x: -46, y: -34, scale: 0.62, turn: -12 }, at(0)) +
    put({ x: 52, y: -44, scale: 0.6, turn: 14 }, at(1)) +
    put({ x: 4, y: 44, scale: 0.72 }, at(2))
  );
};

export const basket: Motif = { draw, ...bright, hues: [50, 200, 330, 150, 270] };
