import { LOTTERY, lotteryEnds, type LotteryChoice, type LotteryFace } from '@paddock/games/lottery';

import type { GameFace } from '../game-face.ts';
import { LotteryChoicePanel } from './lottery-choice.tsx';
import { NO_STAR } from './lottery-ticket.ts';
import { LotteryTable } from './lottery-table.tsx';

export const LOTTERY_FACE: GameFace<LotteryChoice, never, LotteryFace> = {
  game: LOTTERY,
  firstChoice: { numbers: [], star: NO_STAR },
  stake: 'amount',
  ends: lotteryEnds,
  motionMs: () => 3_000,
  Choice: LotteryChoicePanel,
  Table: LotteryTable,
};
