import { FIELD_BOUNDS } from '@paddock/contract';

/** Longer than any name. */
export const SEARCH_MAX = FIELD_BOUNDS.search.max;

/** What was searched for, from the query of `/casino-search`. */
export const searchedOf = (query: string): string =>
  (new URLSearchParams(query).get('q') ?? '').trim().slice(0, SEARCH_MAX);

/** Where games of these words are looked for. */
export const searchPath = (words: string): string =>
  words.trim() === ''
    ? '/casino-search'
    : `/casino-search?${new URLSearchParams({ q: words.trim() }).toString()}`;
