import { searchForm } from './search-words.ts';

/** Letters as `searchForm` writes them: й is и there, and ё is е. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** A word of a name has no more letters: what is longer is cut, and so is what somebody types. */
const LONGEST_WORD = 40;

/** The words of a name in the form that is searched: letters and digits alone, nothing that is not seen. */
export function nameWords(text: string): readonly string[] {
  return searchForm(text)
    .replace(/\p{Cf}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (word === '' ? [] : word.slice(0, LONGEST_WORD)));
}

/** A word of Cyrillic letters as it is written in Latin ones; any other as it is. */
export function latinOf(word: string): string {
  return word.replace(/[\u0400-\u04ff]/g, (letter) => LATIN[letter] ?? letter);
}
