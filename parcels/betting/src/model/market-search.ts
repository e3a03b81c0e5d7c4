/**
 * Those that are called as was typed: whose names hold every word, in small letters and without accents, or, where no name
 * does, every word but for a letter in five, two at most (left out, put in, changed, swapped). All of them where nothing was
 * typed.
 */
export function namesCalled<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  typed: string,
): readonly T[] {
  const words = wordsOf(typed);
  const named = things.map((thing) => ({ thing, name: folded(nameOf(thing)) }));
  const found = named.filter(({ name }) => words.every((word) => name.includes(word)));
  const near = () => named.filter(({ name }) => words.every((word) => isNear(name, word)));
  return (found.length > 0 ? found : near()).map(({ thing }) => thing);
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}.,+-]+/u)
    .filter(Boolean);

/** So few letters are another word with one of them wrong, unless they are a whole one. */
const FEW = 4;

function isNear(name: string, typed: string): boolean {
  if (name.includes(typed)) return true;
  const most = typed.length === FEW ? 1 : Math.min(2, Math.floor(typed.length / 5));
  return most > 0 && wordsOf(name).some((word) => editsTo(word, typed, most) <= most);
}

/** The fewest edits from what was typed to a word, or to what it begins with; of few letters to all of it. */
function editsTo(word: string, typed: string, most: number): number {
  const beginning = word.slice(0, typed.length + most);
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: beginning.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= beginning.length; j++) {
      const isSame = typed[i - 1] === beginning[j - 1];
      const isSwap = i > 1 && j > 1 && typed[i - 1] === beginning[j - 2] && typed[i - 2] === beginning[j - 1];
      next.push(
        Math.min(
          at(row, j) + 1,
          at(next, j - 1) + 1,
          at(row, j - 1) + (isSame ? 0 : 1),
          isSwap ? at(before, j - 2) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return typed.length === FEW ? (word === beginning ? at(row, word.length) : Infinity) : Math.min(...row);
}

const at = (row: readonly number[], place: number): number => row[place] ?? Infinity;
