import type { ApiProblem } from '@paddock/shared-utils';
import type { PriceArbitrage } from '@paddock/contract/schemas';

/** The bets that a price was refused for; undefined for another refusal, or one that names none. */
export function arbitrageIn({ code, details }: ApiProblem): PriceArbitrage | undefined {
  if (code !== 'OVERRIDE_ARBITRAGE' || typeof details !== 'object' || details === null) return undefined;
  const { bookMilli, selections, markets = [] } = details as Partial<PriceArbitrage>;
  const isWhole = typeof bookMilli === 'number' && Array.isArray(selections) && Array.isArray(markets);
  return isWhole ? { bookMilli, selections, markets } : undefined;
}
