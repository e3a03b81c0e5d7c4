import { DICE, type DiceChoice, type DiceFace } from '@paddock/games/dice';

import type { GameFace } from '../game-face.ts';
import { DiceChoiceFields } from './dice-choice-fields.tsx';
import { diceEnds } from './dice-choice.ts';
import { DiceTable } from './dice-table.tsx';

const MOTION_MS = 700;

export const DICE_FACE: GameFace<DiceChoice, never, DiceFace> = {
  game: DICE,
  firstChoice: { side: 'under', target: 500_000 },
  stake: 'amount',
  ends: diceEnds,
  motionMs: () => MOTION_MS,
  Choice: DiceChoiceFields,
  Table: DiceTable,
};
