import { Type, type Static } from 'typebox';

import { OperatorReason } from './operators.ts';
import { LanguageCode, TimestampMs } from './primitives.ts';
import { SiteReason, SiteVersionNumber } from './site-versions.ts';

const closed = { additionalProperties: false };

/** A dictionary and a word in it: `betting`, `seo.home.title`. */
const WORD_PLACE = {
  namespace: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
  language: LanguageCode,
  key: Type.String({ minLength: 1, maxLength: 200, pattern: '^[\\w .:-]+$' }),
};

/** POST /operator-api/words/changes: what a word says from now on; null is what the build says. */
export const WordChange = Type.Object(
  {
    ...WORD_PLACE,
    word: Type.Union([Type.String({ minLength: 1, maxLength: 4_000 }), Type.Null()]),
    /** Version its author looked at. */
    seen: SiteVersionNumber,
    reason: OperatorReason,
  },
  closed,
);
export type WordChange = Static<typeof WordChange>;

/** POST /operator-api/words/versions/:number/take-back. */
export const WordTakeBack = SiteReason;

export const WordView = Type.Object({
  ...WORD_PLACE,
  /** Null where the change went back to the build's word. */
  word: Type.Union([Type.String(), Type.Null()]),
  /** What the release that stands says; null where it has no such word any more. */
  built: Type.Union([Type.String(), Type.Null()]),
  /** False where the release has changed so that the word is left out: the build's stands. */
  fits: Type.Boolean(),
  version: SiteVersionNumber,
  author: Type.String(),
  reason: Type.String(),
  atMs: TimestampMs,
});
export type WordView = Static<typeof WordView>;

/** GET /operator-api/words: the words that are edited now. GET /operator-api/words/versions: every change, the newest first. */
export const WordsView = Type.Object({ version: SiteVersionNumber, words: Type.Array(WordView) });
export type WordsView = Static<typeof WordsView>;

/** GET /operator-api/words/find: words of the release, as they stand. */
export const FoundWordsView = Type.Object({
  words: Type.Array(
    Type.Object({ ...WORD_PLACE, built: Type.String(), word: Type.Union([Type.String(), Type.Null()]) }),
  ),
});
export type FoundWordsView = Static<typeof FoundWordsView>;

/** Why a word cannot stand for a built one (S7-43). */
export type WordRule = 'unknown' | 'arguments' | 'braces' | 'markup' | 'reference' | 'control' | 'empty';

/** What `WORD_INVALID` tells beside its words. */
export interface WordRefusal {
  readonly rule: WordRule;
  /** What the word has to be filled in with, of `arguments`. */
  readonly wanted?: readonly string[];
}
