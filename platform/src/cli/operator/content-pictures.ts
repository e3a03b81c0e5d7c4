import { readFile } from 'node:fs/promises';
import type { ContentPictureList, ContentPictureView } from '@paddock/contract/schemas';

import type { Desk } from './command.ts';
import { reasonOf, wordAt } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

export interface PictureWords {
  /** `add FILE`, `remove ID`; nothing lists them. */
  readonly rest: readonly string[];
  readonly reason: string | undefined;
  /** `en=A stadium at night`, once for each language. */
  readonly alt: readonly string[];
}

/** Lists, brings or removes pictures. @throws RangeError for words that are none of these */
export async function runPictures(desk: Desk, words: PictureWords): Promise<string> {
  const [doing = 'list', ...rest] = words.rest;
  if (doing === 'list') return list(desk);
  if (doing === 'add') return add(desk, wordAt(rest, 0, 'FILE'), words);
  if (doing === 'remove') return remove(desk, wordAt(rest, 0, 'PICTURE'), words);
  throw new RangeError(`${doing} is nothing that can be done with pictures`);
}

async function list(desk: Desk): Promise<string> {
  const { pictures } = (await (await desk.api()).get('content/pictures')) as ContentPictureList;
  return textTable(
    ['PICTURE', 'TIME (UTC)', 'BY', 'SIZE', 'SHOWN AT', 'WHAT IT SHOWS'],
    pictures.map(({ id, atMs, author, width, height, usedAt, alt }) => [
      id,
      textTime(atMs),
      author,
      `${width}x${height}`,
      usedAt.join(', ') || '-',
      alt.en,
    ]),
  );
}

/** Answers the block that shows it, for the file of a document. */
async function add(desk: Desk, path: string, { alt, reason }: PictureWords): Promise<string> {
  const shown = altIn(alt);
  const content = await readFile(path).catch((error: unknown) => {
    throw new RangeError(`${path}: ${(error as Error).message}`, { cause: error });
  });
  const body = { content: content.toString('base64'), alt: shown };
  const why = await reasonOf(reason, desk.terminal);
  const picture = (await (
    await desk.api()
  ).post('content/pictures', { ...body, reason: why })) as ContentPictureView;
  const { source, sources, width, height } = picture;
  return JSON.stringify({ block: 'picture', source, sources, alt: picture.alt.en, width, height }, null, 2);
}

/** @throws RangeError where a word has no language, or one of the two is missing */
function altIn(words: readonly string[]): Readonly<Record<string, string>> {
  const alt = Object.fromEntries(
    words.map((word) => {
      const [, language, shown] = /^([a-z]{2})=(.+)$/s.exec(word) ?? [];
      if (language === undefined || shown === undefined)
        throw new RangeError(`--alt is no words of a language: en=A stadium at night`);
      return [language, shown];
    }),
  );
  for (const language of ['en', 'ru'])
    if (!Object.hasOwn(alt, language)) throw new RangeError(`--alt ${language}=… is missing: what it shows`);
  return alt;
}

async function remove(desk: Desk, id: string, { reason }: PictureWords): Promise<string> {
  const why = await reasonOf(reason, desk.terminal);
  await (await desk.api()).post(`content/pictures/${encodeURIComponent(id)}/remove`, { reason: why });
  return `${id} is removed`;
}
