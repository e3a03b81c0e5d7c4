import { MEMORY, memoryEnds, type MemoryChoice, type MemoryFace } from '@paddock/games/memory';

import type { GameFace } from '../game-face.ts';
import { MemoryChoicePanel } from './memory-choice.tsx';
import { MemoryTable } from './memory-table.tsx';

export const MEMORY_FACE: GameFace<MemoryChoice, never, MemoryFace> = {
  game: MEMORY,
  firstChoice: { places: [] },
  stake: 'amount',
  ends: memoryEnds,
  motionMs: () => 2_600,
  Choice: MemoryChoicePanel,
  Table: MemoryTable,
};
