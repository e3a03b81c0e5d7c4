import { createKeptDrafts } from '../../model/kept-drafts.ts';
import type { StandingWord } from './word-row.tsx';

/** What a word shall say from now on, typed and not sent. */
export interface WordDraft {
  /** The word as it stood. */
  readonly word: StandingWord;
  readonly typed: string;
}

type Place = Pick<StandingWord, 'language' | 'namespace' | 'key'>;

/** One place for a word in a language, wherever it is listed. */
export const placeOf = ({ language, namespace, key }: Place) => `${language} ${namespace}:${key}`;

/** By the place of the word. */
export const wordDrafts = createKeptDrafts<WordDraft>(
  'paddock:desk.word-drafts-1',
  () => globalThis.sessionStorage,
);
