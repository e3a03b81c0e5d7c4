import type { AmountMinor } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { GamesParts } from '../games-api.ts';
import { endStake, stakesOf } from '../stakes/stake-store.ts';
import { endRound, type RoundEnd, type RoundRecord } from './round-store.ts';

/**
 * Pays what a round paid, shared among its stakes by their size with the remainder to the first, so that each returns to
 * the money it came from. A void round gives its stakes back.
 */
export async function closeRound(
  tx: Tx,
  { stakes }: Pick<GamesParts, 'stakes'>,
  round: Pick<RoundRecord, 'roundId' | 'playerId' | 'currency' | 'game'>,
  end: RoundEnd,
): Promise<void> {
  const { paidMinor, isVoid, atMs } = end;
  const { roundId, playerId, currency, game } = round;
  const made = await stakesOf(tx, roundId);
  const shares = shareOut(
    paidMinor,
    made.map(({ stakeMinor }) => stakeMinor),
  );
  for (const [at, { stakeId: betId }] of made.entries()) {
    const targetMinor = shares[at] ?? 0n;
    const settlement = { playerId, betId, revision: 1, targetMinor, reason: reasonOf(game), atMs };
    await stakes.settle(tx, { ...settlement, currency, isVoid }, () =>
      endStake(tx, betId, { ...end, paidMinor: targetMinor }),
    );
  }
  await endRound(tx, roundId, end);
}

/** What the ledger says of a round's end. */
export const reasonOf = (game: string): string => `${game} round`;

/** An amount by the weights of its parts, floored, with the remainder to the first. */
export function shareOut(amountMinor: AmountMinor, weights: readonly bigint[]): readonly AmountMinor[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  const shares = weights.map((weight) => (amountMinor * weight) / whole);
  const rest = amountMinor - shares.reduce((sum, share) => sum + share, 0n);
  return shares.map((share, at) => (at === 0 ? share + rest : share));
}
