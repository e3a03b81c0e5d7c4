/** Lines that stand in the newer of two versions of a file, counted from 1, both ends included. */
export interface LineRange {
  readonly file: string;
  readonly first: number;
  readonly last: number;
}

const FILE = /^\+\+\+ b\/(.+)$/;
const HUNK = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/;

/** Lines that a diff without context (`git diff --unified=0`) has added or changed. */
export function changedLines(diff: string): readonly LineRange[] {
  const ranges: LineRange[] = [];
  let file: string | undefined;
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) file = FILE.exec(line)?.[1];
    const [, start, count = '1'] = HUNK.exec(line) ?? [];
    if (file === undefined || start === undefined || count === '0') continue;
    ranges.push({ file, first: Number(start), last: Number(start) + Number(count) - 1 });
  }
  return ranges;
}
