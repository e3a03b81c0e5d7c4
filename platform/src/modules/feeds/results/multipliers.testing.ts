import { legMultiplier } from '@paddock/contract';

import type { MarketResult } from './market-result.ts';

/** What 1 staked on each outcome at odds 2 comes back as: 2 win, 1 void, 1.5 half win, 0.5 half lose, 0 lose. */
export function multipliersAt2(result: MarketResult): Record<string, number> | undefined {
  if (result === undefined) return undefined;
  return Object.fromEntries(
    result.map(({ outcome, result: decided }) => {
      const { num, den } = legMultiplier(decided, 2000);
      return [outcome, Number(num) / Number(den)];
    }),
  );
}
