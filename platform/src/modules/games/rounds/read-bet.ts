import { formatAmount, type StakeBoundsDetails } from '@paddock/contract';
import type { NewRound } from '@paddock/contract/schemas';
import type { AnyGame, GameBet } from '@paddock/games';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { detailsOf, readStake, type BoundsOfRound } from './round-bounds.ts';

/**
 * Reads the bet of a round within the house's bounds.
 * @throws AMOUNT_INVALID, STAKE_TOO_SMALL, STAKE_TOO_LARGE with the bounds of this choice, WIN_TOO_LARGE where no stake fits
 * it, INVALID_INPUT
 */
export function readBet(
  game: AnyGame,
  { stake, choice }: Pick<NewRound, 'stake' | 'choice'>,
  { bounds, currency }: { readonly bounds: BoundsOfRound; readonly currency: string },
): GameBet<unknown> {
  const stakeMinor = readStake(stake, bounds, currency);
  const bet = game.readBet(stakeMinor, choice);
  if (bet === undefined)
    throw new PlatformError('INVALID_INPUT', [{ at: '/choice', message: 'is none of this game' }]);
  const mostMinor = game.mostMinor(bet);
  if (mostMinor <= bounds.maxWinMinor) return bet;
  const maxMinor = maxStakeOf(stakeMinor, mostMinor, bounds);
  if (maxMinor < bounds.minMinor) throw new PlatformError('WIN_TOO_LARGE');
  const details: StakeBoundsDetails = {
    ...detailsOf({ ...bounds, maxMinor }, currency),
    maxWin: formatAmount(bounds.maxWinMinor, currency),
  };
  throw new PlatformError('STAKE_TOO_LARGE', details);
}

/**
 * The stake at which this choice wins no more than may be won, a minor unit less at most: what is won grows with the stake,
 * and was rounded down by less than one.
 */
function maxStakeOf(stakeMinor: bigint, mostMinor: bigint, { maxWinMinor }: BoundsOfRound): bigint {
  return (stakeMinor * maxWinMinor) / (mostMinor + 1n);
}
