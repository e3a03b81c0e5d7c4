import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const DOCUMENTS = ['*.md', '*/README.md', 'docs/**/*.md'];

export interface DocumentLinks {
  readonly problems: readonly string[];
  readonly links: number;
}

/** Links of the documents that lead to no file, or to no heading of it. Links to other sites are not followed. */
export async function findDeadLinks(root: string): Promise<DocumentLinks> {
  const texts = new Map<string, string>();
  for (const pattern of DOCUMENTS)
    for await (const file of glob(pattern, { cwd: root }))
      texts.set(file, await readFile(join(root, file), 'utf8'));
  const problems: string[] = [];
  let links = 0;
  for (const [file, text] of texts)
    for (const target of targetsOf(text)) {
      links += 1;
      const problem = problemOf(root, texts, file, target);
      if (problem !== undefined) problems.push(`${file}: ${target}: ${problem}`);
    }
  return { problems, links };
}

/** What stands in backticks is an example. */
function targetsOf(text: string): readonly string[] {
  return [...text.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

function problemOf(
  root: string,
  texts: ReadonlyMap<string, string>,
  file: string,
  target: string,
): string | undefined {
  const [path = '', anchor] = target.split('#');
  const full = path === '' ? join(root, file) : join(root, dirname(file), path);
  if (!existsSync(full)) return 'is not there';
  if (anchor === undefined) return undefined;
  const anchors = headingAnchors(texts.get(relative(root, full)) ?? '');
  return anchors.has(anchor) ? undefined : 'has no such heading';
}

/** Anchors as GitHub makes them: lower case, marks left out, spaces to hyphens. */
function headingAnchors(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
