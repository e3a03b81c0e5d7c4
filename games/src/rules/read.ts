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
