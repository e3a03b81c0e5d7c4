import type { Ratio } from '@paddock/contract';
import { BLACKJACK, type BlackjackFace, type BlackjackMove } from '@paddock/games/blackjack';

import type { NoChoice } from '../felt/no-choice.ts';
import type { GameFace } from '../game-face.ts';
import { blackjackMotionMs } from './blackjack-steps.ts';
import { BlackjackTable } from './blackjack-table.tsx';

/** Of the stake: a multiple of it is whatever the table of pays names. */
const HALF: Ratio = { num: 1n, den: 2n };

export const BLACKJACK_FACE: GameFace<NoChoice, BlackjackMove, BlackjackFace> = {
  game: BLACKJACK,
  firstChoice: {},
  stake: 'amount',
  payStep: () => HALF,
  motionMs: blackjackMotionMs,
  Table: BlackjackTable,
};
