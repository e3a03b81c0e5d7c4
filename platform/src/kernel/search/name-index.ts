import { lettersOf, LONGEST_PATTERN, TypedPattern } from './typed-pattern.ts';

/**
 * How far a word is from what was typed, the nearest first: `mistyped` for a whole word, `mistypedBeginning` for one that only
 * begins so, and two more for each further edit.
 */
export const CLOSENESS = { whole: 0, beginning: 1, inside: 2, mistyped: 3, mistypedBeginning: 4 } as const;

/** So few letters are the beginning of a word before they are a part of one. */
const SHORT = 2;

interface Word<Thing> {
  readonly text: string;
  readonly things: Set<Thing>;
  readonly slot: number;
}

/** Things found by the words of their names, as `searchForm` writes them; typing errors are forgiven. */
export class NameIndex<Thing> {
  readonly #wordsOf = new Map<Thing, ReadonlySet<string>>();
  readonly #words = new Map<string, Word<Thing>>();
  /** Words in their slots, and beside each which letters it has: looking through all of these is quick. */
  readonly #slots: (Word<Thing> | undefined)[] = [];
  readonly #free: number[] = [];
  #letters = new Int32Array(1024);

  has(thing: Thing): boolean {
    return this.#wordsOf.has(thing);
  }

  /** Whether a thing is found by exactly these words. */
  isOf(thing: Thing, words: ReadonlySet<string>): boolean {
    const own = this.#wordsOf.get(thing);
    return own?.size === words.size && own.isSubsetOf(words);
  }

  /** Puts these words in place of those it was found by. */
  set(thing: Thing, words: Iterable<string>): void {
    this.delete(thing);
    const own = new Set(words);
    this.#wordsOf.set(thing, own);
    for (const text of own) (this.#words.get(text) ?? this.#newWord(text)).things.add(thing);
  }

  delete(thing: Thing): void {
    for (const text of this.#wordsOf.get(thing) ?? []) {
      const word = this.#words.get(text);
      word?.things.delete(thing);
      if (word?.things.size === 0) this.#dropWord(word);
    }
    this.#wordsOf.delete(thing);
  }

  /** What has all of the words typed in its names: each as a part of a word, or else as a word mistyped. */
  find(typed: readonly string[]): ReadonlySet<Thing> {
    return new Set(this.nearest(typed).keys());
  }

  /**
   * The same, each with how far it is from what was typed: the sum over the words (`CLOSENESS`). The longest word, which
   * names the fewest, is looked up; what else was typed is held against the words of what it found.
   */
  nearest(typed: readonly string[]): ReadonlyMap<Thing, number> {
    const [longest, ...others] = typed.toSorted((a, b) => b.length - a.length);
    if (longest === undefined) return new Map<Thing, number>();
    let found = this.#thingsLike(longest);
    for (const other of others) found = this.#narrowed(found, other);
    return found;
  }

  /** Those that one more word names as well, or else that it names mistyped. */
  #narrowed(found: ReadonlyMap<Thing, number>, typed: string): Map<Thing, number> {
    const narrowed = new Map<Thing, number>();
    const takeBy = (distanceTo: (word: string) => number): void => {
      for (const [thing, distance] of found) {
        let nearest = Infinity;
        for (const word of this.#wordsOf.get(thing) ?? []) nearest = Math.min(nearest, distanceTo(word));
        if (nearest < Infinity) narrowed.set(thing, distance + nearest);
      }
    };
    takeBy((word) => distanceAsTyped(typed, word));
    const most = editsOf(typed);
    if (narrowed.size > 0 || most === 0) return narrowed;
    const pattern = new TypedPattern(typed);
    takeBy((word) => distanceMistyped(pattern, typed, word));
    return narrowed;
  }

  #newWord(text: string): Word<Thing> {
    const slot = this.#free.pop() ?? this.#slots.length;
    const word: Word<Thing> = { text, things: new Set(), slot };
    if (slot >= this.#letters.length) {
      const grown = new Int32Array(2 * this.#letters.length);
      grown.set(this.#letters);
      this.#letters = grown;
    }
    this.#slots[slot] = word;
    this.#letters[slot] = lettersOf(text);
    this.#words.set(text, word);
    return word;
  }

  #dropWord(word: Word<Thing>): void {
    this.#words.delete(word.text);
    this.#slots[word.slot] = undefined;
    this.#free.push(word.slot);
  }

  #thingsLike(typed: string): Map<Thing, number> {
    const found = new Map<Thing, number>();
    const begun: Word<Thing>[] = [];
    const holding: Word<Thing>[] = [];
    const letters = lettersOf(typed);
    for (let slot = 0; slot < this.#slots.length; slot++) {
      // What has not all of its letters is told without a look at the word.
      if ((letters & ~(this.#letters[slot] ?? 0)) !== 0) continue;
      const word = this.#slots[slot];
      const at = word?.text.indexOf(typed) ?? -1;
      if (word === undefined || at < 0) continue;
      if (at === 0) begun.push(word);
      else holding.push(word);
    }
    for (const word of begun)
      take(found, word, word.text.length === typed.length ? CLOSENESS.whole : CLOSENESS.beginning);
    if (begun.length === 0 || typed.length > SHORT)
      for (const word of holding) take(found, word, CLOSENESS.inside);
    if (found.size === 0) this.#takeMistyped(found, typed);
    return found;
  }

  /** Words that begin as typed but for some edits. */
  #takeMistyped(found: Map<Thing, number>, typed: string): void {
    const most = editsOf(typed);
    if (most === 0) return;
    const pattern = new TypedPattern(typed);
    for (let slot = 0; slot < this.#slots.length; slot++) {
      if (!pattern.mayBeNear(this.#letters[slot] ?? 0, most)) continue;
      const word = this.#slots[slot];
      if (word === undefined || word.text.length < typed.length - most) continue;
      const distance = distanceMistyped(pattern, typed, word.text);
      if (distance < Infinity) take(found, word, distance);
    }
  }
}

/** So few letters are another word with one of them wrong, unless a whole word is called nearly so. */
const FEW = 4;

/** How many edits are forgiven: one letter in five, two at most; one of four letters. */
function editsOf(typed: string): number {
  if (typed.length === FEW) return 1;
  return typed.length > LONGEST_PATTERN ? 0 : Math.min(2, Math.floor(typed.length / 5));
}

/** How far a word is from what was typed where that is mistyped; infinitely where it is another word. */
function distanceMistyped(pattern: TypedPattern, typed: string, word: string): number {
  const most = editsOf(typed);
  const edits = typed.length === FEW ? most + 1 : pattern.editsToBeginningOf(word, most);
  const whole = pattern.editsToWhole(word, most);
  if (Math.min(edits, whole) > most) return Infinity;
  return Math.min(CLOSENESS.mistyped + 2 * (whole - 1), CLOSENESS.mistypedBeginning + 2 * (edits - 1));
}

/** How far a word is from what was typed where that stands in it. */
function distanceAsTyped(typed: string, word: string): number {
  const at = word.indexOf(typed);
  if (at < 0 || (at > 0 && typed.length <= SHORT)) return Infinity;
  if (at > 0) return CLOSENESS.inside;
  return word.length === typed.length ? CLOSENESS.whole : CLOSENESS.beginning;
}

/** Whether each of the words that were typed is among some, or begins one of them. */
export type WordsHold = (words: readonly string[]) => boolean;

/** Looks for typed words among others. @param isMistyped also those that are it but for as many edits as the index forgives */
export function holdingWords(typed: readonly string[], isMistyped: boolean): WordsHold {
  const wanted = typed.map((text) => ({
    text,
    pattern: isMistyped && editsOf(text) > 0 ? new TypedPattern(text) : undefined,
  }));
  return (words) =>
    wanted.every(({ text, pattern }) =>
      words.some(
        (word) =>
          word.startsWith(text) ||
          (pattern !== undefined && distanceMistyped(pattern, text, word) < Infinity),
      ),
    );
}

/** Takes what a word names; of two words of one thing the nearer counts. */
function take<Thing>(found: Map<Thing, number>, word: Word<Thing>, distance: number): void {
  for (const thing of word.things) {
    const before = found.get(thing);
    if (before === undefined || distance < before) found.set(thing, distance);
  }
}
