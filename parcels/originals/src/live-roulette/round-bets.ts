import { parseAmount, type TableRoundView } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';
import { LIVE_ROULETTE, paidIn } from '@paddock/games/live-roulette';
import type { RouletteChoice } from '@paddock/games/roulette';

import { amountOn, type LaidChip } from '../faces/chips/chips.ts';

export type Chips = readonly LaidChip<string>[];

/** Where the ball fell; undefined while nobody may know. */
export function pocketOf({ result }: Pick<TableRoundView, 'result'>): number | undefined {
  const pocket = (result as { readonly pocket?: unknown } | null)?.pocket;
  return typeof pocket === 'number' ? pocket : undefined;
}

const choiceOf = ({ choice }: Pick<SharedBetView, 'choice'>): RouletteChoice => choice as RouletteChoice;

/** The player's bets in a round that stand, the last one first. */
export const standing = (
  bets: readonly SharedBetView[],
  round: number | null,
  currency: string,
): readonly SharedBetView[] =>
  bets.filter((bet) => bet.round === round && bet.currency === currency && !bet.isTakenBack);

/** Chips of several lots together, one stack a place. */
export function together(...lots: readonly Chips[]): Chips {
  const stacks = new Map<string, bigint>();
  for (const { on, amountMinor } of lots.flat()) stacks.set(on, (stacks.get(on) ?? 0n) + BigInt(amountMinor));
  return [...stacks].map(([on, minor]) => ({ on, amountMinor: String(minor) }));
}

/** What lies on the cloth by bets that were placed. */
export const chipsOf = (bets: readonly SharedBetView[]): Chips =>
  together(...bets.map((bet) => choiceOf(bet).chips));

/** What was laid beyond what is placed: that alone can be taken from the cloth by hand. */
export const beyond = (shown: Chips, placed: Chips): Chips =>
  shown.flatMap(({ on, amountMinor }) => {
    const minor = BigInt(amountMinor) - amountOn(placed, on);
    return minor > 0n ? [{ on, amountMinor: String(minor) }] : [];
  });

/** A place for one bet more; undefined where all are taken. */
export function freeSlot(bets: readonly SharedBetView[], slots: number): number | undefined {
  const taken = new Set(bets.map(({ slot }) => slot));
  return Array.from({ length: slots }, (_, at) => at + 1).find((slot) => !taken.has(slot));
}

export const stakedOf = (bets: readonly SharedBetView[]): bigint =>
  bets.reduce((sum, { stake, currency }) => sum + (parseAmount(stake, currency) ?? 0n), 0n);

/** What bets are paid where the ball fell into a pocket, by the rules that the house pays by. */
export const paidOf = (bets: readonly SharedBetView[], pocket: number): bigint =>
  bets.reduce((sum, bet) => sum + paidIn(choiceOf(bet), pocket), 0n);

/** A bet as the rules write it. */
export const choiceWith = (chips: Chips): RouletteChoice => ({ table: LIVE_ROULETTE.table, chips });

/** The player's bets of the last round before one, to be laid again. */
export function lastChips(bets: readonly SharedBetView[], before: number | null, currency: string): Chips {
  const earlier = bets.filter(
    (bet) => bet.currency === currency && !bet.isTakenBack && (before === null || bet.round < before),
  );
  const last = Math.max(0, ...earlier.map(({ round }) => round));
  return chipsOf(earlier.filter(({ round }) => round === last));
}
