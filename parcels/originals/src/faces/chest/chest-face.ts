import { CHEST, PRIZES, type ChestChoice, type ChestFace } from '@paddock/games/chest';

import type { GameFace } from '../game-face.ts';
import { ChestChoicePanel } from './chest-choice.tsx';
import { NONE_OPENED } from './chest-words.ts';
import { ChestTable } from './chest-table.tsx';

export const CHEST_FACE: GameFace<ChestChoice, never, ChestFace> = {
  game: CHEST,
  firstChoice: { chests: 6, opened: NONE_OPENED },
  stake: 'amount',
  ends: ({ chests }) => PRIZES[chests].map((prize) => [1n, prize]),
  motionMs: () => 1_600,
  Choice: ChestChoicePanel,
  Table: ChestTable,
};
