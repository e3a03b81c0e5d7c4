import { BINGO, BINGOS, type BingoChoice, type BingoFace } from '@paddock/games/bingo';

import type { GameFace } from '../game-face.ts';
import { BALL_MS } from './called.ts';
import { BingoChoicePanel } from './bingo-choice.tsx';
import { BingoRules } from './bingo-rules.tsx';
import { BingoTable } from './bingo-table.tsx';

export const BINGO_FACE: GameFace<BingoChoice, never, BingoFace> = {
  game: BINGO,
  firstChoice: { balls: 75, cards: 1 },
  stake: 'amount',
  // Tenths of a card's stake.
  payStep: ({ cards }) => ({ num: 1n, den: 10n * BigInt(cards) }),
  motionMs: ({ choice }) => BALL_MS * BINGOS[choice.balls].drawn,
  Choice: BingoChoicePanel,
  Table: BingoTable,
  Rules: BingoRules,
};
