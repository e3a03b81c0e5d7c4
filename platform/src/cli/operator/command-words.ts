import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads a command's words by Node's own parser. @throws RangeError with the usage for words that do not fit */
export function readWords<Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new RangeError((error as Error).message, { cause: error });
  }
}

/** The word at a place. @throws RangeError naming what is missing */
export function wordAt(positionals: readonly string[], place: number, what: string): string {
  const word = positionals[place];
  if (word === undefined || word === '') throw new RangeError(`${what} is missing`);
  return word;
}

/** The reason an operator gives, asked for when it is not among the words. */
export async function reasonOf(
  given: string | undefined,
  terminal: { ask(question: string): Promise<string> },
): Promise<string> {
  return given ?? terminal.ask('Reason: ');
}

/** A day, or a moment with its zone: what has none would be another moment on each machine. */
const TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/i;

/** A moment as operators write it, in milliseconds. @throws RangeError, `NAME is no time`, with how one is written */
export function timeIn(value: unknown, name: string): number {
  const text = typeof value === 'string' ? value.trim() : '';
  const atMs = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(atMs)) return atMs;
  throw new RangeError(
    `${name} is no time: ${JSON.stringify(value)}. Write it as 2026-11-22T03:00Z, with another zone as ` +
      '2026-11-22T06:00+03:00, or as a day, 2026-11-22, which begins at midnight UTC',
  );
}

/** The same; undefined where none is given. @throws RangeError */
export const timeOf = (word: string | undefined, name: string): number | undefined =>
  word === undefined ? undefined : timeIn(word, name);
