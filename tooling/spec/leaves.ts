/** One thing the product is asked to have, as a person wrote it down in docs/spec. */
export interface Leaf {
  /** `S4-07`. */
  readonly id: string;
  readonly title: string;
  /** What is asked, in Markdown. */
  readonly text: string;
}

/** A page of docs/spec: what stands before its leaves, and the leaves. */
export interface Chapter {
  /** Path from the repository's root. */
  readonly file: string;
  readonly head: string;
  readonly leaves: readonly Leaf[];
}

/** A leaf that says this asks for nothing that could be built. */
const NOTHING = 'Nothing to build.';

export const asksNothing = ({ text }: Leaf): boolean => text.includes(NOTHING);

export const titleOf = ({ head }: Chapter): string => /^# (.+)$/m.exec(head)?.[1] ?? '';

/**
 * Reads a page. A leaf is a heading `## S4-07 Title` and what stands below it; lines of a block quote are made by
 * `npm run spec` and left out.
 */
export function readChapter(file: string, page: string): Chapter {
  const [head = '', ...parts] = page.split(/^## /m);
  return { file, head: head.trim(), leaves: parts.map(readLeaf) };
}

function readLeaf(part: string): Leaf {
  const [heading = '', ...lines] = part.split('\n');
  const [id = '', ...title] = heading.trim().split(' ');
  const written = lines.filter((line) => !line.startsWith('>'));
  return { id, title: title.join(' '), text: written.join('\n').trim() };
}

/** Headings that are no leaf, and leaves that stand twice. */
export function chapterProblems(chapters: readonly Chapter[]): string[] {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const { file, leaves } of chapters)
    for (const { id, title, text } of leaves) {
      if (!/^S\d-\d\d$/.test(id)) problems.push(`${file}: the heading ${id} names no leaf`);
      if (title === '' || text === '') problems.push(`${file}: ${id} does not say what is asked`);
      const first = seen.get(id);
      if (first !== undefined) problems.push(`${file}: ${id} stands in ${first} too`);
      seen.set(id, file);
    }
  return problems;
}
