import type { MarketEntry } from '../book/entries.ts';

/**
 * What the chances of a market's prices come to together, in thousandths: above 1000 the house's margin. Of a market in which
 * two win at once (double chance) each price counts half. Outcomes that are closed while others are open can win no more and
 * count for nothing; where none is open all count, as they last stood.
 */
export function marketBookMilli({
  selections,
  type: { winners = 1 },
}: {
  readonly selections: MarketEntry['selections'];
  readonly type: Pick<MarketEntry['type'], 'winners'>;
}): number {
  const open = selections.filter((selection) => selection.open);
  const counted = open.length > 0 ? open : selections;
  const together = counted.reduce((sum, { oddsMilli }) => sum + 1_000 / oddsMilli, 0);
  return Math.round((together * 1_000) / winners);
}
