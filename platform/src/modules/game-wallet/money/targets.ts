import type { AmountMinor, BetId } from '@paddock/contract';

/** A stake of a round, in the order of placing. */
export interface RoundBet {
  readonly stakeId: BetId;
  readonly stakeMinor: AmountMinor;
  /** Rolled back: its stake is returned, and nothing it won stands. */
  readonly isVoid: boolean;
}

/** A win that stands. */
export interface RoundWin {
  readonly wonMinor: AmountMinor;
  /** The bet it names; undefined where it is of the whole round. */
  readonly stakeId: BetId | undefined;
  /** Bets of the round that were placed before it. */
  readonly betsBefore: number;
}

/**
 * Everything each bet of a round has to have paid (rules §7, §12): what names it, and of each win of the round a share by
 * its size among the bets that were placed before that win and stand, floored, the remainder to the first of them. So money
 * returns to where the stakes came from. A bet that was rolled back has to have paid its stake.
 */
export function targetsOf(
  bets: readonly RoundBet[],
  wins: readonly RoundWin[],
): ReadonlyMap<BetId, AmountMinor> {
  const targets = new Map(bets.map(({ stakeId, stakeMinor, isVoid }) => [stakeId, isVoid ? stakeMinor : 0n]));
  const add = (stakeId: BetId, minor: AmountMinor): void => {
    targets.set(stakeId, (targets.get(stakeId) ?? 0n) + minor);
  };
  for (const { wonMinor, stakeId, betsBefore } of wins) {
    const sharing = bets
      .slice(0, betsBefore)
      .filter((bet) => !bet.isVoid && (stakeId === undefined || bet.stakeId === stakeId));
    const whole = sharing.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
    const [first] = sharing;
    if (first === undefined) continue;
    let rest = wonMinor;
    for (const bet of sharing) {
      const share = (wonMinor * bet.stakeMinor) / whole;
      add(bet.stakeId, share);
      rest -= share;
    }
    add(first.stakeId, rest);
  }
  return targets;
}
