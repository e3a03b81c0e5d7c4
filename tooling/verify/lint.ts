import { join } from 'node:path';

import { runCommand, type CommandResult } from './run-command.ts';

const CONFIG = 'oxlint-untyped.config.mjs';

/**
 * Lints by the rules that need no types: ESLint's (eslint.config.mjs), which oxlint runs.
 * @param files these alone; everything where none is named
 * @param cwd the root of a repository; this one where none is named
 */
export function lint(files: readonly string[] = ['.'], cwd?: string): Promise<CommandResult> {
  const oxlint = join('node_modules', 'oxlint', 'bin', 'oxlint');
  const words = ['-c', CONFIG, '-f', 'agent', '--deny-warnings', '--no-error-on-unmatched-pattern'];
  return runCommand(oxlint, [...words, ...files], cwd);
}
