import type { SharedBetView } from '@paddock/contract/schemas';

import { freeSlot, stakedOf } from './round-bets.ts';

/** What the one button of the table does, or why it does nothing. */
export type BetButton = 'closed' | 'empty' | 'too-much' | 'no-slot' | 'bet';

interface TableState {
  readonly isOpen: boolean;
  readonly bets: readonly SharedBetView[];
  readonly draftMinor: bigint;
  /** Most that a player stakes in a round; undefined until it is known. */
  readonly maxMinor: bigint | undefined;
  readonly slots: number;
}

export function betButton({ isOpen, bets, draftMinor, maxMinor, slots }: TableState): BetButton {
  if (!isOpen) return 'closed';
  if (draftMinor === 0n || maxMinor === undefined) return 'empty';
  if (stakedOf(bets) + draftMinor > maxMinor) return 'too-much';
  return freeSlot(bets, slots) === undefined ? 'no-slot' : 'bet';
}
