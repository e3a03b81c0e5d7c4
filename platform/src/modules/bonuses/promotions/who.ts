import type { PromotionTerms } from '@paddock/contract/schemas';

import { isOf, type WhoFacts } from '../../eligibility/index.ts';

/** Whether a promotion is for somebody; `wasOffered` says that an operator offered it to them. */
export function isFor(
  { who }: Pick<PromotionTerms, 'who'>,
  facts: WhoFacts,
  { wasOffered, nowMs }: { readonly wasOffered: boolean; readonly nowMs: number },
): boolean {
  if (who.byOffer === true && !wasOffered) return false;
  return isOf(who, facts, nowMs);
}
