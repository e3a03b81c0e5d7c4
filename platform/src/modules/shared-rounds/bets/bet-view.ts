import { formatAmount } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';

import { knownEnd, type Table } from '../tables/table.ts';
import type { HeldBet } from './bet-store.ts';

/** A bet as its player may see it at a moment. @param result what its round came to, null while it is not over */
export function betView(table: Table, bet: HeldBet, result: unknown, atMs: number): SharedBetView {
  const { end, currency } = bet;
  const live = table.roundOf(bet.round);
  const known = end === undefined && live !== undefined ? knownEnd(live, bet, atMs) : undefined;
  const paidMinor = end?.paidMinor ?? known?.paidMinor;
  return {
    id: bet.betId,
    number: bet.number,
    game: bet.game,
    round: bet.round,
    slot: bet.slot,
    currency,
    stake: formatAmount(bet.stakeMinor, currency),
    choice: bet.choice,
    placedAtMs: bet.acceptedAtMs,
    collectedMilli: end?.paidMilli ?? known?.collectedMilli ?? null,
    paid: paidMinor === undefined ? null : formatAmount(paidMinor, currency),
    isVoid: end?.isVoid ?? false,
    isTakenBack: end?.isTakenBack ?? false,
    endedAtMs: end?.atMs ?? null,
    result: result ?? live?.record.over?.result ?? null,
  };
}
