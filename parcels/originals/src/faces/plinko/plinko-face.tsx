import { PLINKO, type PlinkoChoice, type PlinkoFace } from '@paddock/games/plinko';

import type { GameFace } from '../game-face.ts';
import { PlinkoChoiceFields } from './plinko-choice-fields.tsx';
import { plinkoEnds } from './plinko-fall.ts';
import { PlinkoTable } from './plinko-table.tsx';

/** From one peg to the next. */
const STEP_MS = 140;

export const PLINKO_FACE: GameFace<PlinkoChoice, never, PlinkoFace> = {
  game: PLINKO,
  firstChoice: { rows: 12, risk: 'medium' },
  stake: 'amount',
  ends: plinkoEnds,
  motionMs: ({ face }) => face.path.length * STEP_MS,
  Choice: PlinkoChoiceFields,
  Table: PlinkoTable,
};
