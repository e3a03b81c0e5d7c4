import { SAFE, safeEnds, type SafeChoice, type SafeFace } from '@paddock/games/safe';

import type { GameFace } from '../game-face.ts';
import { SafeChoicePanel } from './safe-choice.tsx';
import { SafeTable } from './safe-table.tsx';

export const SAFE_FACE: GameFace<SafeChoice, never, SafeFace> = {
  game: SAFE,
  firstChoice: { code: [0, 0, 0] },
  stake: 'amount',
  ends: safeEnds,
  motionMs: ({ choice }) => 600 + 400 * choice.code.length,
  Choice: SafeChoicePanel,
  Table: SafeTable,
};
