import type { PromotionTerms } from '@paddock/contract/schemas';

import { isBoost } from '../coupon-gifts/gift-terms.ts';
import { contradictionAt, type Contradiction } from './check-terms.ts';

/** The first contradiction of a boost or an insurance. */
export function inBoosts({ gives }: PromotionTerms): Contradiction | undefined {
  if (!isBoost(gives)) return undefined;
  if ((gives.betsPerDay ?? 0) > (gives.bets ?? 1))
    return contradictionAt('/gives/betsPerDay', 'is more than the bets there are');
  if (
    gives.kind === 'odds-boost' &&
    (gives.minLegs ?? 1) > 1 &&
    gives.types?.includes('accumulator') === false
  )
    return contradictionAt('/gives/minLegs', 'is more than a single has');
  if (gives.kind !== 'accumulator-boost') return undefined;
  const falls = gives.steps.findIndex((step, at) => {
    const before = gives.steps[at - 1];
    return before !== undefined && (step.legs <= before.legs || step.percent <= before.percent);
  });
  return falls < 0
    ? undefined
    : contradictionAt(`/gives/steps/${falls}`, 'has no more legs and percent than the one before it');
}
