import { Type } from 'typebox';

import { LanguageCode } from '../schemas/primitives.ts';
import { SiteVersionNumber } from '../schemas/site-versions.ts';
import { FoundWordsView, WordChange, WordsView, WordTakeBack } from '../schemas/words.ts';
import type { EndpointTable } from './endpoint.ts';

/** Words of dictionaries that operators mend over those of the build (S7-43). */
export const WORDS_ENDPOINTS = {
  'GET /operator-api/words': {
    summary: 'Words that are edited now, with what the release says',
    response: { 200: WordsView },
  },
  'GET /operator-api/words/find': {
    summary: 'Words of the release that hold a text, fifty at most',
    querystring: Type.Object({ text: Type.String({ minLength: 2, maxLength: 100 }), language: LanguageCode }),
    response: { 200: FoundWordsView },
  },
  'GET /operator-api/words/versions': {
    summary: 'Who changed words, when and why; the newest first, fifty a page',
    querystring: Type.Object({ before: Type.Optional(SiteVersionNumber) }),
    response: { 200: WordsView },
  },
  'POST /operator-api/words/changes': {
    summary: 'Mend a word over that of the build, or go back to it',
    body: WordChange,
    response: { 204: Type.Null() },
    errors: ['WORD_INVALID', 'SITE_CHANGED', 'SITE_VERSION_UNKNOWN'],
  },
  'POST /operator-api/words/versions/:number/take-back': {
    summary: 'Give a word what it said before a change',
    params: Type.Object({ number: SiteVersionNumber }),
    body: WordTakeBack,
    response: { 204: Type.Null() },
    errors: ['WORD_INVALID', 'SITE_CHANGED', 'SITE_VERSION_UNKNOWN'],
  },
} as const satisfies EndpointTable;
