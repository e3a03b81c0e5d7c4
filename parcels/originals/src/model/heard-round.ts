import { parseAmount, type TableRoundView } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';

import type { Heard } from './sound-of.ts';

const minorOf = (amount: string, currency: string): bigint => parseAmount(amount, currency) ?? 0n;

/**
 * What is heard of a round that many share: its beginning, and its end, won by whom it brought more than it cost. A player
 * hears the end once it is known what became of their bets; without bets, and for guests, it is nothing but over.
 */
export function heardRound(round: TableRoundView | undefined, own: readonly SharedBetView[]): Heard {
  if (round?.phase !== 'ended') return { isDealing: round?.phase === 'running', over: undefined };
  const bets = own.filter((bet) => bet.round === round.number && !bet.isTakenBack);
  if (bets.some(({ endedAtMs }) => endedAtMs === null)) return { isDealing: false, over: undefined };
  const broughtMinor = bets.reduce(
    (sum, { paid, stake, currency }) => sum + minorOf(paid ?? '0', currency) - minorOf(stake, currency),
    0n,
  );
  return { isDealing: false, over: { id: String(round.number), isWon: broughtMinor > 0n } };
}
