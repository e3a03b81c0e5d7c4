import type { Workspace } from './workspace.ts';

/** One command of `paddock`. */
export interface Command {
  /** Its words, for the help: `dev [NAME] [--site URL]`. */
  readonly usage: string;
  /** What it does, in one line. */
  readonly about: string;
  /**
   * Runs it to its end and answers what to print.
   * @throws RefusedError, BuildError, RegistryError: said without a stack, exit code 1
   */
  run(words: readonly string[], workspace: Workspace): Promise<string>;
}
