import { mostOfUnit, unitCount } from '@paddock/contract/bets';

import { boundIn, minorWithin } from '../../../products/index.ts';
import type { StakeRoom, UnstakedBet } from '../../risk/stake-room.ts';
import type { BoundedBet, TradingBounds } from './trading-bounds.ts';

/** The largest stakes that traders leave a bet: of any, and so that it wins no more than its player may. */
export function boundRooms(bounds: TradingBounds, bet: UnstakedBet, of: BoundedBet): readonly StakeRoom[] {
  const stakeCents = bounds.stakeOf(of);
  const winCents = bounds.winOf(of);
  const stake = stakeCents === undefined ? undefined : boundIn(stakeCents, bet.currency);
  const rooms: (bigint | undefined)[] = [
    stake,
    winCents === undefined ? undefined : stakeWinning(bet, winCents),
  ];
  return rooms.flatMap((maxMinor) => (maxMinor === undefined ? [] : [{ code: 'STAKE_TOO_LARGE', maxMinor }]));
}

/** The largest stake whose best end brings no more than this above it; undefined for one that can win nothing. */
function stakeWinning({ plan, legs, currency }: UnstakedBet, cents: bigint): bigint | undefined {
  const units = unitCount(plan, legs.length);
  const most = mostOfUnit(plan, legs);
  const won = most.num - units * most.den;
  if (won <= 0n) return undefined;
  const within = minorWithin(cents, currency);
  return ((within.num * most.den) / (within.den * won)) * units;
}
