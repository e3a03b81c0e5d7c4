import type { TableRoundView } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';

/** What the button of a place does now. */
export type SlotAction =
  | { readonly kind: 'collect'; readonly bet: SharedBetView }
  | { readonly kind: 'take-back'; readonly bet: SharedBetView; readonly isNext: boolean }
  | { readonly kind: 'bet'; readonly round: number; readonly isNext: boolean }
  /** No round takes bets. */
  | { readonly kind: 'wait' };

/** @param bets the player's own, the newest first */
export function slotAction(
  round: TableRoundView | undefined,
  bets: readonly SharedBetView[],
  slot: number,
): SlotAction {
  if (round === undefined) return { kind: 'wait' };
  const { phase, number, betsOn } = round;
  const betOn = (on: number | null) =>
    bets.find((bet) => bet.round === on && bet.slot === slot && !bet.isTakenBack);
  const flying = betOn(number);
  if (phase === 'running' && flying?.paid === null) return { kind: 'collect', bet: flying };
  if (betsOn === null) return { kind: 'wait' };
  const isNext = betsOn !== number;
  const waiting = betOn(betsOn);
  if (waiting !== undefined) return { kind: 'take-back', bet: waiting, isNext };
  return { kind: 'bet', round: betsOn, isNext };
}

/** How the last bet of a place ended, while its round is shown. */
export function lastEnd(
  round: TableRoundView | undefined,
  bets: readonly SharedBetView[],
  slot: number,
): SharedBetView | undefined {
  const bet = bets.find((one) => one.round === round?.number && one.slot === slot && !one.isTakenBack);
  return bet?.paid === null ? undefined : bet;
}

/** What a bet would be collected at now: by what is seen, its target, and the round's own bound. */
export function collectableMilli(bet: SharedBetView, milli: number, stopMilli: number | null): number {
  const { targetMilli } = bet.choice as { readonly targetMilli: number | null };
  return Math.min(milli, targetMilli ?? milli, stopMilli ?? milli);
}
