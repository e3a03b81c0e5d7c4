import { VIDEO_POKER, type VideoPokerFace, type VideoPokerMove } from '@paddock/games/video-poker';

import { dealingMs } from '../cards/dealt-card.tsx';
import type { NoChoice } from '../felt/no-choice.ts';
import type { GameFace } from '../game-face.ts';
import { HAND } from './held-cards.ts';
import { VideoPokerTable } from './video-poker-table.tsx';

export const VIDEO_POKER_FACE: GameFace<NoChoice, VideoPokerMove, VideoPokerFace> = {
  game: VIDEO_POKER,
  firstChoice: {},
  stake: 'amount',
  // Whatever a hand pays is the stake so many times.
  payStep: () => ({ num: 1n, den: 1n }),
  motionMs: ({ face }) => dealingMs(HAND - (face.held?.length ?? 0)),
  Table: VideoPokerTable,
};
