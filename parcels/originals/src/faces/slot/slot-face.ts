import { SLOT, type SlotFace } from '@paddock/games/slot';

import type { GameFace } from '../game-face.ts';
import { SlotParSheet } from './slot-par-sheet.tsx';
import { SlotTable } from './slot-table.tsx';
import { framesOf, lastsMs } from './slot-timeline.ts';

export const SLOT_FACE = {
  game: SLOT,
  firstChoice: {},
  stake: 'amount',
  motionMs: ({ face }) => lastsMs(framesOf(face)),
  Table: SlotTable,
  Rules: SlotParSheet,
} satisfies GameFace<Readonly<Record<string, never>>, never, SlotFace>;
