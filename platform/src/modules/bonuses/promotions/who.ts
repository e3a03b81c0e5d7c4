import { DAY_MS } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import type { PlayerFacts } from './promotions-parts.ts';

/** Whether a promotion is for somebody; `wasOffered` says that an operator offered it to them. */
export function isFor(
  { who }: Pick<PromotionTerms, 'who'>,
  { country, language, registeredAtMs }: PlayerFacts,
  { wasOffered, nowMs }: { readonly wasOffered: boolean; readonly nowMs: number },
): boolean {
  const { countries, languages, byOffer, newFor } = who;
  if (byOffer === true && !wasOffered) return false;
  if (countries !== undefined && (country === undefined || !countries.includes(country))) return false;
  if (languages !== undefined && !languages.includes(language)) return false;
  return newFor === undefined || nowMs < registeredAtMs + newFor * DAY_MS;
}
