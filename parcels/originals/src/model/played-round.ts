import { parseAmount, type AmountMinor } from '@paddock/contract';
import type { RoundView } from '@paddock/contract/schemas';

import type { ShownRound } from '../faces/game-face.ts';

/** A round that was played, with what it takes to recompute it. */
export interface PlayedRound {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly currency: string;
  readonly choice: unknown;
  readonly made: readonly unknown[];
  readonly firstStakeMinor: AmountMinor;
  readonly stakedMinor: AmountMinor;
  /** Undefined while it is open. */
  readonly paidMinor: AmountMinor | undefined;
  readonly isVoid: boolean;
  /** The house paid the stake. */
  readonly isFree?: boolean;
  readonly seeds: RoundView['seeds'];
  readonly beganAtMs: number;
}

const minorOf = (amount: string, currency: string): AmountMinor => parseAmount(amount, currency) ?? 0n;

export function playedOf(view: RoundView): PlayedRound {
  const { currency, paid } = view;
  return {
    id: view.id,
    game: view.game,
    version: view.version,
    currency,
    choice: view.choice,
    made: view.made,
    firstStakeMinor: minorOf(view.firstStake, currency),
    stakedMinor: minorOf(view.staked, currency),
    paidMinor: paid === null ? undefined : minorOf(paid, currency),
    isVoid: view.isVoid,
    ...(view.isFree === true && { isFree: true }),
    seeds: view.seeds,
    beganAtMs: view.beganAtMs,
  };
}

/** The same as its table shows it. */
export function shownOf(view: RoundView): ShownRound<unknown, unknown, unknown> {
  const { id, choice, face, made, moves, currency } = view;
  const { stakedMinor, paidMinor } = playedOf(view);
  return {
    id,
    choice,
    face,
    made,
    moves,
    isOver: paidMinor !== undefined,
    stakedMinor,
    paidMinor,
    ...(view.isFree === true && { isFree: true }),
    currency,
  };
}
