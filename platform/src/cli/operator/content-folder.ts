import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Check } from 'typebox/value';
import { ContentAddress, LanguageCode, type ContentBody } from '@paddock/contract/schemas';

import { objectIn } from './json-file.ts';

const FACTS = 'document.json';

/** A document as its folder says it: facts in `document.json`, a text in `en.json` and the like. Not yet looked at. */
export async function readOneFolder(folder: string): Promise<unknown> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== FACTS);
  const facts = await objectIn(join(folder, FACTS), 'document');
  const texts = await Promise.all(
    names.map(
      async (name) => [name.slice(0, -'.json'.length), await objectIn(join(folder, name), 'text')] as const,
    ),
  );
  return { ...facts, texts: Object.fromEntries(texts) };
}

const isLanguage = (name: string): boolean => Check(LanguageCode, name);
const isAddress = (text: string): boolean => Check(ContentAddress, text);

/**
 * Writes a document into its folder below another, the form in which a site lives in git.
 * @throws RangeError, with nothing of it written, for a text that is in no language: its name would be a path
 */
export async function exportContent(
  root: string,
  address: string,
  { texts, ...facts }: ContentBody,
): Promise<void> {
  const strange = Object.keys(texts).find((name) => !isLanguage(name));
  if (strange !== undefined)
    throw new RangeError(`${address} has a text in ${strange}, which is no language`);
  if (!isAddress(address)) throw new RangeError(`${address} is no address of a document`);
  const folder = join(root, address);
  await mkdir(folder, { recursive: true });
  for (const [name, value] of [['document', facts] as const, ...Object.entries(texts)])
    await writeFile(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
}
