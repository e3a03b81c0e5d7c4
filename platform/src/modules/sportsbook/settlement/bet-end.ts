import type { AmountMinor } from '@paddock/contract';
import type { BetStatus } from '@paddock/contract/schemas';

/** How a bet stood before and after it was looked at beside its results. */
export interface BetMove {
  readonly before: BetStatus;
  readonly after: BetStatus;
  readonly revision: number;
  /** What the player got by it; negative when a correction took money back. */
  readonly paidMinor: AmountMinor;
}

/** What is new of a bet as a whole: it ended, opened again, or something was added to it. */
export interface JudgedEnd {
  readonly move: Omit<BetMove, 'paidMinor'>;
  readonly revision: number;
  readonly currency: string;
  readonly targetMinor: AmountMinor;
  readonly stakeMinor: AmountMinor;
  readonly legs: number;
  readonly isVoid: boolean;
  /** Of a bet with a gift: whether its stake came back. Undefined for every other. */
  readonly isGiftBack: boolean | undefined;
  /** What its boost or insurance has to have added; undefined without one. */
  readonly extraMinor: AmountMinor | undefined;
  readonly extraBy: 'boost' | 'insurance';
  readonly atMs: number;
}
