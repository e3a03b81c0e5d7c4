import { claimsOf, strayCodes } from './claims.ts';
import { chapterProblems, readChapter } from './leaves.ts';
import { sectionsOf, straySections } from './sections.ts';
import { sourceFiles } from './source-files.ts';
import { chapterPage, indexPage } from './spec-pages.ts';

const INDEX = 'docs/spec.md';
const RULES = 'docs/rules.md';
const isChapter = (file: string): boolean => file.startsWith('docs/spec/');

export interface SpecLook {
  /** Codes and sections that lead nowhere, and leaves that are not whole. */
  readonly problems: readonly string[];
  /** Pages that are not as they would be made now: file and text. */
  readonly stale: ReadonlyMap<string, string>;
  readonly leaves: number;
}

/** Compares docs/spec and docs/rules.md with what the tree names. */
export async function lookAtSpec(root: string): Promise<SpecLook> {
  const files = await sourceFiles(root);
  const textOf = (wanted: string): string => files.find(({ file }) => file === wanted)?.text ?? '';
  const chapters = files
    .filter(({ file }) => isChapter(file))
    .map(({ file, text }) => readChapter(file, text));
  const others = files.filter(({ file }) => !isChapter(file) && file !== INDEX);
  const claims = claimsOf(others);
  const known = new Set(chapters.flatMap(({ leaves }) => leaves.map(({ id }) => id)));
  const pages = new Map(chapters.map((chapter) => [chapter.file, chapterPage(chapter, claims)]));
  pages.set(INDEX, indexPage(textOf(INDEX), chapters, claims));
  return {
    problems: [
      ...chapterProblems(chapters),
      ...strayCodes(files, known),
      ...straySections(others, sectionsOf(textOf(RULES))),
    ],
    stale: new Map([...pages].filter(([file, page]) => textOf(file) !== page)),
    leaves: known.size,
  };
}
