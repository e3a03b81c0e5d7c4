import type { LocalizedName, TradingMarketView } from '@paddock/contract/schemas';

/**
 * Those whose name, or the names of whose outcomes, hold every word that is typed, in small letters and without accents;
 * all of them where nothing is.
 */
export function marketsCalled(
  markets: readonly TradingMarketView[],
  nameOf: (name: LocalizedName) => string,
  typed: string,
): readonly TradingMarketView[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return markets;
  return markets.filter(({ selections }) => {
    const names = selections.flatMap((one) => [nameOf(one.names.market), nameOf(one.names.outcome)]);
    const called = folded(names.join(' '));
    return words.every((word) => called.includes(word));
  });
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
