/** @jest-environment node */
import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { compareAllDictionaries } from '../verify/dictionaries.ts';
import { addLanguage } from './add-language.ts';
import { listMissing } from './list-missing.ts';
import { tidyWords } from './tidy-words.ts';

const ENGLISH = { title: 'Bets', bets_one: 'A bet', bets_other: '{{count}} bets' };
const RUSSIAN = {
  title: 'Ставки',
  bets_one: '{{count}} ставка',
  bets_few: '{{count}} ставки',
  bets_many: '{{count}} ставок',
  bets_other: '{{count}} ставки',
};
const SMALL = 'parcels/small/locales';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** A repository of one parcel with the words of some languages. */
async function repository(
  words: Readonly<Record<string, object>>,
  listed = Object.keys(words),
): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'words-'));
  folders.push(root);
  const put = async (file: string, content: object) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), JSON.stringify(content));
  };
  for (const [language, own] of Object.entries(words)) await put(`${SMALL}/${language}.json`, own);
  const list = listed.map((code) => `"${code}"`).join(', ');
  await writeFile(join(root, 'parcels/small/parcel.json'), `{ "name": "small", "languages": [${list}] }\n`);
  return root;
}

describe('dictionaries of the repository', () => {
  it('are complete in English and Russian; another language may lack words, and how many is said', async () => {
    const root = await repository({ en: ENGLISH, ru: RUSSIAN, de: { title: 'Wetten' } });
    const report = await compareAllDictionaries(root);
    expect([report.problems, [...report.missing]]).toEqual([[], [['de', 1]]]);
    expect(await listMissing(root)).toEqual([`de ${SMALL} bets`]);
    expect(await listMissing(root, 'ru')).toEqual([]);
    const lacking = await repository({ en: ENGLISH, ru: { title: 'Ставки' } });
    expect((await compareAllDictionaries(lacking)).problems).toEqual([`${SMALL}/ru.json lacks "bets"`]);
  });

  it('have what their language counts by and nothing that was renamed, in every language', async () => {
    const de = {
      title: 'Wetten',
      old: 'Alt',
      bets_one: 'Wette',
      bets_few: '{{count}} W',
      bets_other: '{{n}} W',
    };
    const { problems } = await compareAllDictionaries(await repository({ en: ENGLISH, ru: RUSSIAN, de }));
    expect(problems).toEqual([
      `${SMALL}/de.json has the plural form "bets_few", which its language has not`,
      `${SMALL}/de.json "bets_other" has other placeholders`,
      `${SMALL}/de.json has "old", which the reference lacks`,
    ]);
  });

  it('lose what English has no more by command, with the groups that are empty then', async () => {
    const de = { title: 'Wetten', old_one: 'Alt', old_other: '{{count}} Alte', group: { gone: 'Weg' } };
    const root = await repository({ en: ENGLISH, ru: RUSSIAN, de });
    expect(await tidyWords(root)).toEqual([`${SMALL}/de.json`]);
    expect(JSON.parse(await readFile(join(root, SMALL, 'de.json'), 'utf8'))).toEqual({ title: 'Wetten' });
    expect(await tidyWords(root)).toEqual([]);
  });

  it('are those that their parcel lists', async () => {
    const words = { en: ENGLISH, ru: RUSSIAN, de: {} };
    const { problems } = await compareAllDictionaries(await repository(words, ['en', 'ru', 'tr']));
    expect(problems).toEqual([
      `${SMALL}/tr.json is missing`,
      `${SMALL}/de.json: parcels/small/parcel.json does not list "de"`,
    ]);
  });

  it('begin a language with everything in English', async () => {
    const root = await repository({ en: ENGLISH, ru: RUSSIAN });
    expect(await addLanguage(root, 'pt')).toEqual([`${SMALL}/pt.json`, 'parcels/small/parcel.json']);
    expect(await readFile(join(root, 'parcels/small/parcel.json'), 'utf8')).toContain('["en", "ru", "pt"]');
    const report = await compareAllDictionaries(root);
    expect([report.problems, [...report.missing]]).toEqual([[], [['pt', 2]]]);
    await expect(addLanguage(root, 'pt')).rejects.toThrow('is there already');
    await expect(addLanguage(root, 'Brazil')).rejects.toThrow('no two-letter language');
  });
});
