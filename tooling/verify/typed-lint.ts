import { fileURLToPath } from 'node:url';

import { runCommand, type CommandResult } from './run-command.ts';

const OXLINT = fileURLToPath(new URL('../../node_modules/oxlint/bin/oxlint', import.meta.url));

/**
 * What the native compiler has against TypeScript files, and the rules that need its types (.oxlintrc.json): oxlint works
 * both out at once, each file by the `tsconfig.json` nearest to it. It does not look into Svelte components.
 * @param files these alone; everything where none is named
 */
export function typedLint(files: readonly string[] = ['.'], cwd?: string): Promise<CommandResult> {
  return runCommand(OXLINT, ['--quiet', '-f', 'unix', '--type-aware', '--type-check', ...files], cwd);
}
