import type { LocalizedName } from '@paddock/contract/schemas';

/** A language the server writes to players in. One more begins here, and whatever has no words of it does not compile. */
export type SpokenLanguage = keyof LocalizedName;

/** What the server says to players, in every language it speaks. `writtenIn` chooses: theirs, the site's own, English. */
export type Spoken<Words> = Readonly<Record<SpokenLanguage, Words>>;

/** A site as what is written to its players knows it. */
export interface WritingSite {
  /** What it calls itself to players (`companyName` of its configuration). */
  readonly name: string;
  /** Its own language. */
  readonly language: string;
}
