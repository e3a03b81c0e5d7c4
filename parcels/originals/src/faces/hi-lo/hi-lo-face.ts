import { HI_LO, type HiLoFace, type HiLoMove } from '@paddock/games/hi-lo';

import { dealingMs } from '../cards/dealt-card.tsx';
import type { NoChoice } from '../felt/no-choice.ts';
import type { GameFace } from '../game-face.ts';
import { HiLoTable } from './hi-lo-table.tsx';

export const HI_LO_FACE: GameFace<NoChoice, HiLoMove, HiLoFace> = {
  game: HI_LO,
  firstChoice: {},
  stake: 'amount',
  /** A round that is collected turns no card. */
  motionMs: ({ made }) => (made.at(-1)?.kind === 'collect' ? 0 : dealingMs(1)),
  Table: HiLoTable,
};
