/** A word of more letters is not mistyped but something else; its letters have a bit each. */
export const LONGEST_PATTERN = 31;

/**
 * A typed word that others are held against, to find those that are it but for some letters put in, left out, changed or
 * swapped with their neighbour (optimal string alignment). All rows of the table of edits are the bits of one number
 * (Hyyrö 2003), so a letter of the other word costs a dozen operations however long the typed one is.
 */
export class TypedPattern {
  readonly #length: number;
  /** Where each letter stands in it. */
  readonly #places = new Map<number, number>();
  /** Which letters it has, a bit for each; letters far apart in the alphabet of all may share one. */
  readonly #letters: number;

  constructor(typed: string) {
    this.#length = typed.length;
    for (let at = 0; at < typed.length; at++) {
      const letter = typed.charCodeAt(at);
      this.#places.set(letter, (this.#places.get(letter) ?? 0) | (1 << at));
    }
    this.#letters = lettersOf(typed);
  }

  /** Whether a word with such letters (`lettersOf`) may be near: an edit brings in one letter of the typed word at most. */
  mayBeNear(letters: number, edits: number): boolean {
    return bitsOf(this.#letters & ~letters) <= edits;
  }

  /**
   * The fewest edits between what was typed and the beginning of a word: all of it, or any part it begins with. More than
   * `most` are said as `most + 1`.
   */
  editsToBeginningOf(word: string, most: number): number {
    return Math.min(this.#edits(word, most, false), most + 1);
  }

  /** The fewest edits between what was typed and a whole word; more than `most` are said as `most + 1`. */
  editsToWhole(word: string, most: number): number {
    if (Math.abs(word.length - this.#length) > most) return most + 1;
    return Math.min(this.#edits(word, most, true), most + 1);
  }

  #edits(word: string, most: number, isWhole: boolean): number {
    const last = 1 << (this.#length - 1);
    let grown = -1;
    let shrunk = 0;
    let diagonal = 0;
    let placesBefore = 0;
    let edits = this.#length;
    let fewest = edits;
    const end = Math.min(word.length, this.#length + most);
    for (let at = 0; at < end; at++) {
      const places = this.#places.get(word.charCodeAt(at)) ?? 0;
      const swapped = ((~diagonal & places) << 1) & placesBefore;
      diagonal = ((((places & grown) + grown) | 0) ^ grown) | places | shrunk | swapped;
      const more = shrunk | ~(diagonal | grown);
      const fewer = diagonal & grown;
      if ((more & last) !== 0) edits += 1;
      if ((fewer & last) !== 0) edits -= 1;
      const moreBelow = (more << 1) | 1;
      grown = (fewer << 1) | ~(diagonal | moreBelow);
      shrunk = moreBelow & diagonal;
      placesBefore = places;
      if (edits < fewest) fewest = edits;
    }
    return isWhole ? edits : fewest;
  }
}

/** Which letters a word has, a bit for each. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** How many bits of 32 are set, by sums of ever more of them. */
function bitsOf(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
