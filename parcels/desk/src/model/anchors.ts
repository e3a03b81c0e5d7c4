import type { Said } from './block-fields.ts';
import type { EditedDocument, EditedText } from './edited-document.ts';

/** Longer than any that somebody reads in a link. */
const LONGEST = 60;
/** Of a heading whose letters have no Latin ones. */
const NAMELESS = 'section';

/** Letters that no accent makes of Latin ones. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia' },
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i', ø: 'o', ł: 'l', æ: 'ae' },
};

/**
 * Names each heading that has none to be linked to: as the heading of the same place is named in another language, or
 * after its own words. One that has a name keeps it, so that no link breaks when its words change.
 * @param languages in the order in which they are named; texts of others are named last
 */
export function withAnchors(document: EditedDocument, languages: readonly string[]): EditedDocument {
  const texts = { ...document.texts };
  for (const language of new Set([...languages, ...Object.keys(texts)])) {
    const { [language]: text, ...others } = texts;
    if (text !== undefined) texts[language] = named(text, Object.values(others));
  }
  const isChanged = Object.keys(texts).some((language) => texts[language] !== document.texts[language]);
  return isChanged ? { ...document, texts } : document;
}

function named(text: EditedText, others: readonly EditedText[]): EditedText {
  const own = headingsOf(text);
  const twins = others.map(headingsOf).filter(({ length }) => length === own.length);
  const taken = new Set(own.map(anchorIn));
  const anchors = new Map<Said, string>();
  for (const [at, heading] of own.entries()) {
    const words = wordIn(heading, 'text');
    if (anchorIn(heading) !== '' || words === '') continue;
    const twin = twins.map((headings) => anchorIn(headings[at])).find((one) => one !== '' && !taken.has(one));
    const anchor = twin ?? free(anchorOf(words), taken);
    taken.add(anchor);
    anchors.set(heading, anchor);
  }
  if (anchors.size === 0) return text;
  const blocks = text.blocks.map((block) => {
    const anchor = anchors.get(block.said);
    return anchor === undefined ? block : { ...block, said: { ...block.said, anchor } };
  });
  return { ...text, blocks };
}

/** Words as a part of an address: small Latin letters and digits, a dash between words. */
function anchorOf(words: string): string {
  const latin = words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/./gsu, (letter) => LATIN[letter] ?? letter);
  const anchor = latin
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return anchor === '' ? NAMELESS : anchor;
}

function free(anchor: string, taken: ReadonlySet<string>): string {
  let one = anchor;
  for (let number = 2; taken.has(one); number++) one = `${anchor}-${number}`;
  return one;
}

const headingsOf = ({ blocks }: EditedText): readonly Said[] =>
  blocks.map(({ said }) => said).filter(({ block }) => block === 'heading');

const anchorIn = (heading: Said | undefined): string => wordIn(heading, 'anchor');

function wordIn(heading: Said | undefined, name: 'text' | 'anchor'): string {
  const word = heading?.[name];
  return typeof word === 'string' ? word.trim() : '';
}
