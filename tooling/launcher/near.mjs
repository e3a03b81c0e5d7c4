// Finds the tests that stand nearest to a change. No dependency here.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { packageOf, readersIn } from './readers.mjs';

const TEST = /\.test\.tsx?$/;
const SOURCE = /\.(?:[cm]?[jt]sx?|svelte|css|json)$/;

/** What the tests of one folder's change may take together; its own tests run whatever they take. */
export const NEAR_MS = 10_000;
const USUAL_MS = { platform: 3_000, e2e: 20_000 };
const ELSEWHERE_MS = 1_000;
const MOST_STEPS = 3;
const MOST_READERS = 10;

const nameOf = (file) => basename(file).replace(/\..*$/, '');

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Nothing was measured yet.
    return {};
  }
}

/** How long a test file takes: as measured here, else as is known of the long ones, else as is usual. */
function measuredTimes(root) {
  const measured = readJson(join(root, 'node_modules/.cache/paddock/suite-times.json'));
  const long = readJson(join(root, 'tooling/jest/long-files.json'));
  return (test) =>
    measured[test] ??
    (test in long ? long[test] * 1_000 : undefined) ??
    USUAL_MS[packageOf(test)] ??
    ELSEWHERE_MS;
}

/**
 * Tests that a file comes to by who reads it, with the number of steps: a few, and none through what is read from
 * everywhere, or all tests of a package would be near to each of its files.
 */
function testsReached(readers, file) {
  const steps = new Map([[file, 0]]);
  for (const [at, count] of steps) {
    const found = readers.get(at) ?? [];
    if (count === MOST_STEPS || (count > 0 && found.length > MOST_READERS)) continue;
    for (const reader of found) if (!steps.has(reader)) steps.set(reader, count + 1);
  }
  return [...steps].filter(([path, count]) => count > 0 && TEST.test(path));
}

const testsIn = (root, folder) =>
  readdirSync(join(root, folder))
    .filter((name) => TEST.test(name))
    .map((name) => [`${folder}/${name}`, MOST_STEPS + 1]);

/** Tests of the nearest folder that has any. The package's own is the last that is asked. */
function testsAround(root, file) {
  for (let folder = dirname(file); folder.includes('/'); folder = dirname(folder)) {
    const found = testsIn(root, folder);
    if (found.length > 0) return found;
  }
  return [];
}

/** A test that reads a source as text is about it, as `composition.test.ts` is about `compose.ts`. */
const readsText = (root, test, file) =>
  readFileSync(join(root, test), 'utf8').includes(`new URL('${basename(file)}'`);

/**
 * How far a test is from a file, the nearest first: its own; those that its mutations name, the more of them the nearer;
 * those in its folder, and those elsewhere in its package, by their steps.
 */
function distanceOf(root, file, mutations) {
  return ([test, steps]) => {
    const isBeside = dirname(test) === dirname(file);
    if (isBeside && (nameOf(test) === nameOf(file) || readsText(root, test, file))) return 0;
    const named = mutations.filter((mutation) => mutation.file === file && mutation.test === test).length;
    if (named > 0) return 1 / (1 + named);
    return (isBeside ? 0 : MOST_STEPS) + steps;
  };
}

/** Distance → tests of one changed file. */
function distancesFrom(root, file, readers, mutations) {
  if (TEST.test(file)) return [[file, 0]];
  const reached = testsReached(readers, file);
  const around = reached.length > 0 ? testsIn(root, dirname(file)) : testsAround(root, file);
  const far = distanceOf(root, file, mutations);
  return [...new Map([...around, ...reached])].map((found) => [found[0], far(found)]);
}

/** Own tests, and of the others the nearest that fit into the time. */
function withinTime(distances, timeOf) {
  const nearest = [...distances].sort(
    ([one, near], [other, far]) => near - far || timeOf(one) - timeOf(other) || (one < other ? -1 : 1),
  );
  let leftMs = NEAR_MS;
  return nearest.flatMap(([test, distance], at) => {
    const isTaken = distance === 0 || at === 0 || timeOf(test) <= leftMs;
    if (isTaken) leftMs -= timeOf(test);
    return isTaken ? [test] : [];
  });
}

/**
 * The tests nearest to changed files, each once: for each folder what runs in about ten seconds.
 * @param {string} root
 * @param {readonly string[]} changed paths from the root
 * @param {readonly { readonly file: string, readonly test: string }[]} [mutations]
 * @param {(test: string) => number} [timeOf] milliseconds
 * @returns {string[]}
 */
export function nearTests(root, changed, mutations = [], timeOf = measuredTimes(root)) {
  const readers = new Map();
  const folders = new Map();
  for (const file of changed.filter((path) => SOURCE.test(path) && path.includes('/'))) {
    const own = packageOf(file);
    if (!readers.has(own)) readers.set(own, readersIn(root, own));
    const distances = folders.get(dirname(file)) ?? new Map();
    folders.set(dirname(file), distances);
    for (const [test, distance] of distancesFrom(root, file, readers.get(own), mutations))
      distances.set(test, Math.min(distance, distances.get(test) ?? Infinity));
  }
  const near = [...folders.values()].flatMap((distances) => withinTime(distances, timeOf));
  return [...new Set(near)].sort();
}

const git = (root, ...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.split('\n');

/** What differs from the last commit, new files too. @param {string} root */
export function changedFiles(root) {
  const all = [
    ...git(root, 'diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  return all.filter((file) => file !== '');
}

/** The lines of a file that came or went since the last commit, without their indents. @param {string} root */
export function changedLines(root, file) {
  return git(root, 'diff', '--unified=0', 'HEAD', '--', file)
    .filter((line) => /^[+-](?![+-]{2} )/.test(line))
    .map((line) => line.slice(1).trim());
}
