import { join } from 'node:path';

import type { CommandResult } from './run-command.ts';
import { runCommand } from './run-command.ts';

const MODULES = 'node_modules';

/**
 * Lints the repository by both linters beside each other: oxlint by the rules that need types, which it has of the native
 * compiler (.oxlintrc.json), ESLint by all others (eslint.config.mjs).
 * @param files these alone; everything where none is named
 */
export async function lint(files: readonly string[] = ['.']): Promise<CommandResult> {
  const runs = await Promise.all([
    runCommand(join(MODULES, 'oxlint', 'bin', 'oxlint'), ['--quiet', '-f', 'unix', ...files]),
    runCommand(join(MODULES, 'eslint', 'bin', 'eslint.js'), [
      ...files,
      '--max-warnings',
      '0',
      '--no-warn-ignored',
    ]),
  ]);
  const wrong = runs.filter(({ ok }) => !ok).map(({ output }) => output);
  return { ok: wrong.length === 0, output: wrong.length === 0 ? 'by both linters' : wrong.join('\n') };
}
