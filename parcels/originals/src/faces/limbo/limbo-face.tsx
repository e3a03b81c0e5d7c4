import { LIMBO, type LimboChoice, type LimboFace } from '@paddock/games/limbo';

import type { GameFace } from '../game-face.ts';
import { LimboChoiceFields } from './limbo-choice-fields.tsx';
import { LimboTable } from './limbo-table.tsx';
import { limboEnds } from './limbo-target.ts';

const MOTION_MS = 900;

export const LIMBO_FACE: GameFace<LimboChoice, never, LimboFace> = {
  game: LIMBO,
  firstChoice: { targetMilli: 2_000 },
  stake: 'amount',
  ends: limboEnds,
  motionMs: () => MOTION_MS,
  Choice: LimboChoiceFields,
  Table: LimboTable,
};
