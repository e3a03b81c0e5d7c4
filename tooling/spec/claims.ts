import type { SourceFile } from './source-files.ts';

/** Where the tree names a leaf. */
export interface Claims {
  /** Files of the product that name it. */
  readonly sources: readonly string[];
  /** Test files with the titles that name it, without their codes. */
  readonly tests: ReadonlyMap<string, readonly string[]>;
}

export const NO_CLAIMS: Claims = { sources: [], tests: new Map() };

const CODE = /\bS[1-9]-\d\d\b/g;
const IN_BRACKETS = /\s*[[(][^\])]*\bS[1-9]-\d\d\b[^\])]*[\])]/g;
const STRING = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g;

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
/** What helps to test or to measure is no place where the product lives. */
const isProduct = (file: string): boolean =>
  /\.(ts|tsx|svelte|mjs|css)$/.test(file) &&
  !/^(e2e|benchmarks|tooling)\/|\/testing\/|\.fixture\./.test(file);

/** Every code that the tree names, with the places. */
export function claimsOf(files: readonly SourceFile[]): ReadonlyMap<string, Claims> {
  const all = new Map<string, { sources: Set<string>; tests: Map<string, string[]> }>();
  const at = (code: string) => {
    const place = all.get(code) ?? { sources: new Set<string>(), tests: new Map<string, string[]>() };
    all.set(code, place);
    return place;
  };
  for (const { file, text } of files) {
    for (const [code] of text.matchAll(CODE))
      if (isProduct(file) && !isTest(file)) at(code).sources.add(file);
    if (!isTest(file)) continue;
    for (const title of titlesOf(text))
      for (const [code] of title.matchAll(CODE)) {
        const { tests } = at(code);
        const titles = tests.get(file) ?? [];
        const plain = title.replace(IN_BRACKETS, '').trim();
        if (!titles.includes(plain)) tests.set(file, [...titles, plain]);
      }
  }
  return new Map([...all].map(([code, { sources, tests }]) => [code, { sources: [...sources], tests }]));
}

/** Strings of one line that name a code in brackets: titles of tests and of groups of them. */
function titlesOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /[[(][^\])]*\bS[1-9]-\d\d\b/.test(line) && !/^\s*(\/?\*|\/\/)/.test(line))
    .flatMap((line) => [...line.matchAll(STRING)].map(([string]) => string.slice(1, -1)))
    .filter((string) => string.search(IN_BRACKETS) !== -1);
}

/** Codes that the tree names and no page of docs/spec explains: with the file. */
export function strayCodes(files: readonly SourceFile[], known: ReadonlySet<string>): string[] {
  const strays = files.flatMap(({ file, text }) =>
    [...text.matchAll(CODE)]
      .filter(([code]) => !known.has(code))
      .map(([code]) => `${file}: ${code} is no leaf of docs/spec`),
  );
  return [...new Set(strays)];
}
