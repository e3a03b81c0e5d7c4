import { allowedLanguages, type SiteConfig } from '@paddock/contract';

/** In what languages a page is offered to search engines. */
export interface PageLanguages {
  readonly codes: readonly string[];
  /** The one of `x-default`; undefined where the page is in none that guests may see. */
  readonly byDefault: string | undefined;
}

/**
 * The languages of a page: all that guests may see, or those of them that it is written in. What it is shown in elsewhere is
 * another language's text, which search engines would take for a translation.
 */
export function pageLanguages(
  languages: SiteConfig['languages'],
  written: readonly string[] | undefined,
): PageLanguages {
  const codes = allowedLanguages(languages, false).filter((code) => written?.includes(code) ?? true);
  const { fallback } = languages;
  return { codes, byDefault: codes.includes(fallback) ? fallback : codes[0] };
}
