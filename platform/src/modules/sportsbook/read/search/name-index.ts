import { isWithinEdits } from './edit-distance.ts';

/** Things found by the words of their names, as `searchForm` writes them; typing errors are forgiven. */
export class NameIndex<Thing> {
  readonly #words = new Map<Thing, ReadonlySet<string>>();
  readonly #things = new Map<string, Set<Thing>>();
  /** Words by the pairs of letters in them. */
  readonly #byPair = new Map<string, Set<string>>();

  has(thing: Thing): boolean {
    return this.#words.has(thing);
  }

  /** Puts these words in place of those it was found by. */
  set(thing: Thing, words: Iterable<string>): void {
    this.delete(thing);
    const own = new Set(words);
    this.#words.set(thing, own);
    for (const word of own) {
      const things = this.#things.get(word);
      if (things !== undefined) things.add(thing);
      else {
        this.#things.set(word, new Set([thing]));
        for (const pair of pairsOf(word)) {
          const words = this.#byPair.get(pair);
          if (words === undefined) this.#byPair.set(pair, new Set([word]));
          else words.add(word);
        }
      }
    }
  }

  delete(thing: Thing): void {
    for (const word of this.#words.get(thing) ?? []) {
      const things = this.#things.get(word);
      things?.delete(thing);
      if (things?.size !== 0) continue;
      this.#things.delete(word);
      for (const pair of pairsOf(word)) {
        const words = this.#byPair.get(pair);
        words?.delete(word);
        if (words?.size === 0) this.#byPair.delete(pair);
      }
    }
    this.#words.delete(thing);
  }

  /** What has all of the words typed in its names: each as a part of a word, or else as a word mistyped. */
  find(typed: readonly string[]): ReadonlySet<Thing> {
    const [first, ...rest] = typed.map((word) => this.#withWord(word));
    return rest.reduce((found, next) => found.intersection(next), first ?? new Set<Thing>());
  }

  #withWord(typed: string): ReadonlySet<Thing> {
    const words = this.#holding(typed);
    const found = new Set<Thing>();
    for (const word of words.length > 0 ? words : this.#like(typed))
      for (const thing of this.#things.get(word) ?? []) found.add(thing);
    return found;
  }

  #holding(typed: string): readonly string[] {
    const [rarest] = this.#rarestFirst(typed);
    return [...(rarest ?? this.#things.keys())].filter((word) => word.includes(typed));
  }

  /** Words that are as typed but for one letter in five, two at most. */
  #like(typed: string): readonly string[] {
    const edits = Math.min(2, Math.floor(typed.length / 5));
    if (edits === 0) return [];
    // A swap of neighbours breaks three pairs, anything else two: of one pair more at least one is left.
    const rarest = this.#rarestFirst(typed).slice(0, 3 * edits + 1);
    const found = new Set<string>();
    for (const words of rarest)
      for (const word of words)
        if (
          Math.abs(word.length - typed.length) <= edits &&
          !found.has(word) &&
          isWithinEdits(typed, word, edits)
        )
          found.add(word);
    return [...found];
  }

  /** The words with each pair of letters that was typed. */
  #rarestFirst(typed: string): readonly ReadonlySet<string>[] {
    return [...new Set(pairsOf(typed))]
      .map((pair) => this.#byPair.get(pair) ?? new Set<string>())
      .toSorted((a, b) => a.size - b.size);
  }
}

function pairsOf(word: string): readonly string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}
