import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import type { JudgedStake, ProductWagering } from './wagering.ts';

/** A stake that has ended, as its product keeps it. */
export interface EndedStake {
  readonly stakeMinor: AmountMinor;
  /** Most of it that could be lost; less where its parts covered one another. */
  readonly riskedMinor: AmountMinor;
  readonly acceptedAtMs: number;
  readonly endedAtMs: number;
  readonly isVoid: boolean;
}

export interface IndependentStakes {
  readonly usualPercent: number;
  /** @throws Error for one that is not there or has not ended. */
  endedStake(tx: Tx, stakeId: BetId): Promise<EndedStake>;
  /** Stakes of these players that are open. */
  openStakes(tx: Tx, players: readonly PlayerId[]): Promise<readonly BetId[]>;
}

/**
 * Wagering of stakes that are drawn apart, so that none covers another: each counts by itself, with what of it could be
 * lost (rules §14), and all real money in open ones can be lost at once.
 */
export function independentWagering(stakes: IndependentStakes): ProductWagering {
  return {
    usualPercent: stakes.usualPercent,
    async judge(tx, { grantedAtMs, terms: { maxStakeMinor } }, { betId }) {
      const { stakeMinor, riskedMinor, acceptedAtMs, endedAtMs, isVoid } = await stakes.endedStake(tx, betId);
      const reason: JudgedStake['reason'] = isVoid
        ? 'void'
        : acceptedAtMs < grantedAtMs
          ? 'before'
          : maxStakeMinor !== null && stakeMinor > maxStakeMinor
            ? 'stake'
            : riskedMinor < stakeMinor
              ? 'cover'
              : 'counted';
      const countedMinor = reason === 'counted' || reason === 'cover' ? riskedMinor : 0n;
      return [{ betId, stakeMinor, countedMinor, reason, acceptedAtMs, settledAtMs: endedAtMs }];
    },
    async realAtRisk(tx, _open, { players, realOf }) {
      const real = await realOf(await stakes.openStakes(tx, players));
      const openMinor = [...real.values()].reduce((sum, minor) => sum + minor, 0n);
      return () => ({ riskedMinor: openMinor, openMinor });
    },
  };
}
