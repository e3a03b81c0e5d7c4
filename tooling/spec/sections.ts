import type { SourceFile } from './source-files.ts';

/** A section sign; with what stands before it, which says whose section it is. */
const SECTION = /(RFC ?\d+(?:bis)? |design )?§(\d+)/g;

/** The numbers of the sections of docs/rules.md: its headings `## 3. Ledger`. */
export function sectionsOf(rules: string): ReadonlySet<string> {
  return new Set([...rules.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number));
}

/** Sections that the tree names and docs/rules.md does not have. Those of an RFC are the RFC's. */
export function straySections(files: readonly SourceFile[], sections: ReadonlySet<string>): string[] {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(SECTION)]
      .filter(
        ([, whose = '', number = '']) => !whose.startsWith('RFC') && !(whose === '' && sections.has(number)),
      )
      .map(([words]) => `${file}: ${words} is no section of docs/rules.md`),
  );
}
