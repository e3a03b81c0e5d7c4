// Finds the mutations of lines that were changed. No dependency here.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Brackets and the like stand anywhere. */
const LEAST = 8;

/**
 * All mutations as they are written, by their ids.
 * @param {string} root
 * @returns {{ id: string, file: string, from: string, test: string }[]}
 */
export function allMutations(root) {
  const folder = join(root, 'tooling/mutations');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      ...JSON.parse(readFileSync(join(folder, name), 'utf8')),
      id: basename(name, '.json'),
    }));
}

/**
 * Ids of the mutations of a file whose place has one of these lines. Those that a journey notices are left out: they need
 * a build.
 * @param {readonly { id: string, file: string, from: string, test: string }[]} mutations
 * @param {string} file
 * @param {readonly string[]} lines without their indents
 */
export function touchedMutations(mutations, file, lines) {
  const said = lines.filter((line) => line.length >= LEAST);
  return mutations
    .filter((mutation) => mutation.file === file && !mutation.test.startsWith('e2e/'))
    .filter(({ from }) => said.some((line) => from.includes(line) || line.includes(from.trim())))
    .map(({ id }) => id);
}
