import { BACCARAT, type BaccaratChoice as Choice, type BaccaratFace } from '@paddock/games/baccarat';

import { chipsMinor } from '../chips/chips.ts';
import type { GameFace } from '../game-face.ts';
import { BaccaratRules } from './baccarat-rules.tsx';
import { baccaratMotionMs } from './baccarat-steps.ts';
import { BaccaratTable } from './baccarat-table.tsx';

export const BACCARAT_FACE: GameFace<Choice, never, BaccaratFace> = {
  game: BACCARAT,
  firstChoice: { chips: [] },
  stake: { chipsMinor: ({ chips }) => chipsMinor(chips) },
  paidApart: ({ chips }) => chips.length,
  motionMs: ({ face }) => baccaratMotionMs(face),
  Choice: BaccaratRules,
  Table: BaccaratTable,
};
