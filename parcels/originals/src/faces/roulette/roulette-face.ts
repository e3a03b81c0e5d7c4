import { ROULETTE, type RouletteChoice as Choice, type RouletteFace } from '@paddock/games/roulette';

import { chipsMinor } from '../chips/chips.ts';
import type { GameFace } from '../game-face.ts';
import { RouletteChoice } from './roulette-choice.tsx';
import { RouletteTable } from './roulette-table.tsx';

const SPINNING_MS = 3_600;

export const ROULETTE_FACE: GameFace<Choice, never, RouletteFace> = {
  game: ROULETTE,
  firstChoice: { table: 'european', chips: [] },
  stake: { chipsMinor: ({ chips }) => chipsMinor(chips) },
  paidApart: ({ chips }) => chips.length,
  motionMs: () => SPINNING_MS,
  Choice: RouletteChoice,
  Table: RouletteTable,
};
