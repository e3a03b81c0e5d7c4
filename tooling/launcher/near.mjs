// Finds the tests that stand nearest to a change. No dependency here.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const TEST = /\.test\.tsx?$/;
const SOURCE = /\.(?:[cm]?[jt]sx?|svelte|css|json)$/;

const testsIn = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEST.test(entry.name))
    .map(({ name }) => `${folder}/${name}`);

const nameOf = (file) => basename(file).replace(/\..*$/, '');

/**
 * A file's own test; else those of its folder, or of the nearest folder above it that has any. The package's own is the
 * last that is asked.
 */
function nearestTo(root, file) {
  for (let folder = dirname(file); folder.includes('/'); folder = dirname(folder)) {
    const found = testsIn(root, folder);
    const own = folder === dirname(file) ? found.filter((test) => nameOf(test) === nameOf(file)) : [];
    if (found.length > 0) return own.length > 0 ? own : found;
  }
  return [];
}

/**
 * The tests beside changed files, each once: a changed test is near to itself alone.
 * @param {string} root
 * @param {readonly string[]} changed paths from the root
 */
export function nearTests(root, changed) {
  const near = changed
    .filter((file) => SOURCE.test(file))
    .flatMap((file) => (TEST.test(file) ? [file] : nearestTo(root, file)));
  return [...new Set(near)].sort();
}

/** What differs from the last commit, new files too. @param {string} root */
export function changedFiles(root) {
  const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.split('\n');
  const all = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return all.filter((file) => file !== '');
}
