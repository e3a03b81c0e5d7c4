import type { Exposure } from './exposure.ts';
import { ExposureBook } from './exposure-book.ts';

/** A sum that is counted otherwise than the open bets say, in cents of EUR. */
export interface ExposureDifference {
  /** Of the sum, as the book names it. */
  readonly name: string;
  readonly countedCents: bigint;
  readonly heldCents: bigint;
}

/** Compares the running count with what open bets and waiting placements hold by their rows. */
export function exposureDifferences(
  counted: ExposureBook,
  held: readonly Exposure[],
): readonly ExposureDifference[] {
  const fresh = new ExposureBook(counted.risk);
  for (const exposure of held) fresh.add(exposure);
  const [here, there] = [counted.sums(), fresh.sums()];
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((name): ExposureDifference[] => {
    const [countedCents, heldCents] = [here.get(name) ?? 0n, there.get(name) ?? 0n];
    return countedCents === heldCents ? [] : [{ name, countedCents, heldCents }];
  });
}
