import { BLACKJACK, type BlackjackFace, type BlackjackMove } from '@paddock/games/blackjack';

import type { NoChoice } from '../felt/no-choice.ts';
import type { GameFace } from '../game-face.ts';
import { blackjackMotionMs } from './blackjack-steps.ts';
import { BlackjackTable } from './blackjack-table.tsx';

export const BLACKJACK_FACE: GameFace<NoChoice, BlackjackMove, BlackjackFace> = {
  game: BLACKJACK,
  firstChoice: {},
  stake: 'amount',
  motionMs: blackjackMotionMs,
  Table: BlackjackTable,
};
