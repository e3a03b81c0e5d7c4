/** What one side of a combination, or a whole outcome, is called here. */
const WORDS: Readonly<Record<string, string>> = {
  '{$competitor1}': 'home',
  '{$competitor2}': 'away',
  '1st half': 'first',
  '2nd half': 'second',
  'over {total}': 'over',
  'under {total}': 'under',
};
/** Two sides of which either may come true. */
const EITHER: Readonly<Record<string, string>> = {
  'home,draw': '1x',
  'home,away': '12',
  'draw,away': 'x2',
};

/**
 * Codes of ours that an outcome may have by the feed's English words for it: `{$competitor1} & over {total}` is `home-over`,
 * `{$competitor1}/draw` the half and the match, `home-draw`, or either of both, `1x`. Which one it is, the outcomes of its
 * type decide.
 */
export function codesOfWords(words: string): readonly string[] {
  const parts = words
    .toLowerCase()
    // A handicap says its line behind each name.
    .replaceAll(/\s*\([^)]*\)/g, '')
    .split('&')
    .map((part) => codesOfPart(part.trim()));
  return [...together(parts), ...together(parts.toReversed())];
}

function codesOfPart(part: string): readonly string[] {
  const sides = part.split(/\s*\/\s*|\s+or\s+/).map((side) => codeOfSide(side));
  if (sides.length === 1) return sides;
  const either = EITHER[sides.join(',')];
  return [...(either === undefined ? [] : [either]), sides.join('-')];
}

function codeOfSide(side: string): string {
  const by = /^(\{\$competitor[12]\}) by (\d+\+?)$/.exec(side);
  if (by !== null) return `${WORDS[by[1] ?? ''] ?? ''}-${by[2] ?? ''}`;
  return WORDS[side] ?? side;
}

/** Every way to take one of each. */
function together(parts: readonly (readonly string[])[]): readonly string[] {
  return parts.reduce<readonly string[]>(
    (before, codes) =>
      before.length === 0 ? codes : before.flatMap((one) => codes.map((code) => `${one}-${code}`)),
    [],
  );
}

const ENGLISH = new Map(Object.entries(WORDS).map(([words, code]) => [code, words]));
for (const [sides, code] of Object.entries(EITHER))
  ENGLISH.set(
    code,
    sides
      .split(',')
      .map((side) => ENGLISH.get(side) ?? side)
      .join(' or '),
  );

/** The words the feed would have for a code of ours. */
export function wordsOfCode(code: string): string {
  const by = /^(home|away)-(\d+\+?)$/.exec(code);
  if (by !== null) return `${ENGLISH.get(by[1] ?? '') ?? ''} by ${by[2] ?? ''}`;
  // A range of numbers is one word.
  if (/^\d/.test(code) && !code.startsWith('1x') && !code.startsWith('12')) return code;
  return code
    .split('-')
    .map((part) => ENGLISH.get(part) ?? part)
    .join(' & ');
}
