import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Lines of a file that nobody has to be told a reason for. About 200 is what we write. */
export const MOST_LINES = 250;

/** Longer on purpose. Another reason belongs here or the file is two. */
const REASONS: Readonly<Record<string, string>> = {
  'styleguide/src/tokens/tokens.css': 'every role of the look in one place, read from top to bottom',
};
/** A door lists names: it is as long as what it offers. */
const isDoor = (file: string): boolean => basename(file) === 'index.ts';

const SOURCES = '**/*.{ts,tsx,mjs,css,svelte}';
const NOT_OURS = ['node_modules', 'dist', 'data', 'coverage', '.nx', '.node'].map((name) => `**/${name}/**`);

export interface Lengths {
  readonly problems: readonly string[];
  readonly files: number;
}

/** Files that are too long, and reasons that no longer have a long file. */
export async function findLongFiles(
  root: string,
  reasons: Readonly<Record<string, string>> = REASONS,
): Promise<Lengths> {
  const long = new Map<string, number>();
  let files = 0;
  for await (const file of glob(SOURCES, { cwd: root, exclude: NOT_OURS })) {
    files += 1;
    const lines = (await readFile(join(root, file), 'utf8')).split('\n').length - 1;
    if (lines > MOST_LINES && !isDoor(file)) long.set(file, lines);
  }
  const tooLong = [...long].filter(([file]) => !Object.hasOwn(reasons, file));
  const needless = Object.keys(reasons).filter((file) => !long.has(file));
  return {
    files,
    problems: [
      ...tooLong.map(
        ([file, lines]) => `${file}: ${lines} lines, ${MOST_LINES} at most; split it by concept`,
      ),
      ...needless.map((file) => `${file}: is not long; take its reason out of tooling/verify/lengths.ts`),
    ],
  };
}
