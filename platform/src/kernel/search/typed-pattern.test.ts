import { lettersOf, TypedPattern } from './typed-pattern.ts';

/** The table of edits as the books have it. */
function editsBetween(typed: string, word: string): { readonly beginning: number; readonly whole: number } {
  const table: number[][] = [];
  const at = (i: number, j: number) => table[i]?.[j] ?? Infinity;
  for (let i = 0; i <= typed.length; i++) {
    table[i] = [];
    for (let j = 0; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwap = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      (table[i] ?? [])[j] =
        i === 0 || j === 0
          ? i + j
          : Math.min(
              at(i - 1, j) + 1,
              at(i, j - 1) + 1,
              at(i - 1, j - 1) + (isSame ? 0 : 1),
              isSwap ? at(i - 2, j - 2) + 1 : Infinity,
            );
    }
  }
  const last = table[typed.length] ?? [];
  return { beginning: Math.min(...last), whole: last.at(-1) ?? Infinity };
}

describe('a typed word held against others', () => {
  it.each([
    ['arsenal', 'arsenal', 0],
    ['arsenl', 'arsenal', 1],
    ['arssenal', 'arsenal', 1],
    ['arsenel', 'arsenal', 1],
    ['asrenal', 'arsenal', 1],
    ['asrenl', 'arsenal', 2],
    ['спартка', 'спартак', 1],
    ['kitten', 'sitting', 2],
    ['manchse', 'manchester', 1],
    ['munich', 'munchen', 1],
    ['xyz', 'abc', 3],
  ])('%s is the beginning of %s but for %i', (typed, word, edits) => {
    expect(new TypedPattern(typed).editsToBeginningOf(word, 3)).toBe(edits);
    expect(new TypedPattern(typed).mayBeNear(lettersOf(word), edits)).toBe(true);
  });

  it('says no more than that there are more', () => {
    expect(new TypedPattern('xyzxyz').editsToBeginningOf('abcabc', 1)).toBe(2);
  });

  it('agrees with the whole table, for words of up to 31 letters', () => {
    let state = 7;
    const below = (bound: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * bound);
    };
    const word = (most: number) =>
      Array.from({ length: 1 + below(most) }, () => 'abcdя'[below(5)] ?? '').join('');
    const wrong: string[] = [];
    for (let n = 0; n < 3_000; n++) {
      const [typed, other] = n % 3 === 0 ? [word(31), word(31)] : [word(6), word(8)];
      const edits = editsBetween(typed, other);
      const pattern = new TypedPattern(typed);
      for (const most of [1, 2, 31])
        if (
          pattern.editsToBeginningOf(other, most) !== Math.min(edits.beginning, most + 1) ||
          pattern.editsToWhole(other, most) !== Math.min(edits.whole, most + 1)
        )
          wrong.push(`${typed} ${other}`);
      if (!pattern.mayBeNear(lettersOf(other), edits.beginning)) wrong.push(`${typed} near ${other}`);
    }
    expect(wrong).toEqual([]);
  });
});
