import { globSync, readFileSync } from 'node:fs';

/** Letters of every script, and what Arabic and Hindi, which Inter lacks, put between theirs. */
const OF_A_SCRIPT = /[\p{L}\p{M}\p{Script_Extensions=Arabic}\p{Script_Extensions=Devanagari}]/u;

/** Sources that no player and no operator reads. */
const NOT_SHOWN = /\.(?:test|fixture)\.tsx?$|[\\/]testing[\\/]/;
const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

type Range = readonly [first: number, last: number];

/** What the faces of Inter that the site serves can draw. */
function drawnRanges(css: string): readonly Range[] {
  const written = [...css.matchAll(/unicode-range:([^;]+);/g)].flatMap(([, list = '']) => list.split(','));
  return written.map((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}

const RANGES = drawnRanges(readFileSync('styleguide/src/tokens/tokens.css', 'utf8'));

/** Signs that another font would have to draw, each once. */
function strangeIn(words: string): readonly string[] {
  const signs = [...new Set(words.replaceAll(/\s/g, ''))];
  return signs.filter((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return !OF_A_SCRIPT.test(sign) && !RANGES.some(([first, last]) => first <= code && code <= last);
  });
}

describe('words of the site', () => {
  it('are written in signs that its own font has, so that they look and read alike on every machine', () => {
    const files = globSync([
      'parcels/*/locales/*.json',
      '{shared-utils,root-config}/locales/*/*.json',
      'platform/src/modules/site/words/locales/*.json',
    ]);
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      strangeIn(readFileSync(file, 'utf8')).map((sign) => `${file}: ${sign}`),
    );
    expect(found).toEqual([]);
  });

  it('so are what components and the root put between them', () => {
    const files = globSync('{parcels/*,shared-utils,shell-react,root-config,styleguide}/src/**/*.{ts,tsx}');
    const shown = files.filter((file) => !NOT_SHOWN.test(file));
    expect(shown.length).toBeGreaterThan(1_000);
    const found = shown.flatMap((file) =>
      strangeIn(readFileSync(file, 'utf8').replaceAll(COMMENT, '')).map((sign) => `${file}: ${sign}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['Accept 2.10 → 2.20', ['→']],
    ['قبول 2.10 ← 2.20', ['←']],
    ['“Ставка” – 5 €, № 1, ≤ 2', ['≤']],
    ['ऑड्स बढ़े।', []],
    ['هل تقبل؟', []],
  ])('would be found in %j', (words, signs) => {
    expect(strangeIn(words)).toEqual(signs);
  });
});
