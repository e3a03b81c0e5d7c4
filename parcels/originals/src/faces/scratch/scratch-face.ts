import { SCRATCH, scratchEnds, type ScratchFace } from '@paddock/games/scratch';

import type { GameFace } from '../game-face.ts';
import { ScratchRules } from './scratch-rules.tsx';
import { ScratchTable } from './scratch-table.tsx';

export const SCRATCH_FACE: GameFace<Readonly<Record<string, never>>, never, ScratchFace> = {
  game: SCRATCH,
  firstChoice: {},
  stake: 'amount',
  ends: scratchEnds,
  // A ticket is paid as it is bought: nothing waits for the scratching.
  motionMs: () => 0,
  Table: ScratchTable,
  Rules: ScratchRules,
};
