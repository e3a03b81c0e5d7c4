import { DRAGON, dragonEnds, ROWS, type DragonChoice, type DragonFace } from '@paddock/games/dragon';

import type { GameFace } from '../game-face.ts';
import { DragonChoicePanel } from './dragon-choice.tsx';
import { NO_EGG, rowsShown } from './dragon-path.ts';
import { DragonTable } from './dragon-table.tsx';

export const DRAGON_FACE: GameFace<DragonChoice, never, DragonFace> = {
  game: DRAGON,
  firstChoice: { dragons: 1, path: Array.from({ length: ROWS }, () => NO_EGG) },
  stake: 'amount',
  ends: dragonEnds,
  motionMs: ({ face }) => 900 + 320 * rowsShown(face.passed),
  Choice: DragonChoicePanel,
  Table: DragonTable,
};
