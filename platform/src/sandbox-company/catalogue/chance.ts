import { createHash } from 'node:crypto';

/** Chance that is the same for the same seed: the sandbox's world repeats itself. */
export interface Chance {
  /** A whole number in [0, below). */
  int(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Whether something happens that does so in some of a hundred cases. */
  happens(percent: number): boolean;
}

export function createChance(seed: string): Chance {
  let drawn = 0;
  const int = (below: number): number =>
    createHash('sha256').update(`${seed}:${drawn++}`).digest().readUInt32BE() % below;
  return {
    int,
    pick(items) {
      const item = items[int(items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    happens: (percent) => int(100) < percent,
  };
}
