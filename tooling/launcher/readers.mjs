// Finds which files of a package read which others. No dependency here.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'coverage']);
const SOURCE = /\.(?:[cm]?[jt]sx?|svelte|css|json)$/;
/** Types alone are no reason to run a test: the compiler looks at them. */
const TYPE_IMPORT = /^import type [^;]*;/gm;
const NAMED = /['"](\.{1,2}\/[^'"\n]+)['"]|new URL\(\s*['"]([^'"\n]+)['"]/g;

/** The package a file is in, a folder from the root. @param {string} file */
export const packageOf = (file) => /^(?:parcels\/)?[^/]+/.exec(file)?.[0] ?? '';

/** @returns {string[]} */
function sourcesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : sourcesIn(root, path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/**
 * Who names a file of a package by its path: imports, but those of types, and `new URL`.
 * @param {string} root
 * @param {string} folder the package
 * @returns {Map<string, string[]>} file → its readers, paths from the root
 */
export function readersIn(root, folder) {
  const readers = new Map(sourcesIn(root, folder).map((file) => [file, []]));
  for (const file of readers.keys()) {
    if (!/\.(?:[cm]?[jt]sx?|svelte)$/.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8').replace(TYPE_IMPORT, '');
    for (const [, relative, ofUrl] of text.matchAll(NAMED))
      readers.get(posix.join(dirname(file), relative ?? ofUrl))?.push(file);
  }
  return readers;
}
