/** A record whose members are all named, or undefined: what reads choices and moves refuses what it does not know. */
export function readRecord<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Readonly<Record<Name, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const keys = Object.keys(value);
  const isWhole = keys.length === names.length && names.every((name) => Object.hasOwn(value, name));
  return isWhole ? (value as Record<Name, unknown>) : undefined;
}

export const isWholeIn = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

/** A value that is one of these, or undefined. */
export const readOneOf = <One extends number | string>(
  value: unknown,
  known: readonly One[],
): One | undefined => known.find((one) => one === value);

/** A list of so many different whole numbers within bounds, or undefined. */
export function readDifferent(
  value: unknown,
  { fewest, most, least, largest }: Readonly<Record<'fewest' | 'most' | 'least' | 'largest', number>>,
): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length < fewest || value.length > most) return undefined;
  const numbers = value.filter((number: unknown) => isWholeIn(number, least, largest));
  const isSound = numbers.length === value.length && new Set(numbers).size === numbers.length;
  return isSound ? numbers : undefined;
}
