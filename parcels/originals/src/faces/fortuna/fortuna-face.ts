import { FORTUNA, INNER, OUTER, type FortunaFace } from '@paddock/games/fortuna';

import type { GameFace } from '../game-face.ts';
import { FortunaTable } from './fortuna-table.tsx';

export const FORTUNA_FACE: GameFace<Readonly<Record<string, never>>, never, FortunaFace> = {
  game: FORTUNA,
  firstChoice: {},
  stake: 'amount',
  ends: () => OUTER.flatMap((prize) => INNER.map((factor) => [1n, prize * factor] as const)),
  motionMs: () => 2_800,
  Table: FortunaTable,
};
