import { runCommand, type CommandResult } from './run-command.ts';
import { join } from 'node:path';

/**
 * Names the files that are not written as `.oxfmtrc.json` says.
 * @param files these alone, of whatever kind; everything where none is named
 */
export function checkFormat(files: readonly string[] = ['.']): Promise<CommandResult> {
  const oxfmt = join('node_modules', 'oxfmt', 'bin', 'oxfmt');
  return runCommand(oxfmt, ['--list-different', '--no-error-on-unmatched-pattern', ...files]);
}
