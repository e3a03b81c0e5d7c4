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

/** A moment as operators write it, in milliseconds; undefined where none is given. @throws RangeError */
export function timeOf(word: string | undefined, name: string): number | undefined {
  if (word === undefined) return undefined;
  const atMs = Date.parse(word);
  if (Number.isNaN(atMs)) throw new RangeError(`${name} is no time: 2026-11-22T03:00Z`);
  return atMs;
}
