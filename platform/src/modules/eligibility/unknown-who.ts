import type { Who } from '@paddock/contract/schemas';

import { isCountryCode } from '../identity/index.ts';

/** What `who` can name here. */
export interface WhoGround {
  /** Codes of the levels of loyalty, the lowest first; none where the site gives no points. */
  readonly levels: readonly string[];
  /** What the site is read in. */
  readonly languages: readonly string[];
  /** Codes of the segments of players. */
  readonly segments: readonly string[];
}

/** What is said in English of a part that is not there, by its rule: who asks by a command reads it as it is. */
export const SAID_OF_UNKNOWN = {
  level: 'is no level of loyalty',
  country: 'is no country that players register from',
  language: 'is no language of the site',
  segment: 'is no segment of players',
  currency: 'is no currency of the site',
} as const;

export interface UnknownWho {
  /** Within `who`, as a JSON pointer. */
  readonly at: string;
  readonly rule: Exclude<keyof typeof SAID_OF_UNKNOWN, 'currency'>;
}

/**
 * The first that is named and is not there, so that nobody is of it: a country of no account, while pages would name it to players
 * ("UK" is the United Kingdom to them, whose accounts are of `GB`), a language no account has, a level or a segment that is gone.
 */
export function unknownWhoIn(
  { countries = [], languages = [], fromLevel, segment }: Who,
  known: WhoGround,
): UnknownWho | undefined {
  if (fromLevel !== undefined && !known.levels.includes(fromLevel))
    return { at: '/fromLevel', rule: 'level' };
  const country = countries.findIndex((code) => !isCountryCode(code));
  if (country >= 0) return { at: `/countries/${country}`, rule: 'country' };
  const language = languages.findIndex((code) => !known.languages.includes(code));
  if (language >= 0) return { at: `/languages/${language}`, rule: 'language' };
  return segment === undefined || known.segments.includes(segment)
    ? undefined
    : { at: '/segment', rule: 'segment' };
}
