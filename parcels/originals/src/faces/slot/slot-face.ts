import type { Ratio } from '@paddock/contract';
import { SLOT, type SlotFace } from '@paddock/games/slot';

import type { GameFace } from '../game-face.ts';
import { SlotParSheet } from './slot-par-sheet.tsx';
import { SlotTable } from './slot-table.tsx';
import { framesOf, lastsMs } from './slot-timeline.ts';

/** Of the stake: a multiple of it is whatever the table of pays names. */
const HALF: Ratio = { num: 1n, den: 2n };

export const SLOT_FACE = {
  game: SLOT,
  firstChoice: {},
  stake: 'amount',
  payStep: () => HALF,
  motionMs: ({ face }) => lastsMs(framesOf(face)),
  Table: SlotTable,
  Rules: SlotParSheet,
} satisfies GameFace<Readonly<Record<string, never>>, never, SlotFace>;
