import { KENO, type KenoChoice, type KenoFace } from '@paddock/games/keno';

import type { GameFace } from '../game-face.ts';
import { kenoEnds } from './keno-card.ts';
import { KenoChoiceFields } from './keno-choice-fields.tsx';
import { KenoTable } from './keno-table.tsx';

/** From one number drawn to the next. */
const STEP_MS = 160;

export const KENO_FACE: GameFace<KenoChoice, never, KenoFace> = {
  game: KENO,
  firstChoice: { numbers: [], risk: 'classic' },
  stake: 'amount',
  ends: kenoEnds,
  motionMs: ({ face }) => face.drawn.length * STEP_MS,
  Choice: KenoChoiceFields,
  Table: KenoTable,
};
