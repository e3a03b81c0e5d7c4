import { BLOCK_FORMS, type BlockField } from './block-fields.ts';
import type { EditedText } from './edited-document.ts';

/** Words of a text that are another language's still: a copy that nobody has translated. */
export interface CopiedWords {
  /** Which block of the text, from 0; undefined for its lines. */
  readonly block: number | undefined;
  /** Where in the block or the text: `['steps', '0', 'title']`. */
  readonly path: readonly string[];
  /** The language that has the same words. */
  readonly from: string;
}

interface PlacedWords extends Omit<CopiedWords, 'from'> {
  readonly words: string;
}

/** The same in every language. */
const NO_WORDS: readonly string[] = ['anchor', 'target', 'championship'];

/**
 * Which words of a text stand in another text of the document too. Of two languages of one script nobody can tell which is the
 * copy: it is not the site's own. Names and abbreviations that are the same everywhere are among them, as only people can tell.
 * @param own the site's own language
 */
export function untranslated(
  texts: Readonly<Record<string, EditedText>>,
  language: string,
  own: string,
): readonly CopiedWords[] {
  const text = texts[language];
  if (text === undefined) return [];
  const others = Object.entries(texts)
    .filter(([code]) => code !== language)
    .map(([code, other]) => ({ code, said: new Set(wordsOf(other).map(({ words }) => words)) }));
  return wordsOf(text).flatMap(({ words, ...place }) => {
    const from = others.find(({ code, said }) => said.has(words) && isCopy(words, language, code, own));
    return from === undefined ? [] : [{ ...place, from: from.code }];
  });
}

function isCopy(words: string, language: string, from: string, own: string): boolean {
  return !isWrittenAs(words, language) || (isWrittenAs(words, from) && language !== own);
}

function isWrittenAs(words: string, language: string): boolean {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  return new RegExp(`\\p{Script=${script}}`, 'u').test(bare(words));
}

/** Without what stands in for a value, and without where links lead. */
const bare = (words: string): string => words.replaceAll(/\{\{[^}]*\}\}|\]\([^)]*\)/g, ' ');

function wordsOf({ title, description, lead, blocks }: EditedText): readonly PlacedWords[] {
  const lines = Object.entries({ title, description, lead });
  return [
    ...lines.map(([name, words]) => ({ block: undefined, path: [name], words })),
    ...blocks.flatMap(({ said }, block) =>
      BLOCK_FORMS[said.block].fields
        .flatMap((field) => namesOf(field))
        .flatMap((name) => leavesOf(said[name], [name]).map((leaf) => ({ block, ...leaf }))),
    ),
  ].filter(({ words }) => /\p{L}{3}/u.test(bare(words)));
}

/** Where the words of a field are kept; a table's cells have their columns too. */
function namesOf({ as, name }: BlockField): readonly string[] {
  if (as === 'cells') return ['columns', name];
  return ['line', 'words', 'lines', 'parts'].includes(as) && !NO_WORDS.includes(name) ? [name] : [];
}

function leavesOf(value: unknown, path: readonly string[]): readonly Pick<PlacedWords, 'path' | 'words'>[] {
  if (typeof value === 'string') return [{ path, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}
