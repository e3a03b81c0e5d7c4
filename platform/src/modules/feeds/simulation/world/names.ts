import type { Random } from '../random/random.ts';
import type { CountryData } from './data/country.ts';
import { SURNAMES, type NameLanguage } from './data/surnames.ts';

/** A name of the world is always known in both languages of the first day. */
export interface Name {
  readonly en: string;
  readonly ru: string;
}

/** Initials that exist in both alphabets. */
const INITIALS = readNames('A|А B|Б D|Д E|Э F|Ф G|Г I|И K|К L|Л M|М N|Н O|О P|П R|Р S|С T|Т V|В');

/** Reads a data list of `Latin|Cyrillic` entries; `_` stands for a space. */
export function readNames(list: string): readonly Name[] {
  return list.split(' ').map(readName);
}

export function readName(entry: string): Name {
  const [en = '', ru = ''] = entry.replaceAll('_', ' ').split('|');
  return { en, ru };
}

/** All towns of a country in random order. */
export function townsOf(country: CountryData, random: Random): readonly Name[] {
  const endings = readNames(country.endings);
  const towns = readNames(country.stems).flatMap((stem) =>
    endings.map((ending) => ({ en: stem.en + ending.en, ru: stem.ru + ending.ru })),
  );
  return random.shuffled(towns);
}

/** A club of a town: `Union {}` and `Thornwick` make `Union Thornwick`. */
export function clubName(pattern: Name, town: Name): Name {
  return { en: pattern.en.replace('{}', town.en), ru: pattern.ru.replace('{}', town.ru) };
}

/**
 * People of a language, initial first: `A. Harlow`; Korean names are whole already. Nobody gets a name that is in
 * `taken`, which grows by the new ones.
 */
export function people(
  language: NameLanguage,
  count: number,
  random: Random,
  taken: Set<string> = new Set(),
): readonly Name[] {
  const surnames = random.shuffled(readNames(SURNAMES[language]));
  const found: Name[] = [];
  for (let at = 0; found.length < count && at < surnames.length * INITIALS.length; at++) {
    const surname = surnames[at % surnames.length] ?? { en: '', ru: '' };
    const initial = random.pick(INITIALS);
    const whole = language === 'korean';
    const name = whole ? surname : { en: `${initial.en}. ${surname.en}`, ru: `${initial.ru}. ${surname.ru}` };
    if (taken.has(name.en)) continue;
    taken.add(name.en);
    found.push(name);
  }
  return found;
}

/** Lower-case ASCII words joined by hyphens, as URLs want them. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
