import { MINES, type MinesChoice as Choice, type MinesFace, type MinesMove } from '@paddock/games/mines';

import type { GameFace } from '../game-face.ts';
import { MinesChoice } from './mines-choice.tsx';
import { MinesTable } from './mines-table.tsx';

const TURNING_MS = 220;
/** Longer at the end, where all tiles turn. */
const ALL_TURNING_MS = 420;

export const MINES_FACE: GameFace<Choice, MinesMove, MinesFace> = {
  game: MINES,
  firstChoice: { mines: 3 },
  stake: 'amount',
  motionMs: ({ isOver, made }) => (isOver ? ALL_TURNING_MS : made.length === 0 ? 0 : TURNING_MS),
  Choice: MinesChoice,
  Table: MinesTable,
};
