import { WHEEL, type WheelChoice, type WheelFace } from '@paddock/games/wheel';

import type { GameFace } from '../game-face.ts';
import { WheelChoiceFields } from './wheel-choice-fields.tsx';
import { wheelEnds } from './wheel-ring.ts';
import { WheelTable } from './wheel-table.tsx';

const MOTION_MS = 2_400;

export const WHEEL_FACE: GameFace<WheelChoice, never, WheelFace> = {
  game: WHEEL,
  firstChoice: { segments: 20, risk: 'medium' },
  stake: 'amount',
  ends: wheelEnds,
  motionMs: () => MOTION_MS,
  Choice: WheelChoiceFields,
  Table: WheelTable,
};
