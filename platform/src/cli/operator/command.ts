import type { Console } from '../../modules/operators/index.ts';
import type { OperatorClient } from './operator-client.ts';
import type { Terminal } from './terminal.ts';

/** One command of `npm run operator`. */
export interface OperatorCommand {
  /** Its words, for the help: `disable NAME`. */
  readonly usage: string;
  /** What it does, in one line. */
  readonly about: string;
  /**
   * Runs it and answers what to print.
   * @throws RangeError for words that are wrong, OperatorApiError for what the platform refuses: said without a stack
   */
  run(words: readonly string[], desk: Desk): Promise<string>;
}

/** Where a command works. */
export interface Desk {
  readonly terminal: Terminal;
  /** The site's API, signed in: by OPERATOR_TOKEN, else by asking for name, password and code. Asked for once. */
  api(): Promise<OperatorClient>;
  /** The database and the secret of this machine, for what is done without signing in. */
  atConsole<Result>(work: (console: Console) => Promise<Result>): Promise<Result>;
}
