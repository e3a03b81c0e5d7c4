import type { NameLanguage } from './surnames.ts';

/**
 * What the names of a country are made of. Every entry is `Latin|Cyrillic`; lists are separated by spaces, and `_` inside
 * an entry stands for a space. A town is a stem and an ending; a club is a pattern with the town at `{}`.
 */
export interface CountryData {
  /** ISO 3166 code, `gb-eng` and `gb-sct` for the British countries. */
  readonly code: string;
  readonly slug: string;
  readonly name: string;
  readonly surnames: NameLanguage;
  readonly stems: string;
  readonly endings: string;
  readonly clubs: string;
  /** Football divisions from the top. */
  readonly divisions: string;
  /** The basketball championship, where there is one. */
  readonly basketball?: string;
}
