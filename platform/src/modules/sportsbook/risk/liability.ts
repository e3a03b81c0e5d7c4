/** The most the house may owe on one selection, in cents of EUR. */
export const LIABILITY_CAP_CENTS = 50_000_000n;

/**
 * What the house stands to lose, per selection. Liability is no row that every bet updates (rules §6): each node that
 * takes bets owns a fixed slice of every cap and counts in memory. With one such node the slice is the whole cap and
 * nothing overshoots. The count is made again from the open bets at start, so it equals them once all is settled.
 */
export class LiabilityBook {
  readonly #capCents: bigint;
  readonly #bySelection = new Map<string, bigint>();

  constructor(capCents: bigint = LIABILITY_CAP_CENTS) {
    this.#capCents = capCents;
  }

  /** Room left on the tightest of the selections. */
  room(selectionIds: readonly string[]): bigint {
    return selectionIds.reduce((least, id) => {
      const left = this.#capCents - this.of(id);
      return left < least ? left : least;
    }, this.#capCents);
  }

  of(selectionId: string): bigint {
    return this.#bySelection.get(selectionId) ?? 0n;
  }

  /** Counts a bet on each of its selections; false, and nothing counted, when one of them has no room. */
  reserve(selectionIds: readonly string[], cents: bigint): boolean {
    if (this.room(selectionIds) < cents) return false;
    this.add(selectionIds, cents);
    return true;
  }

  /** Counts without asking: bets that stand already. */
  add(selectionIds: readonly string[], cents: bigint): void {
    for (const id of selectionIds) {
      const next = this.of(id) + cents;
      if (next === 0n) this.#bySelection.delete(id);
      else this.#bySelection.set(id, next);
    }
  }

  release(selectionIds: readonly string[], cents: bigint): void {
    this.add(selectionIds, -cents);
  }
}
