/** A small seeded source of randomness for tests (mulberry32): a failing run is repeated by its seed. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number in [0, below). */
  readonly int = (below: number): number => {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };

  /** @throws RangeError on an empty list. */
  readonly pick = <Item>(items: readonly Item[]): Item => {
    const item = items[this.int(items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
}
