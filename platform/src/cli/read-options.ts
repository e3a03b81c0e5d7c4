import { parseArgs, type ParseArgsConfig } from 'node:util';

type OptionsOf = NonNullable<ParseArgsConfig['options']>;

/** The options a command was given. @throws RangeError with the usage for words that are none of its own, or half of one */
export function readOptions<Options extends OptionsOf>(
  options: Options,
  usage: string,
  words: readonly string[] = process.argv.slice(2),
) {
  return parse(options, usage, words).values;
}

/**
 * The words of a command that takes no options.
 * @throws RangeError with the usage for an option, and for fewer or more words than it takes
 */
export function readPositionals(
  { least, most }: { readonly least: number; readonly most: number },
  usage: string,
  words: readonly string[] = process.argv.slice(2),
): readonly string[] {
  const { positionals } = parse({}, usage, words, true);
  if (positionals.length < least || positionals.length > most) throw new RangeError(usage);
  return positionals;
}

function parse<Options extends OptionsOf>(
  options: Options,
  usage: string,
  words: readonly string[],
  allowPositionals = false,
) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals });
  } catch (error) {
    throw new RangeError(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}
