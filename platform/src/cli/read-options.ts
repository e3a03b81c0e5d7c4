import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The options a command was given. @throws RangeError with the usage for words that are none of its own, or half of one */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
  words: readonly string[] = process.argv.slice(2),
) {
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    throw new RangeError(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}
