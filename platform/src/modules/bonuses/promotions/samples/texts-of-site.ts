import type { PromotionTexts } from '@paddock/contract/schemas';

/** Texts in the languages that a site speaks; in all of theirs where it speaks none of them, so that there is one to begin with. */
export function textsOfSite(texts: PromotionTexts, spoken: readonly string[]): PromotionTexts {
  const kept = Object.entries(texts).filter(([language]) => spoken.includes(language));
  return kept.length === 0 ? texts : Object.fromEntries(kept);
}
