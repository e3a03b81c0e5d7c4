/** A chip on a place, as the choice of a game of chips has it: the rules' own shape. */
export interface LaidChip<Place extends string> {
  readonly on: Place;
  /** Whole minor units in decimal digits. */
  readonly amountMinor: string;
}

/** What lies on a place. */
export function amountOn<Place extends string>(chips: readonly LaidChip<Place>[], place: Place): bigint {
  return BigInt(chips.find(({ on }) => on === place)?.amountMinor ?? '0');
}

/** What lies on the table. */
export const chipsMinor = (chips: readonly LaidChip<string>[]): bigint =>
  chips.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);

/** The table with one chip more on a place: a place has one stack. */
export function withChip<Place extends string>(
  chips: readonly LaidChip<Place>[],
  place: Place,
  chipMinor: bigint,
): readonly LaidChip<Place>[] {
  if (chipMinor <= 0n) return chips;
  const amountMinor = String(amountOn(chips, place) + chipMinor);
  return chips.some(({ on }) => on === place)
    ? chips.map((chip) => (chip.on === place ? { on: place, amountMinor } : chip))
    : [...chips, { on: place, amountMinor }];
}

/** The table with nothing on a place. */
export const withoutChip = <Place extends string>(
  chips: readonly LaidChip<Place>[],
  place: Place,
): readonly LaidChip<Place>[] => chips.filter(({ on }) => on !== place);

/** How many chips a stack is drawn with, and of which colour: one more for each further digit above ten units. */
export function heightOf(amountMinor: bigint): number {
  const digits = String(amountMinor).length;
  return Math.min(4, Math.max(1, digits - 2));
}
