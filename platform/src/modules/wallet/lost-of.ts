import type { AmountMinor } from '@paddock/contract';

import type { StakeState } from './changed-stakes.ts';

/**
 * Real money lost by a stake: what was staked less what came back of it, by a boost or an insurance too. Below zero for a win;
 * nothing while it is held, of one that was given back, and of a stake that was no real money.
 */
export const lostOf = ({ isSettled, realMinor, paidMinor, addedMinor }: StakeState): AmountMinor =>
  isSettled && realMinor > 0n ? realMinor - paidMinor - addedMinor : 0n;
