import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the tree, its path from the root with `/`. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

const SOURCES = '**/*.{ts,tsx,mjs,css,svelte,md}';
const NOT_OURS = ['node_modules', 'dist', 'data', 'coverage', '.nx', '.node'];

/** Sources and documents, by path. */
export async function sourceFiles(root: string): Promise<SourceFile[]> {
  const found: string[] = [];
  const exclude = NOT_OURS.map((name) => `**/${name}/**`);
  for await (const file of glob(SOURCES, { cwd: root, exclude })) found.push(file);
  return Promise.all(
    found.sort().map(async (file) => ({
      file: file.replaceAll('\\', '/'),
      text: await readFile(join(root, file), 'utf8'),
    })),
  );
}
