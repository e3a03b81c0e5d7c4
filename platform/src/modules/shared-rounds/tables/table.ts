import type { BetId } from '@paddock/contract';

import type { SaltedChain } from '../chains/chains.ts';
import type { HeldBet } from '../bets/bet-store.ts';
import type { Drawn, Exposure, TableRules } from '../rules/table-rules.ts';
import type { RoundRecord } from './round-store.ts';

/** A round with what its owner knows of it. */
export interface LiveRound {
  record: RoundRecord;
  readonly chain: SaltedChain;
  /** That of the round before, which everybody knows by now. */
  readonly hashBefore: string;
  readonly hash: string;
  readonly drawn: Drawn;
  readonly bets: Map<BetId, HeldBet>;
  /** What is held by bets, and by those that are being placed. */
  readonly exposure: Exposure;
}

/** How a round of a bet stands. */
export type BetStanding =
  | { readonly kind: 'open' }
  | { readonly kind: 'running'; readonly elapsedMs: number }
  | { readonly kind: 'over' };

/**
 * A table in the memory of its one owner. What it knows is in the database too, or follows from it: nothing of it is lost by
 * a crash but when the next round was to begin.
 */
export class Table {
  readonly rules: TableRules;
  /** The round that all who look at the table see. */
  shown: LiveRound | undefined;
  /** The one that takes bets: that which is shown, or the next. */
  open: LiveRound | undefined;
  /** When the shown round begins; undefined while nobody is there. */
  startsAtMs: number | undefined;
  /** When somebody looked last. */
  seenAtMs = 0;
  /** Has the table run: a bet on it is not left waiting for somebody who looks. */
  wake: () => void = () => undefined;
  /** Presses on their way into the database. */
  readonly pressing = new Map<BetId, Promise<HeldBet>>();
  /** Bets whose end is known and not yet in the ledger. */
  readonly due = new Map<BetId, HeldBet>();
  /** Those that could not be paid: they are tried again with what a crash left. */
  readonly failed = new Set<BetId>();
  #changes = 0;

  constructor(rules: TableRules) {
    this.rules = rules;
  }

  /** Counts up with whatever is to be shown. */
  get changes(): number {
    return this.#changes;
  }

  changed(): void {
    this.#changes += 1;
  }

  /** The round of a bet, while it is in memory. */
  roundOf(round: number): LiveRound | undefined {
    return [this.shown, this.open].find((live) => live?.record.number === round);
  }

  bet(betId: BetId): HeldBet | undefined {
    return this.shown?.bets.get(betId) ?? this.open?.bets.get(betId);
  }

  /** Its end is known: it is to be paid. */
  owe(bet: HeldBet): void {
    if (bet.end === undefined && !this.failed.has(bet.betId)) this.due.set(bet.betId, bet);
  }

  /** A bet was placed, pressed or ended. */
  put(bet: HeldBet): void {
    const live = this.roundOf(bet.round);
    if (live === undefined) return;
    if (bet.end?.isTakenBack === true) live.bets.delete(bet.betId);
    else live.bets.set(bet.betId, bet);
    if (bet.end === undefined) this.wake();
    this.changed();
  }
}

export function standingOf({ record, drawn }: LiveRound, atMs: number): BetStanding {
  if (record.beganAtMs === undefined) return { kind: 'open' };
  const elapsedMs = atMs - record.beganAtMs;
  return elapsedMs >= drawn.lastsMs ? { kind: 'over' } : { kind: 'running', elapsedMs };
}

/** How a bet of a round ended, as far as everybody may know at a moment. */
export function knownEnd(
  live: LiveRound,
  bet: HeldBet,
  atMs: number,
): ReturnType<Drawn['endOf']> | undefined {
  const { record, drawn } = live;
  if (record.beganAtMs === undefined) return undefined;
  const end = drawn.endOf(bet, record.stopMilli);
  const isLost = end.paidMinor === 0n;
  const isKnown = isLost ? record.over !== undefined : atMs - record.beganAtMs >= end.knownAfterMs;
  return isKnown ? end : undefined;
}
