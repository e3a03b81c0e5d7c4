import { FoundNumbers } from './found-numbers.ts';
import { KnownWords, type KnownWord } from './known-words.ts';
import { lettersOf, TypedPattern } from './typed-pattern.ts';
import { CLOSENESS, distanceAsTyped, distanceMistyped, editsOf, SHORT } from './word-distance.ts';

/** What was found, each with how far its names are from what was typed: the sum over the words (`CLOSENESS`). */
export interface Nearest<Thing> {
  readonly size: number;
  /** Of the nearest; infinite where nothing is near. */
  readonly least: number;
  /** Looks at each: there may be tens of thousands, so nothing is made of them. */
  forEach(look: (thing: Thing, distance: number) => void): void;
}

/** Further than any word is that was typed so. */
const TOO_FAR = 100;

/** Things found by the words of their names, as `searchForm` writes them; typing errors are forgiven. */
export class NameIndex<Thing> {
  readonly #words = new KnownWords();
  readonly #numberOf = new Map<Thing, number>();
  /** Things by number, and beside each the slots of its words. */
  readonly #things: (Thing | undefined)[] = [];
  readonly #slotsOf: (readonly number[])[] = [];
  readonly #free: number[] = [];

  has(thing: Thing): boolean {
    return this.#numberOf.has(thing);
  }

  /** Whether a thing is found by exactly these words. */
  isOf(thing: Thing, words: ReadonlySet<string>): boolean {
    const slots = this.#slotsOf[this.#numberOf.get(thing) ?? -1];
    return slots?.length === words.size && slots.every((slot) => words.has(this.#words.at(slot)?.text ?? ''));
  }

  /** Puts these words in place of those it was found by. */
  set(thing: Thing, words: Iterable<string>): void {
    this.delete(thing);
    const number = this.#free.pop() ?? this.#things.length;
    this.#things[number] = thing;
    this.#numberOf.set(thing, number);
    this.#slotsOf[number] = [...new Set(words)].map((text) => this.#words.add(text, number));
  }

  delete(thing: Thing): void {
    const number = this.#numberOf.get(thing);
    if (number === undefined) return;
    for (const slot of this.#slotsOf[number] ?? []) this.#words.remove(slot, number);
    this.#things[number] = undefined;
    this.#slotsOf[number] = [];
    this.#numberOf.delete(thing);
    this.#free.push(number);
  }

  /** What has all of the words typed in its names: each as a part of a word, or else as a word mistyped. */
  find(typed: readonly string[]): ReadonlySet<Thing> {
    const found = new Set<Thing>();
    this.nearest(typed).forEach((thing) => found.add(thing));
    return found;
  }

  /**
   * The same, each with how far it is from what was typed. The longest word, which names the fewest, is looked up; what else
   * was typed is held against the words of what it found.
   */
  nearest(typed: readonly string[]): Nearest<Thing> {
    const [longest, ...others] = typed.toSorted((a, b) => b.length - a.length);
    let found = longest === undefined ? new FoundNumbers(0) : this.#calledLike(longest);
    for (const other of others) found = this.#narrowed(found, other);
    return {
      size: found.numbers.length,
      least: found.least,
      forEach: (look) => {
        for (const number of found.numbers) {
          const thing = this.#things[number];
          if (thing !== undefined) look(thing, found.distanceOf(number));
        }
      },
    };
  }

  /** Those that one more word names as well, or else that it names mistyped. */
  #narrowed(found: FoundNumbers, typed: string): FoundNumbers {
    const letters = lettersOf(typed);
    const narrowed = this.#narrowedBy(found, (slot) =>
      (letters & ~this.#words.lettersAt(slot)) === 0
        ? distanceAsTyped(typed, this.#words.at(slot)?.text ?? '')
        : Infinity,
    );
    const most = editsOf(typed);
    if (narrowed.numbers.length > 0 || most === 0) return narrowed;
    const pattern = new TypedPattern(typed);
    return this.#narrowedBy(found, (slot) =>
      distanceMistyped(pattern, typed, this.#words.at(slot)?.text ?? ''),
    );
  }

  /** Each word is held against what was typed once, however much it names. */
  #narrowedBy(found: FoundNumbers, distanceOf: (slot: number) => number): FoundNumbers {
    const narrowed = new FoundNumbers(this.#things.length);
    const known = new Uint8Array(this.#words.slotCount);
    for (const number of found.numbers) {
      let nearest = Infinity;
      for (const slot of this.#slotsOf[number] ?? []) {
        let distance = known[slot] ?? 0;
        if (distance === 0) known[slot] = distance = 1 + Math.min(distanceOf(slot), TOO_FAR);
        if (distance < nearest) nearest = distance;
      }
      if (nearest <= TOO_FAR) narrowed.take(number, found.distanceOf(number) + nearest - 1);
    }
    return narrowed;
  }

  #calledLike(typed: string): FoundNumbers {
    const found = new FoundNumbers(this.#things.length);
    const [begun, holding] = this.#wordsWith(typed);
    for (const { text, named } of begun)
      takeAll(found, named, text.length === typed.length ? CLOSENESS.whole : CLOSENESS.beginning);
    for (const { named } of holding) takeAll(found, named, CLOSENESS.inside);
    if (found.numbers.length === 0) this.#takeMistyped(found, typed);
    return found;
  }

  /** Words that begin as typed, and others that hold it; few letters have to begin a word where any begins so. */
  #wordsWith(typed: string): readonly [begun: readonly KnownWord[], holding: readonly KnownWord[]] {
    const begun: KnownWord[] = [];
    const holding: KnownWord[] = [];
    const letters = lettersOf(typed);
    for (let slot = 0; slot < this.#words.slotCount; slot++) {
      if ((letters & ~this.#words.lettersAt(slot)) !== 0) continue;
      const word = this.#words.at(slot);
      if (word?.text.startsWith(typed) === true) begun.push(word);
      else if (
        word !== undefined &&
        !(typed.length <= SHORT && begun.length > 0) &&
        word.text.includes(typed)
      )
        holding.push(word);
    }
    return [begun, typed.length <= SHORT && begun.length > 0 ? [] : holding];
  }

  /** Words that begin as typed but for some edits. */
  #takeMistyped(found: FoundNumbers, typed: string): void {
    const most = editsOf(typed);
    if (most === 0) return;
    const pattern = new TypedPattern(typed);
    for (let slot = 0; slot < this.#words.slotCount; slot++) {
      if (!pattern.mayBeNear(this.#words.lettersAt(slot), most)) continue;
      const word = this.#words.at(slot);
      if (word === undefined || word.text.length < typed.length - most) continue;
      const distance = distanceMistyped(pattern, typed, word.text);
      if (distance < Infinity) takeAll(found, word.named, distance);
    }
  }
}

function takeAll(found: FoundNumbers, numbers: Iterable<number>, distance: number): void {
  for (const number of numbers) found.take(number, distance);
}
