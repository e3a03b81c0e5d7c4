import {
  MINES,
  mostTiles,
  multiplierAfter,
  type MinesChoice as Choice,
  type MinesFace,
  type MinesMove,
} from '@paddock/games/mines';
import { choose, type End } from '@paddock/games/ways';

import type { GameFace } from '../game-face.ts';
import { MinesChoice } from './mines-choice.tsx';
import { TILES } from './mines-tiles.ts';
import { MinesTable } from './mines-table.tsx';

const TURNING_MS = 220;
/** Longer at the end, where all tiles turn. */
const ALL_TURNING_MS = 420;

/** To collect after one safe tile, after two, and so on. */
function endsByPlan(choice: Choice): readonly (readonly End[])[] {
  return Array.from({ length: mostTiles(choice) }, (_, before): readonly End[] => {
    const safe = before + 1;
    const ways = choose(TILES - choice.mines, safe);
    return [
      [ways, multiplierAfter(choice, safe)],
      [choose(TILES, safe) - ways, 0],
    ];
  });
}

export const MINES_FACE: GameFace<Choice, MinesMove, MinesFace> = {
  game: MINES,
  firstChoice: { mines: 3 },
  stake: 'amount',
  plans: endsByPlan,
  motionMs: ({ isOver, made }) => (isOver ? ALL_TURNING_MS : made.length === 0 ? 0 : TURNING_MS),
  Choice: MinesChoice,
  Table: MinesTable,
};
