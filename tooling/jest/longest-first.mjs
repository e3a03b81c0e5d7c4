import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

import TestSequencer from '@jest/test-sequencer';

const LONG_FILES = createRequire(import.meta.url)('./long-files.json');
const ROOT = join(import.meta.dirname, '../..');

/** What a file takes of which nothing is known: a second, and more where it is large. */
const guessedMs = ({ path, context }) => 1_000 + (context.hasteFS.getSize(path) ?? 0) / 10;

/**
 * Jest's order of test files, the longest first, so that no long one runs alone at the end. A fresh checkout has measured
 * nothing yet: there `long-files.json` says how many seconds the long ones take.
 */
export default class LongestFirst extends TestSequencer {
  time(test) {
    const seconds = LONG_FILES[relative(ROOT, test.path).replaceAll('\\', '/')];
    return super.time(test) ?? (seconds === undefined ? guessedMs(test) : seconds * 1_000);
  }
}
