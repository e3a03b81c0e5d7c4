import { readFile } from 'node:fs/promises';

/** What a file of JSON says. @throws RangeError for a file that cannot be read or is no JSON, which says which file */
export async function jsonIn(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new RangeError(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** The same of one that holds an object. @throws RangeError, `FILE is no WHAT`, for one that holds none */
export async function objectIn(file: string, what: string): Promise<Readonly<Record<string, unknown>>> {
  const said = await jsonIn(file);
  if (typeof said !== 'object' || said === null || Array.isArray(said))
    throw new RangeError(`${file} is no ${what}`);
  return said as Readonly<Record<string, unknown>>;
}
