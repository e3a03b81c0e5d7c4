import type { ContentProblem } from '@paddock/contract/content';

import type { EditedDocument } from './edited-document.ts';

/** A place of a document that the server does not take. */
export interface ProblemPlace extends Pick<ContentProblem, 'rule' | 'limit' | 'named'> {
  readonly language: string | undefined;
  /** Which block of the text, from 0. */
  readonly block: number | undefined;
  /** Where in the block, the text or the document: `['steps', '0', 'title']`. */
  readonly path: readonly string[];
}

/** A document as it was refused. Its places hold for whatever still says what it said then. */
export interface RefusedDocument {
  readonly document: EditedDocument;
  readonly places: readonly ProblemPlace[];
}

/**
 * What `CONTENT_INVALID` names, language by language: `/texts/en/blocks/3/level` is the level of the fourth block of the
 * English text. Within a language the server tells it in the order of the page.
 * @param languages in the order of the page
 */
export function problemPlaces(details: unknown, languages: readonly string[]): readonly ProblemPlace[] {
  const wrong = (details as { readonly wrong?: unknown } | null | undefined)?.wrong;
  if (!Array.isArray(wrong)) return [];
  const rank = ({ language }: ProblemPlace) => (language === undefined ? -1 : languages.indexOf(language));
  return (wrong as readonly ContentProblem[]).map(placeOf).toSorted((one, other) => rank(one) - rank(other));
}

function placeOf({ place, ...problem }: ContentProblem): ProblemPlace {
  const [, language, at, rest] = /^\/texts\/([a-z]{2})(?:\/blocks\/(\d+))?(.*)$/s.exec(place) ?? [];
  return {
    ...problem,
    language,
    block: at === undefined ? undefined : Number(at),
    path: (language === undefined ? place : (rest ?? '')).split('/').slice(1),
  };
}

/** What is wrong with a block, until it is written anew; wherever it was moved meanwhile. */
export function placesOfBlock(
  refused: RefusedDocument | null,
  language: string,
  said: unknown,
): readonly ProblemPlace[] {
  const { document, places } = refused ?? NOTHING_REFUSED;
  const blocks = document?.texts[language]?.blocks ?? [];
  return places.filter(
    (place) => place.language === language && place.block !== undefined && blocks[place.block]?.said === said,
  );
}

/** What is wrong with a line of a text, until it is written anew. */
export function placesOfLine(
  refused: RefusedDocument | null,
  language: string,
  name: 'title' | 'description' | 'lead',
  typed: string,
): readonly ProblemPlace[] {
  const { document, places } = refused ?? NOTHING_REFUSED;
  if (document?.texts[language]?.[name] !== typed) return [];
  return places.filter(
    (place) => place.language === language && place.block === undefined && place.path[0] === name,
  );
}

/** What holds in every language and is typed. */
export type Fact = 'day' | 'category' | 'order';

/** What is wrong with a fact of the document, until it is written anew. */
export function placesOfFact(
  refused: RefusedDocument | null,
  name: Fact,
  typed: string,
): readonly ProblemPlace[] {
  const { document, places } = refused ?? NOTHING_REFUSED;
  if (document?.[name] !== typed) return [];
  return places.filter(({ language, path }) => language === undefined && path[0] === name);
}

const NOTHING_REFUSED = { document: undefined, places: [] };
