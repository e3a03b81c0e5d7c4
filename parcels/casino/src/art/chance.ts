/** Numbers that look like chance and are the same for the same seed, everywhere and always. */
export interface Chance {
  /** At least `from`, below `to`. */
  between(from: number, to: number): number;
  /** A whole number from 0, below `count`. */
  below(count: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** Whether something happens that happens so often in 1. */
  is(share: number): boolean;
}

/** FNV-1a of a text, 32 bits. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** A stream of its own for each seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    between: (from, to) => from + next() * (to - from),
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    is: (share) => next() < share,
  };
}
