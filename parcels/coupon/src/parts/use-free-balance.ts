import { useState } from 'react';
import type { AmountMinor } from '@paddock/contract';

/** What a stake can be taken of; `ownMinor` is `null` while the account is not known. */
export interface Balance {
  readonly ownMinor: AmountMinor | null;
  readonly bonusMinor: AmountMinor;
}

interface Under {
  readonly isPlacing: boolean;
  /** All stakes that were sent; 0 where they are not known. */
  readonly sentMinor: AmountMinor;
  /** The last placement placed nothing: what was held for it is free again. */
  readonly isRefused: boolean;
}

/**
 * The balance without what is held for bets under way, which the coupon takes off by itself: while a bet is placed the
 * one from before it was sent, and once it is refused the same until the released stake has been heard of.
 */
export function useFreeBalance(now: Balance, { isPlacing, sentMinor, isRefused }: Under): Balance {
  const [before, setBefore] = useState({ balance: isPlacing ? UNKNOWN : now, heldMinor: 0n });
  if (isPlacing) {
    if (before.heldMinor !== sentMinor) setBefore({ ...before, heldMinor: sentMinor });
    return before.balance;
  }
  const { balance, heldMinor } = before;
  if (isRefused && heldMinor > 0n && totalOf(balance) - totalOf(now) === heldMinor) return balance;
  if (heldMinor !== 0n || balance.ownMinor !== now.ownMinor || balance.bonusMinor !== now.bonusMinor)
    setBefore({ balance: now, heldMinor: 0n });
  return now;
}

const UNKNOWN: Balance = { ownMinor: null, bonusMinor: 0n };

function totalOf({ ownMinor, bonusMinor }: Balance): AmountMinor {
  return (ownMinor ?? 0n) + bonusMinor;
}
