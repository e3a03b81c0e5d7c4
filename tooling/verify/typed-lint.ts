import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

import { runCommand, type CommandResult } from './run-command.ts';

const OXLINT = fileURLToPath(new URL('../../node_modules/oxlint/bin/oxlint', import.meta.url));

const GIB = 2 ** 30;
/** What the compiler may fill before it collects all the same: it holds two GiB of types of the whole repository. */
const HEAP_GIB = Math.floor((totalmem() / GIB) * 0.4);
/**
 * The compiler is written in Go, which looks through everything it holds each time that has doubled. Types stay: with the
 * memory for it, looking when there is five times as much takes an eighth of the processor time less.
 */
const COLLECT_SELDOM = HEAP_GIB < 4 ? {} : { GOGC: '400', GOMEMLIMIT: `${HEAP_GIB}GiB` };

/**
 * What the native compiler has against TypeScript files, and the rules that need its types (.oxlintrc.json): oxlint works
 * both out at once, each file by the `tsconfig.json` nearest to it. It does not look into Svelte components.
 * @param files these alone; everything where none is named
 */
export function typedLint(files: readonly string[] = ['.'], cwd?: string): Promise<CommandResult> {
  return runCommand(
    OXLINT,
    ['--quiet', '-f', 'unix', '--type-aware', '--type-check', ...files],
    cwd,
    COLLECT_SELDOM,
  );
}
