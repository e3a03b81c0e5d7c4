import type { AmountMinor } from '@paddock/contract';
import { leastOfAll, type Lottery } from '@paddock/games/lotto';

import type { Ticket } from './ticket.ts';

/** A ticket in one draw with others, in one currency for all of them. */
export interface WorthTicket extends Pick<Ticket, 'fields' | 'lineMinor' | 'stakeMinor'> {
  /** What of its stake is looked at: all of it, or the real money in it. */
  readonly worthMinor: AmountMinor;
  /** The house paid its stake: it can win and lose nothing. */
  readonly isGiven?: boolean;
}

/** Parts of a unit, so that a worth of a few units is not rounded away line by line. */
const FINE = 1_000_000n;

/**
 * What tickets in one draw can lose together at worst, rounded up. Others beside them lessen it where they win, and add nothing
 * where they lose.
 * @param rules of the lottery; undefined where nobody knows them any more: all can be lost
 */
export function jointLossMinor(
  rules: Lottery | undefined,
  tickets: readonly WorthTicket[],
  beside: readonly WorthTicket[] = [],
): AmountMinor {
  const aloneMinor = sureMinor(rules, tickets);
  const besideMinor = sumOf(beside.filter(({ isGiven }) => isGiven !== true));
  const togetherMinor = sureMinor(rules, [...tickets, ...beside]) - besideMinor;
  const lossMinor = sumOf(tickets) - (aloneMinor > togetherMinor ? aloneMinor : togetherMinor);
  return lossMinor > 0n ? lossMinor : 0n;
}

/** What every draw pays back of them. */
function sureMinor(rules: Lottery | undefined, tickets: readonly WorthTicket[]): AmountMinor {
  if (rules === undefined) return 0n;
  const fields = tickets.flatMap(({ fields: entries, lineMinor, stakeMinor, worthMinor }) =>
    entries.map((entry) => ({ entry, lineMinor, worth: (worthMinor * FINE) / stakeMinor })),
  );
  return leastOfAll(rules, fields) / FINE;
}

const sumOf = (tickets: readonly WorthTicket[]): AmountMinor =>
  tickets.reduce((sum, { worthMinor }) => sum + worthMinor, 0n);
