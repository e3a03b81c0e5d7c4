import type { MarginMethod } from '../../odds/margin/margin-method.ts';
import type { MarketKind } from './market-type.ts';

/** Rules with so many outcomes that what longshots carry decides their prices: Shin's model is made for them. */
const OF_MANY_OUTCOMES: ReadonlySet<string> = new Set(['score', 'count', 'margin', 'half-and-full']);

/**
 * How the margin of a kind of market is put on and taken off where the operator says nothing: what it names itself; else of
 * ours by Shin where it has many outcomes and by the power method otherwise, of a provider's in proportion (rules §6).
 */
export function usualMarginMethod({
  margin,
  settlement,
}: Pick<MarketKind, 'margin' | 'settlement'>): MarginMethod {
  if (margin !== undefined) return margin;
  if (settlement === 'told') return 'proportional';
  // Of a field several may win together, which Shin's model knows nothing of.
  if (settlement === 'field') return 'power';
  return OF_MANY_OUTCOMES.has(settlement.by) ? 'shin' : 'power';
}
