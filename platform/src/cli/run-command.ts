import { isConnectionLost } from '../kernel/database/connection-lost.ts';

/** PostgreSQL's words for a table and a column that are not there. */
const NOT_MIGRATED: readonly unknown[] = ['42P01', '42703'];

/** What a command refuses with a message of its own. */
type Refusal = abstract new (...words: never[]) => Error;

/**
 * Runs an operator's command to its end. What the person can mend is one plain message and an exit code: 2 for words that
 * make no sense (a RangeError), 1 for what is refused or not to be had. Anything else is a bug and keeps its stack.
 */
export async function runCommand(
  work: () => Promise<void> | void,
  refusals: readonly Refusal[] = [],
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const message = messageOf(error, refusals);
    if (message === undefined) throw error;
    console.error(message);
    process.exitCode = error instanceof RangeError ? 2 : 1;
  }
}

function messageOf(error: unknown, refusals: readonly Refusal[]): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof RangeError || refusals.some((known) => error instanceof known)) return error.message;
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (NOT_MIGRATED.includes(code))
    return 'this database is new, or of an older version: start the platform once, then ask again';
  if (path !== undefined && syscall !== undefined) return `${path}: ${code ?? 'not to be had'} (${syscall})`;
  return isConnectionLost(error) ? 'the database of this site does not answer' : undefined;
}
