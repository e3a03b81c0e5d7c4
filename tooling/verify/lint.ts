import { join } from 'node:path';

import { runCommand, type CommandResult } from './run-command.ts';

/**
 * Lints by the rules that need no types (eslint.config.mjs).
 * @param files these alone; everything where none is named
 */
export function lint(files: readonly string[] = ['.']): Promise<CommandResult> {
  const eslint = join('node_modules', 'eslint', 'bin', 'eslint.js');
  return runCommand(eslint, [...files, '--max-warnings', '0', '--no-warn-ignored']);
}
