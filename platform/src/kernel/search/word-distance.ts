import { LONGEST_PATTERN, TypedPattern } from './typed-pattern.ts';

/**
 * How far a word is from what was typed, the nearest first: `mistyped` for a whole word, `mistypedBeginning` for one that only
 * begins so, and two more for each further edit.
 */
export const CLOSENESS = { whole: 0, beginning: 1, inside: 2, mistyped: 3, mistypedBeginning: 4 } as const;

/** So few letters are the beginning of a word before they are a part of one. */
export const SHORT = 2;

/** So few letters are another word with one of them wrong, unless a whole word is called nearly so. */
const FEW = 4;

/** How many edits are forgiven: one letter in five, two at most; one of four letters. */
export function editsOf(typed: string): number {
  if (typed.length === FEW) return 1;
  return typed.length > LONGEST_PATTERN ? 0 : Math.min(2, Math.floor(typed.length / 5));
}

/** How far a word is from what was typed where that is mistyped; infinitely where it is another word. */
export function distanceMistyped(pattern: TypedPattern, typed: string, word: string): number {
  const most = editsOf(typed);
  const edits = typed.length === FEW ? most + 1 : pattern.editsToBeginningOf(word, most);
  const whole = pattern.editsToWhole(word, most);
  if (Math.min(edits, whole) > most) return Infinity;
  return Math.min(CLOSENESS.mistyped + 2 * (whole - 1), CLOSENESS.mistypedBeginning + 2 * (edits - 1));
}

/** How far a word is from what was typed where that stands in it. */
export function distanceAsTyped(typed: string, word: string): number {
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
