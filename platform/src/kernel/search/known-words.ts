import { lettersOf } from './typed-pattern.ts';

/** A word, and the numbers of what it names. */
export interface KnownWord {
  readonly text: string;
  readonly named: Set<number>;
}

/** Words in numbered slots, beside each which letters it has: looking through all of these is quick. */
export class KnownWords {
  readonly #slotOf = new Map<string, number>();
  readonly #words: (KnownWord | undefined)[] = [];
  readonly #free: number[] = [];
  #letters = new Int32Array(1024);

  /** Slots are below it; some may be empty. */
  get slotCount(): number {
    return this.#words.length;
  }

  at(slot: number): KnownWord | undefined {
    return this.#words[slot];
  }

  /** What `lettersOf` says of the word in a slot: a word without a letter is told without a look at it. */
  lettersAt(slot: number): number {
    return this.#letters[slot] ?? 0;
  }

  /** Has a word name one more. Answers its slot. */
  add(text: string, number: number): number {
    const slot = this.#slotOf.get(text) ?? this.#newWord(text);
    this.#words[slot]?.named.add(number);
    return slot;
  }

  /** Has the word in a slot name one less: it goes with the last. */
  remove(slot: number, number: number): void {
    const word = this.#words[slot];
    if (word?.named.delete(number) !== true || word.named.size > 0) return;
    this.#slotOf.delete(word.text);
    this.#words[slot] = undefined;
    this.#free.push(slot);
  }

  #newWord(text: string): number {
    const slot = this.#free.pop() ?? this.#words.length;
    if (slot >= this.#letters.length) {
      const grown = new Int32Array(2 * this.#letters.length);
      grown.set(this.#letters);
      this.#letters = grown;
    }
    this.#words[slot] = { text, named: new Set() };
    this.#letters[slot] = lettersOf(text);
    this.#slotOf.set(text, slot);
    return slot;
  }
}
