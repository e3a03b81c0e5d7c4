const LETTERS_MIN = 3;

/**
 * The form of an answer that is hashed and compared: case, accents in either spelling, marks and extra blanks do not
 * matter, for nobody remembers them after a year. Undefined when what is left could be guessed at once.
 */
export function answerKey(typed: string): string | undefined {
  const words = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const letters = Array.from(words.replaceAll(' ', ''));
  return letters.length < LETTERS_MIN || new Set(letters).size === 1 ? undefined : words;
}
