import { plus, times, type Ratio } from '@paddock/contract';

import { paidBy, type MultiplierMilli } from './multiplier.ts';
import { readRecord } from './read.ts';

/** A part of the stake, put on one place of a table. */
export interface Chip<Place extends string> {
  readonly on: Place;
  /** Whole minor units in decimal digits, since a choice is plain data. */
  readonly amountMinor: string;
}

const AMOUNT = /^[1-9][0-9]{0,18}$/;

function readChip<Place extends string>(value: unknown, places: ReadonlySet<Place>): Chip<Place> | undefined {
  const { on, amountMinor } = readRecord(value, ['on', 'amountMinor']) ?? {};
  const isSound = places.has(on as Place) && typeof amountMinor === 'string' && AMOUNT.test(amountMinor);
  return isSound ? { on: on as Place, amountMinor } : undefined;
}

/** Chips as they came over the wire: one a place at most, and together exactly the stake; undefined otherwise. */
export function readChips<Place extends string>(
  stakeMinor: bigint,
  value: unknown,
  places: ReadonlySet<Place>,
): readonly Chip<Place>[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > places.size) return undefined;
  const chips = value.map((chip: unknown) => readChip(chip, places)).filter((chip) => chip !== undefined);
  const isSound =
    chips.length === value.length &&
    new Set(chips.map(({ on }) => on)).size === chips.length &&
    amountOf(chips) === stakeMinor;
  return isSound ? chips : undefined;
}

const amountOf = (chips: readonly Chip<string>[]): bigint =>
  chips.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);

/** What chips are paid that are paid times these, each floored to a minor unit by itself. */
export const paidByChips = (chips: readonly Chip<string>[], paidMilli: readonly MultiplierMilli[]): bigint =>
  chips.reduce((sum, { amountMinor }, at) => sum + paidBy(BigInt(amountMinor), paidMilli[at] ?? 0), 0n);

/** What a stake returns that is spread over places with returns of their own. */
export function returnOfChips<Place extends string>(
  chips: readonly Chip<Place>[],
  returnOn: (place: Place) => Ratio,
): Ratio {
  const den = amountOf(chips);
  return chips
    .map(({ on, amountMinor }) => times(returnOn(on), { num: BigInt(amountMinor), den }))
    .reduce(plus);
}
