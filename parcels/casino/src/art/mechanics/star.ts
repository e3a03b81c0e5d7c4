import type { Brush } from '../brush.ts';
import { GOLD } from '../colour.ts';

export const STAR: readonly (readonly [number, number])[] = [
  [0, -17],
  [4, -5],
  [17, -5],
  [7, 3],
  [10, 15],
  [0, 8],
  [-10, 15],
  [-7, 3],
  [-17, -5],
  [-4, -5],
];

export const gold = (brush: Brush) =>
  brush.linear([
    [0, GOLD.pale],
    [0.5, GOLD.base],
    [1, GOLD.dark],
  ]);
