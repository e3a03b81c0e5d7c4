import { plainWords } from '@paddock/contract/content';
import type { ContentText } from '@paddock/contract/schemas';

import { NameIndex, type Nearest } from '../../kernel/search/name-index.ts';
import { nameWords } from '../../kernel/search/spellings.ts';
import { knownSpelling, typedWords } from '../../kernel/search/typed-words.ts';
import { wordsIn } from './content-body.ts';
import type { PublishedDocument } from './library.ts';

/** How much nearer a document is whose title has a word than one that only says it somewhere. */
const IN_TITLE = 10;
const MOST_FOUND = 30;

/** Documents by their words, each language by itself. */
export class ContentSearch {
  readonly #indexes = new Map<string, LanguageIndex>();
  #documents: readonly PublishedDocument[] = [];

  /** What there is to be found from now on; languages are taken in as somebody searches in them. */
  reset(documents: Iterable<PublishedDocument>): void {
    this.#documents = [...documents];
    this.#indexes.clear();
  }

  /** The nearest first, those that say it in their title before all others. */
  find(typed: string, language: string): readonly PublishedDocument[] {
    const words = typedWords(typed);
    if (words.length === 0) return [];
    const { titles, texts } = this.#indexOf(language);
    const inTitles = new Map<PublishedDocument, number>();
    nearest(titles, words).forEach((document, distance) => inTitles.set(document, distance));
    const found: { readonly document: PublishedDocument; readonly points: number }[] = [];
    nearest(texts, words).forEach((document, distance) => {
      found.push({
        document,
        points: Math.min(distance + IN_TITLE, inTitles.get(document) ?? Infinity),
      });
    });
    return found
      .toSorted((a, b) => a.points - b.points)
      .slice(0, MOST_FOUND)
      .map(({ document }) => document);
  }

  #indexOf(language: string): LanguageIndex {
    const known = this.#indexes.get(language);
    if (known !== undefined) return known;
    const index = { titles: new NameIndex<PublishedDocument>(), texts: new NameIndex<PublishedDocument>() };
    for (const document of this.#documents) {
      const text = document.body.texts[language];
      if (text === undefined) continue;
      index.titles.set(document, nameWords(text.title));
      index.texts.set(document, allWords(text));
    }
    this.#indexes.set(language, index);
    return index;
  }
}

interface LanguageIndex {
  readonly titles: NameIndex<PublishedDocument>;
  readonly texts: NameIndex<PublishedDocument>;
}

function nearest(index: NameIndex<PublishedDocument>, words: readonly string[]): Nearest<PublishedDocument> {
  return index.nearest(words.map((word) => knownSpelling(index, word)));
}

/** Keys of blocks that are not words of a reader. */
const NOT_READ = /\/(?:block|tone|anchor|source|type|target|form|championship)$/;

function allWords(text: ContentText): readonly string[] {
  return wordsIn(text, '').flatMap(({ place, words }) =>
    NOT_READ.test(place) ? [] : nameWords(plainWords(words)),
  );
}
