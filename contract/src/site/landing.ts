import type { LocalizedName } from '../schemas/primitives.ts';

/** A page that an advertisement leads to (S2-57), as the site's configuration has it. */
export interface SiteLanding {
  /** Begins with `landing-` (S5-01). */
  readonly id: string;
  readonly title: LocalizedName;
  /** Not readonly: an answer's schema has lists that may be changed. */
  readonly paragraphs: LocalizedName[];
  /** Where it leads on, without a language. */
  readonly button?: { readonly label: LocalizedName; readonly path: string };
}
