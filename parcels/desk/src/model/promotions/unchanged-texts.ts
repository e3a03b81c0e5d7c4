import type { PromotionTerms } from '@paddock/contract/schemas';

import { leafDifferences } from '../leaf-differences.ts';

/** Texts say neither of these: another time or picture makes none of them untrue. */
const UNSAID: ReadonlySet<string> = new Set(['/opensAtMs', '/closesAtMs', '/picture']);

/**
 * Languages whose text still says what a sample or the version before says, while the terms or another language's text are
 * not the same any more: what it promises may be untrue.
 * @param origins what the terms can have begun with
 */
export function unchangedTexts(terms: PromotionTerms, origins: readonly PromotionTerms[]): readonly string[] {
  return Object.keys(terms.text).filter((language) => {
    const at = `/text/${language}`;
    const alike = origins
      .filter(({ text }) => text[language] !== undefined)
      .map((origin) => leafDifferences(origin, terms).filter(({ place }) => !UNSAID.has(place)))
      .filter((differences) => differences.every(({ place }) => !`${place}/`.startsWith(`${at}/`)));
    return alike.length > 0 && alike.every((differences) => differences.length > 0);
  });
}
