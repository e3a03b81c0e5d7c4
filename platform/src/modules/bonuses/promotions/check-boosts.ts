import type { PromotionTerms, PromotionWrong } from '@paddock/contract/schemas';

import { isBoost } from '../coupon-gifts/gift-terms.ts';
import { contradictionAt } from './contradiction.ts';

/** The first contradiction of a boost or an insurance. */
export function inBoosts({ gives }: PromotionTerms): PromotionWrong | undefined {
  if (!isBoost(gives)) return undefined;
  if ((gives.betsPerDay ?? 0) > (gives.bets ?? 1))
    return contradictionAt('/gives/betsPerDay', 'moreThanBets');
  if (
    gives.kind === 'odds-boost' &&
    (gives.minLegs ?? 1) > 1 &&
    gives.types?.includes('accumulator') === false
  )
    return contradictionAt('/gives/minLegs', 'single');
  if (gives.kind !== 'accumulator-boost') return undefined;
  const falls = gives.steps.findIndex((step, at) => {
    const before = gives.steps[at - 1];
    return before !== undefined && (step.legs <= before.legs || step.percent <= before.percent);
  });
  return falls < 0 ? undefined : contradictionAt(`/gives/steps/${falls}`, 'steps');
}
